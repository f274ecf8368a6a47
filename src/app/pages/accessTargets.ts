import {
  ACTIONS,
  inEnvironment,
  isAllowed,
  isPermitted,
  PERMISSION_ACTIONS,
  PERMISSION_CATEGORIES,
  type Access,
  type PermissionCategoryName,
} from '@/domain/access';
import { ROUTES } from '../routes/routeTable';

const pages = ROUTES.filter(({ layout }) => layout !== 'bare').map(({ id, title, path, rule }) => ({
  id: `page.${id}`,
  label: title,
  kind: 'page' as const,
  // The address of an environment is closed to everybody who does not see it.
  rule: path.includes(':environmentId') ? inEnvironment(rule) : rule,
}));

const actions = Object.entries(ACTIONS).map(([name, { label, rule }]) => ({
  id: name,
  label,
  kind: 'action' as const,
  rule,
}));

/** Every page of the route table, each title once, and every action: what access can be asked for. */
export const accessTargets = [
  ...pages.filter(({ label }, index) => pages.findIndex((other) => other.label === label) === index),
  ...actions,
];

const CATEGORIES = Object.keys(PERMISSION_CATEGORIES) as PermissionCategoryName[];

/** What each role is held against: pages, actions, and to read, write and list what each resource category is about. */
export const roleTargets = [
  ...accessTargets.map((target) => ({
    ...target,
    passes: (access: Access) => isAllowed(target.rule, access),
  })),
  ...CATEGORIES.flatMap((name) =>
    PERMISSION_ACTIONS.map((action) => ({
      id: `resource.${name}.${action}`,
      label: `${PERMISSION_CATEGORIES[name].label}: ${action}`,
      kind: 'resource' as const,
      passes: (access: Access) => isPermitted(name, action, access),
    })),
  ),
];
