import { ACTIONS, type ActionName } from './actions';
import type { Access } from './deriveAccess';
import { isAllowed } from './isAllowed';
import { visibleEnvironments } from './visibleEnvironments';

/** What can be permitted on a category. */
export const PERMISSION_ACTIONS = ['read', 'write', 'list'] as const;

type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

interface PermissionCategory {
  /** The name people see (section 3). */
  readonly label: string;
  /** What of the rules decides about reading one, changing them, and listing all. */
  readonly actions: Readonly<Record<PermissionAction, ActionName>>;
}

const same = (label: string, action: ActionName): PermissionCategory => ({
  label,
  actions: { read: action, write: action, list: action },
});

const category = (label: string, read: ActionName, write: ActionName, list = read): PermissionCategory => ({
  label,
  actions: { read, write, list },
});

/** The resource categories permissions are given on, each with what decides about it. */
export const PERMISSION_CATEGORIES = {
  user: category('User Management', 'user.read', 'user.invite'),
  client: category('Client', 'integration.read', 'integration.manage'),
  template: category('Templates', 'template.list', 'template.edit'),
  template_collection: category('Collections', 'collection.use', 'collection.edit'),
  myproject: same('Projects', 'project.edit'),
  output_settings: category('Output settings', 'output-setting.use', 'output-setting.edit'),
  workspace: same('Workspaces', 'publisher.use'),
  view_pref: same('View preferences', 'publisher.use'),
  font: category('Fonts', 'font.use', 'font.edit', 'font.list'),
  environment: category('My environments', 'environment.read', 'environment.create', 'environment.list'),
  media: category('Media', 'media.use', 'media.edit', 'media.list'),
  brandKit: category('Brand Kits', 'brand-kit.list', 'brand-kit.edit'),
  dataset: same('Data', 'publisher.use'),
  // Everybody makes files of projects of their own and follows those; the list is of all tasks.
  output: category('Output', 'project.edit', 'project.edit', 'output-task.read'),
  user_interface: category('User interfaces', 'user-interface.use', 'user-interface.edit'),
  connector: category('Connector', 'settings.read', 'connector.manage'),
  settings: category('Settings', 'settings.read', 'settings.update'),
} as const satisfies Record<string, PermissionCategory>;

/** The name of a resource category. */
export type PermissionCategoryName = keyof typeof PERMISSION_CATEGORIES;

/**
 * Whether somebody may do this to the things of a category in the current environment. All but the list of
 * environments is hidden from whoever does not see the environment, whatever role they hold elsewhere.
 */
export function isPermitted(name: PermissionCategoryName, action: PermissionAction, access: Access): boolean {
  const asked = PERMISSION_CATEGORIES[name].actions[action];
  const guid = access.facts.environmentId;
  const isHidden =
    asked !== 'environment.list' &&
    guid !== undefined &&
    visibleEnvironments([{ guid }], access).length === 0;
  return !isHidden && isAllowed(ACTIONS[asked].rule, access);
}
