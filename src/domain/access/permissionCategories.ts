import { ACTIONS, type ActionName } from './actions';
import type { Access } from './deriveAccess';
import { isAllowed } from './isAllowed';
import { visibleEnvironments } from './visibleEnvironments';

/** The permissions on a category. */
export const PERMISSION_ACTIONS = ['read', 'write', 'list'] as const;

type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

interface PermissionCategory {
  /** The displayed name (section 3). */
  readonly label: string;
  /** The actions whose rules decide about reading one item, changing items, and listing all. */
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

/** The resource categories of permissions, each with its actions. */
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
  // Everyone creates and follows output of their own projects; the list shows all tasks.
  output: category('Output', 'project.edit', 'project.edit', 'output-task.read'),
  user_interface: category('User interfaces', 'user-interface.use', 'user-interface.edit'),
  connector: category('Connector', 'settings.read', 'connector.manage'),
  settings: category('Settings', 'settings.read', 'settings.update'),
} as const satisfies Record<string, PermissionCategory>;

/** The name of a resource category. */
export type PermissionCategoryName = keyof typeof PERMISSION_CATEGORIES;

/**
 * Whether a permission on a category is granted in the current environment. An environment the user can't see hides
 * everything but the list of environments, whatever the user's roles elsewhere.
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
