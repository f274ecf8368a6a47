export { accessOfRole, isSubscriptionRole } from './accessOfRole';
export { ACTIONS, type ActionName } from './actions';
export { deniedRedirect, isTemplateEditorPath } from './deniedRedirect';
export { deriveAccess, rolesInEnvironment, type Access, type AccessFacts } from './deriveAccess';
export { describeRule } from './describeRule';
export { explain, withGrant } from './explain';
export { explainAccess, type AccessExplanation, type AccessScope, type Remedy } from './explainAccess';
export {
  permissionsFrom,
  roleSourcesOf,
  type EnvironmentRoleHeld,
  type GroupHolding,
  type Holder,
  type RoleSource,
} from './holdings';
export { isAllowed, type AccessRule } from './isAllowed';
export {
  ENVIRONMENT_ACTIONS,
  MANAGEMENT_ACTIONS,
  type OperationRight,
  type PickedAction,
} from './operationActions';
export {
  isPermitted,
  PERMISSION_ACTIONS,
  PERMISSION_CATEGORIES,
  type PermissionCategoryName,
} from './permissionCategories';
export { hasUserScope, NO_PERMISSIONS, parsePermissions, type Permissions } from './permissions';
export { previewRoles, rolesByEnvironment, type RolePreview } from './previewRoles';
export { notPermitted, refusalOfAction } from './refusalOfAction';
export { roleChangeOf, withoutChange, type RoleChange } from './roleChange';
export { readRoleEntries, sameRoles, writeRoleEntries } from './roleEntries';
export { roleScopeOf, type RoleScope } from './roleScope';
export { hasWeightOf, parseRole, parseRoles, ROLE_NAMES, ROLES, type RoleName } from './roles';
export {
  ANY_ROLE,
  DESIGN_AREA,
  EVERY_ROLE_EXCEPT_USER,
  EVERYONE,
  inEnvironment,
  NOBODY,
  OUTPUT_TASKS,
  ROLES_PAGE,
  SETTINGS,
  SUBSCRIPTION_ADMIN,
  TEMPLATE_EDITOR,
  USER_PAGES,
} from './rules';
export { visibleEnvironments } from './visibleEnvironments';
export { takesAction, watchRight } from './watchRight';
