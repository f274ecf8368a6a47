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
import { ROUTES } from '../routeTable/routeTable';

const pages = ROUTES.filter(({ layout }) => layout !== 'bare').map(({ id, title, path, rule }) => ({
  id: `page.${id}`,
  label: title,
  kind: 'page' as const,
  // Pages in an environment require seeing it.
  rule: path.includes(':environmentId') ? inEnvironment(rule) : rule,
}));

const actions = Object.entries(ACTIONS).map(([name, { label, rule }]) => ({
  id: name,
  label,
  kind: 'action' as const,
  rule,
}));

/** The targets of access checks: every page of the route table, each title once, and every action. */
export const accessTargets = [
  ...pages.filter(({ label }, index) => pages.findIndex((other) => other.label === label) === index),
  ...actions,
];

const CATEGORIES = Object.keys(PERMISSION_CATEGORIES) as PermissionCategoryName[];

/** The targets of each role: pages, actions, and read, write and list for each resource category. */
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
