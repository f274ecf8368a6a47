import type { PathId } from '@/domain/paths';
import type { OwnScreen, Screen } from './support/ScreenState';
import * as activity from './tables/activity';
import * as areas from './tables/areas';
import * as output from './tables/output';
import * as publisher from './tables/publisher';
import * as tasks from './tables/outputTasks';
import * as library from './tables/library';
import * as own from './tables/console';
import * as inside from './tables/environment';
import * as people from './tables/people';
import * as project from './tables/project';
import * as editor from './tables/template';
import * as usage from './tables/usage';
import * as workspace from './tables/workspace';

/** Every screen of the route table by route id; a missing one does not compile. */
export const ROUTE_SCREENS = {
  home: workspace.home,
  subscription: workspace.subscription,
  usage: usage.usage,
  activity: activity.activity,
  reports: usage.reports,
  environments: workspace.environments,
  'my-account': workspace.myAccount,
  'my-activity': activity.myActivity,
  invitations: workspace.invitations,
  users: people.users,
  'user-details': people.userDetails,
  'user-groups': people.userGroups,
  'user-individual-access': people.userIndividualAccess,
  'user-history': activity.userHistory,
  groups: people.groups,
  group: people.group,
  roles: people.roles,
  'individual-access': people.individualAccess,
  'identity-domains': people.identityDomains,
  environment: inside.environment,
  'environment-account': workspace.environmentAccount,
  settings: inside.settings,
  integrations: inside.integrations,
  'environment-usage': usage.environmentUsage,
  'web-hooks': inside.webHooks,
  connectors: inside.connectors,
  'environment-activity': activity.environmentActivity,
  compare: inside.compare,
  publisher: publisher.publisher,
  media: library.media,
  fonts: areas.fonts,
  'brand-kits': areas.brandKits,
  'brand-kit': areas.brandKit,
  'output-tasks': tasks.outputTasks,
  templates: areas.templates,
  'template-new': editor.templateNew,
  template: editor.template,
  collections: areas.collections,
  projects: areas.projects,
  project: project.project,
  'output-settings': output.outputSettings,
  'output-setting': output.outputSetting,
  'studio-output-tasks': tasks.studioOutputTasks,
  'user-interfaces': output.userInterfaces,
  'user-interface': output.userInterface,
  'refresh-token': own.refreshToken,
  '401': own.denied,
  unauthorized: own.unauthorized,
} as const satisfies Record<PathId, Screen>;

/** Screens outside the route table. */
export const OWN_SCREENS = {
  shell: own.shell,
  'not-found': own.notFound,
  failures: own.failures,
  gate: own.gate,
  'user-migration': own.userMigration,
} as const satisfies Record<string, OwnScreen>;

/** Every screen of the console. */
export const SCREENS = { ...ROUTE_SCREENS, ...OWN_SCREENS };

/** Id of a screen. */
export type ScreenId = keyof typeof SCREENS;
