export { ACTIONS, type ActionName } from './actions';
export { deniedRedirect, isTemplateEditorPath } from './deniedRedirect';
export { deriveAccess, rolesInEnvironment, type Access, type AccessFacts } from './deriveAccess';
export { explain, withGrant } from './explain';
export { isAllowed, type AccessRule } from './isAllowed';
export { PERMISSION_ACTIONS, PERMISSION_CATEGORIES } from './permissionCategories';
export { hasUserScope, NO_PERMISSIONS, parsePermissions, type Permissions } from './permissions';
export { hasWeightOf, parseRole, parseRoles, ROLE_NAMES, ROLES, type RoleName } from './roles';
export {
  ANY_ROLE,
  DESIGN_AREA,
  EVERY_ROLE_EXCEPT_USER,
  EVERYONE,
  NOBODY,
  OUTPUT_TASKS,
  ROLES_PAGE,
  SETTINGS,
  SUBSCRIPTION_ADMIN,
  TEMPLATE_EDITOR,
  USER_PAGES,
} from './rules';
export { visibleEnvironments } from './visibleEnvironments';
