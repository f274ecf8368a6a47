export { ACTIONS, type ActionName } from './actions';
export { deniedRedirect, isTemplateEditorPath, studioProjectsPath } from './deniedRedirect';
export {
  deriveAccess,
  effectiveRoles,
  rolesInEnvironment,
  type Access,
  type AccessFacts,
  type AccessFlags,
  type FlagName,
} from './deriveAccess';
export { explain, withGrant, type Explanation, type Grant } from './explain';
export { isAllowed, type AccessRule, type Allowance } from './isAllowed';
export {
  PERMISSION_ACTIONS,
  PERMISSION_CATEGORIES,
  type PermissionAction,
  type PermissionCategory,
} from './permissionCategories';
export {
  hasUserScope,
  NO_PERMISSIONS,
  parsePermissions,
  type Permissions,
  type WirePermissions,
} from './permissions';
export { hasWeightOf, parseRole, parseRoles, ROLE_NAMES, ROLES, type RoleCode, type RoleName } from './roles';
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
