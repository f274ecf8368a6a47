import { demoUserId, demoGroupId, ENVIRONMENTS } from '@/demo';
import type { Persona } from './personas';

/**
 * Where each demo account lands on each route of section 2, written by hand from the spec and its readings, and not
 * worked out by the code under test.
 *
 * `=` the page opens · `E` /environments · `4` /401 · `P` studio projects of the account's environment ·
 * `U` /unauthorized
 */
export type Landing = '=' | 'E' | '4' | 'P' | 'U';

/** The order of the columns of the table below. */
export const COLUMNS = [
  'fullAccess',
  'subscriptionAdmin',
  'environmentAdmin',
  'templateDesigner',
  'contentAdmin',
  'contentAdminClassic',
  'user',
  'userMany',
  'noRole',
] as const satisfies readonly Persona[];

export type Column = (typeof COLUMNS)[number];

/** The environment an account works in: all in Aurora production but the one of the older price book. */
export function environmentOf(persona: Column): string {
  return persona === 'contentAdminClassic' ? ENVIRONMENTS.borealisProduction : ENVIRONMENTS.auroraProduction;
}

const aUser = demoUserId('user@demo.test');
const aGroup = demoGroupId('aurora', 'All users');
const anId = '00000000-0000-4000-8000-000000000001';

interface AccessRow {
  /** Rows of the requirements this route proves. */
  rows: string;
  /** `$E` stands for the environment of the account. */
  path: string;
  /** One mark a column. */
  landings: string;
}

export const ACCESS_TABLE: readonly AccessRow[] = [
  //                                                                 FA SA EA TD CA CC US UM NR
  { rows: 'R2.03', path: '/', landings: '= = E E P E P E U' },
  { rows: 'R2.04', path: '/subscription-management', landings: '= = E E P E P E U' },
  { rows: 'R2.05 R2.06', path: '/environments', landings: '= = = = = = = = U' },
  { rows: 'R2.07', path: '/my-account', landings: '= = = = = = = = =' },
  { rows: 'R2.08', path: '/user-management/users', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.09', path: `/user-management/users/${aUser}/details`, landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.10', path: `/user-management/users/${aUser}/groups`, landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.11', path: `/user-management/users/${aUser}/individual-access`, landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.12', path: '/user-management/groups', landings: '= = 4 4 P 4 P 4 U' },
  { rows: 'R2.13', path: `/user-management/groups/${aGroup}`, landings: '= = 4 4 P 4 P 4 U' },
  { rows: 'R2.14', path: '/user-management/roles', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.15', path: '/environments/$E', landings: '= = = = = = = = =' },
  { rows: 'R2.16', path: '/environments/$E/my-account', landings: '= = = = = = = = =' },
  { rows: 'R2.17', path: '/environments/$E/settings', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.18', path: '/environments/$E/settings/integrations', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.19', path: '/environments/$E/settings/connectors', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.20', path: '/environments/$E/output-tasks', landings: '= = = = P 4 P 4 U' },
  { rows: 'R2.21', path: '/environments/$E/studio/output-tasks', landings: '= = = = P 4 P 4 U' },
  { rows: 'R2.22 R2.43', path: '/environments/$E/publisher', landings: '= = = = = = P 4 U' },
  { rows: 'R2.23 R2.43', path: '/environments/$E/media', landings: '= = = = = = P 4 U' },
  { rows: 'R2.24 R2.30', path: '/environments/$E/studio/templates', landings: '= = = = P = P 4 U' },
  { rows: 'R2.25 R2.30', path: '/environments/$E/studio/collections', landings: '= = = = P = P 4 U' },
  { rows: 'R2.26 R2.31', path: '/environments/$E/studio/output-settings', landings: '= = = = P = P 4 U' },
  {
    rows: 'R2.26 R2.31',
    path: `/environments/$E/studio/output-settings/${anId}`,
    landings: '= = = = P = P 4 U',
  },
  { rows: 'R2.27 R2.31', path: '/environments/$E/studio/user-interfaces', landings: '= = = = P = P 4 U' },
  {
    rows: 'R2.27 R2.31',
    path: `/environments/$E/studio/user-interfaces/${anId}`,
    landings: '= = = = P = P 4 U',
  },
  { rows: 'R2.28 R2.32', path: '/environments/$E/fonts', landings: '= = = = P = P 4 U' },
  { rows: 'R2.29 R2.32', path: '/environments/$E/brand-kits', landings: '= = = = P = P 4 U' },
  { rows: 'R2.29 R2.32', path: `/environments/$E/brand-kits/${anId}`, landings: '= = = = P = P 4 U' },
  { rows: 'R2.33 R2.35', path: `/environments/$E/studio/templates/${anId}`, landings: '= 4 4 = 4 = 4 4 4' },
  { rows: 'R2.34 R2.35', path: '/environments/$E/studio/templates/new', landings: '= 4 4 = 4 = 4 4 4' },
  { rows: 'R2.36', path: '/environments/$E/studio/projects', landings: '= = = = = = = = =' },
  { rows: 'R2.37', path: `/environments/$E/studio/projects/${anId}`, landings: '= = = = = = = = =' },
  // Pages section 2 has no route for: open to whom the page that holds them is open.
  { rows: 'usage', path: '/subscription-management/usage', landings: '= = E E P E P E U' },
  { rows: 'activity', path: '/subscription-management/activity', landings: '= = E E P E P E U' },
  { rows: 'activity', path: '/environments/$E/settings/activity', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'activity', path: '/my-account/activity', landings: '= = = = = = = = =' },
  { rows: 'activity', path: `/user-management/users/${aUser}/history`, landings: '= = 4 4 P 4 P 4 U' },
  { rows: 'reports', path: '/subscription-management/reports', landings: '= = = E P E P E U' },
  { rows: 'individual access', path: '/user-management/individual-access', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'sign-in domains', path: '/user-management/identity-domains', landings: '= = 4 4 P 4 P 4 U' },
  { rows: 'usage', path: '/environments/$E/settings/usage', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'web hooks', path: '/environments/$E/studio/web-hooks', landings: '= = = = P 4 P 4 U' },
  { rows: 'compare', path: '/environments/$E/settings/compare', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.39', path: '/401', landings: '= = = = = = = = =' },
  { rows: 'R2.40', path: '/unauthorized', landings: '= = = = = = = = =' },
];

/** The path a mark stands for. */
export function landingPath(mark: Landing, path: string, persona: Column): string {
  const environmentId = environmentOf(persona);
  switch (mark) {
    case '=':
      return path.replace('$E', environmentId);
    case 'E':
      return '/environments';
    case '4':
      return '/401';
    case 'P':
      return `/environments/${environmentId}/studio/projects`;
    case 'U':
      return '/unauthorized';
  }
}
