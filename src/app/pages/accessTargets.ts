import { ACTIONS, PERMISSION_ACTIONS, PERMISSION_CATEGORIES } from '@/domain/access';
import { ROUTES } from '../routes/routeTable';

const pages = ROUTES.filter(({ layout }) => layout !== 'bare').map(({ id, title, rule }) => ({
  id: `page.${id}`,
  label: title,
  kind: 'page' as const,
  rule,
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

/** Reading, changing and listing what each resource category is about. */
export const resourceTargets = Object.entries(PERMISSION_CATEGORIES).flatMap(([name, { label, actions }]) =>
  PERMISSION_ACTIONS.map((action) => ({
    id: `resource.${name}.${action}`,
    label: `${label}: ${action}`,
    kind: 'resource' as const,
    rule: ACTIONS[actions[action]].rule,
  })),
);
