import { demoGroupId, demoId, demoUserId, ENVIRONMENTS, outputSettingId, userInterfaceId } from '@/demo';
import type { Persona } from './personas';

/**
 * The page where each demo account arrives on each route of section 2, written by hand from the spec and its readings,
 * not computed by the code under test.
 *
 * `=` the page opens · `E` /environments · `4` /401 · `P` studio projects of the account's environment · `U`
 * /unauthorized
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

/** Returns the environment of an account: Aurora production, except for the one with the older price book. */
export function environmentOf(persona: Column): string {
  return persona === 'contentAdminClassic' ? ENVIRONMENTS.borealisProduction : ENVIRONMENTS.auroraProduction;
}

const aUser = demoUserId('user@demo.test');
const aGroup = demoGroupId('aurora', 'All users');
const anId = '00000000-0000-4000-8000-000000000001';

interface AccessRow {
  /** Rows of the requirements this route proves. */
  rows: string;
  /** `$E` is the environment of the account; `$S`, `$I`, `$K` and `$T` are its objects, see `pathOf`. */
  path: string;
  /** The heading of the page when it opens; for objects that an account lacks, the kind. */
  title: string | ((persona: Column) => string);
  /** One mark per column. */
  landings: string;
}

/** The heading of denied pages. */
export const REFUSED = 'Sorry, you don’t have access';

const ofEnvironment = (persona: Column): string => {
  // Its page asks users without a role there to request one.
  if (persona === 'noRole') return 'Environment';
  return persona === 'contentAdminClassic' ? 'Borealis production' : 'Aurora production';
};

/* Only Aurora has brand kits. */
const ofKit = (persona: Column): string => (persona === 'contentAdminClassic' ? 'Brand kit' : 'Aurora');

export const ACCESS_TABLE: readonly AccessRow[] = [
  //                                                                 FA SA EA TD CA CC US UM NR
  { rows: 'R2.03', path: '/', title: 'Aurora', landings: '= = E E P E P E U' },
  { rows: 'R2.04', path: '/subscription-management', title: 'Aurora', landings: '= = E E P E P E U' },
  { rows: 'R2.05 R2.06', path: '/environments', title: 'Environments', landings: '= = = = = = = = U' },
  { rows: 'R2.07', path: '/my-account', title: 'My account', landings: '= = = = = = = = =' },
  { rows: 'R2.08', path: '/user-management/users', title: 'Users', landings: '= = = 4 P 4 P 4 U' },
  {
    rows: 'R2.09',
    path: `/user-management/users/${aUser}/details`,
    title: 'Plain User',
    landings: '= = = 4 P 4 P 4 U',
  },
  {
    rows: 'R2.10',
    path: `/user-management/users/${aUser}/groups`,
    title: 'Plain User',
    landings: '= = = 4 P 4 P 4 U',
  },
  {
    rows: 'R2.11',
    path: `/user-management/users/${aUser}/individual-access`,
    title: 'Plain User',
    landings: '= = = 4 P 4 P 4 U',
  },
  { rows: 'R2.12', path: '/user-management/groups', title: 'User groups', landings: '= = 4 4 P 4 P 4 U' },
  {
    rows: 'R2.13',
    path: `/user-management/groups/${aGroup}`,
    title: 'All users',
    landings: '= = 4 4 P 4 P 4 U',
  },
  { rows: 'R2.14', path: '/user-management/roles', title: 'Roles', landings: '= = = 4 P 4 P 4 U' },
  { rows: 'R2.15', path: '/environments/$E', title: ofEnvironment, landings: '= = = = = = = = =' },
  { rows: 'R2.16', path: '/environments/$E/my-account', title: 'My account', landings: '= = = = = = = = =' },
  { rows: 'R2.17', path: '/environments/$E/settings', title: 'General', landings: '= = = 4 P 4 P 4 U' },
  {
    rows: 'R2.18',
    path: '/environments/$E/settings/integrations',
    title: 'Integrations',
    landings: '= = = 4 P 4 P 4 U',
  },
  {
    rows: 'R2.19',
    path: '/environments/$E/settings/connectors',
    title: 'Connectors',
    landings: '= = = 4 P 4 P 4 U',
  },
  {
    rows: 'R2.20',
    path: '/environments/$E/output-tasks',
    title: 'Output tasks',
    landings: '= = = = P 4 P 4 U',
  },
  {
    rows: 'R2.21',
    path: '/environments/$E/studio/output-tasks',
    title: 'Output tasks',
    landings: '= = = = P 4 P 4 U',
  },
  {
    rows: 'R2.22 R2.43',
    path: '/environments/$E/publisher',
    title: 'Publisher',
    landings: '= = = = = = P 4 U',
  },
  { rows: 'R2.23 R2.43', path: '/environments/$E/media', title: 'Media', landings: '= = = = = = P 4 U' },
  {
    rows: 'R2.24 R2.30',
    path: '/environments/$E/studio/templates',
    title: 'Templates',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.25 R2.30',
    path: '/environments/$E/studio/collections',
    title: 'Collections',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.26 R2.31',
    path: '/environments/$E/studio/output-settings',
    title: 'Output settings',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.26 R2.31',
    path: '/environments/$E/studio/output-settings/$S',
    title: 'PDF for the press',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.27 R2.31',
    path: '/environments/$E/studio/user-interfaces',
    title: 'User interfaces',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.27 R2.31',
    path: '/environments/$E/studio/user-interfaces/$I',
    title: 'For the shop',
    landings: '= = = = P = P 4 U',
  },
  { rows: 'R2.28 R2.32', path: '/environments/$E/fonts', title: 'Fonts', landings: '= = = = P = P 4 U' },
  {
    rows: 'R2.29 R2.32',
    path: '/environments/$E/brand-kits',
    title: 'Brand kits',
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.29 R2.32',
    path: '/environments/$E/brand-kits/$K',
    title: ofKit,
    landings: '= = = = P = P 4 U',
  },
  {
    rows: 'R2.33 R2.35',
    path: '/environments/$E/studio/templates/$T',
    title: 'Business card',
    landings: '= 4 4 = 4 = 4 4 4',
  },
  {
    rows: 'R2.34 R2.35',
    path: '/environments/$E/studio/templates/new',
    title: 'New template',
    landings: '= 4 4 = 4 = 4 4 4',
  },
  {
    rows: 'R2.36',
    path: '/environments/$E/studio/projects',
    title: 'My projects',
    landings: '= = = = = = = = =',
  },
  {
    rows: 'R2.37',
    path: `/environments/$E/studio/projects/${anId}`,
    title: 'Project',
    landings: '= = = = = = = = =',
  },
  // Pages without a route in section 2: open to those who may open their parent page.
  { rows: 'usage', path: '/subscription-management/usage', title: 'Usage', landings: '= = E E P E P E U' },
  {
    rows: 'activity',
    path: '/subscription-management/activity',
    title: 'Activity',
    landings: '= = E E P E P E U',
  },
  {
    rows: 'activity',
    path: '/environments/$E/settings/activity',
    title: 'Activity',
    landings: '= = = 4 P 4 P 4 U',
  },
  { rows: 'activity', path: '/my-account/activity', title: 'Activity', landings: '= = = = = = = = =' },
  {
    rows: 'activity',
    path: `/user-management/users/${aUser}/history`,
    title: 'Plain User',
    landings: '= = 4 4 P 4 P 4 U',
  },
  {
    rows: 'reports',
    path: '/subscription-management/reports',
    title: 'Reports',
    landings: '= = = E P E P E U',
  },
  {
    rows: 'individual access',
    path: '/user-management/individual-access',
    title: 'Individual access',
    landings: '= = = 4 P 4 P 4 U',
  },
  {
    rows: 'sign-in domains',
    path: '/user-management/identity-domains',
    title: 'Sign-in domains',
    landings: '= = 4 4 P 4 P 4 U',
  },
  { rows: 'usage', path: '/environments/$E/settings/usage', title: 'Usage', landings: '= = = 4 P 4 P 4 U' },
  {
    rows: 'web hooks',
    path: '/environments/$E/studio/web-hooks',
    title: 'Web hooks',
    landings: '= = = = P 4 P 4 U',
  },
  {
    rows: 'compare',
    path: '/environments/$E/settings/compare',
    title: 'Compare environments',
    landings: '= = = 4 P 4 P 4 U',
  },
  { rows: 'R2.39', path: '/401', title: REFUSED, landings: '= = = = = = = = =' },
  { rows: 'R2.40', path: '/unauthorized', title: REFUSED, landings: '= = = = = = = = =' },
];

/** Returns the path of a row for an account, with the ids of its environment. */
export function pathOf(path: string, persona: Column): string {
  const environmentId = environmentOf(persona);
  return path
    .replace('$E', environmentId)
    .replace('$S', outputSettingId(environmentId, 'PDF for the press'))
    .replace('$I', userInterfaceId(environmentId, 'For the shop'))
    .replace('$K', demoId(`brand-kit:${environmentId}:Aurora`))
    .replace('$T', demoId(`template:${environmentId}:Business card`));
}

/** Returns the path of a mark. */
export function landingPath(mark: Landing, path: string, persona: Column): string {
  const environmentId = environmentOf(persona);
  switch (mark) {
    case '=':
      return pathOf(path, persona);
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
