import type { ComponentType } from 'react';
import type { PathId } from '@/domain/paths';

/** The first page of most visits, whose code is part of the console. */
export const FIRST_PAGE = 'environments';

/** Loads the code of a page. */
export type PageLoader = () => Promise<ComponentType>;

const outputTasksPage = async () => (await import('../pages/OutputTasksPage')).OutputTasksPage;
const templatePage = async () => (await import('../pages/TemplatePage')).TemplatePage;
const subscriptionPage = async () => (await import('../pages/SubscriptionPage')).SubscriptionPage;
const userPage = async () => (await import('../pages/UserPage')).UserPage;
const unauthorizedPage = async () => (await import('../pages/UnauthorizedPage')).UnauthorizedPage;

/** The page of each route except `FIRST_PAGE`. Separate from the table, which the pages themselves import. */
export const PAGE_LOADERS: Readonly<Record<Exclude<PathId, typeof FIRST_PAGE>, PageLoader>> = {
  home: subscriptionPage,
  subscription: subscriptionPage,
  usage: async () => (await import('../pages/UsagePage')).UsagePage,
  activity: async () => (await import('../pages/ActivityPage')).ActivityPage,
  reports: async () => (await import('../pages/ReportsPage')).ReportsPage,
  users: async () => (await import('../pages/UsersPage')).UsersPage,
  'user-details': userPage,
  'user-groups': userPage,
  'user-individual-access': userPage,
  'user-history': userPage,
  groups: async () => (await import('../pages/GroupsPage')).GroupsPage,
  group: async () => (await import('../pages/GroupPage')).GroupPage,
  roles: async () => (await import('../pages/RolesPage')).RolesPage,
  'individual-access': async () => (await import('../pages/IndividualAccessPage')).IndividualAccessPage,
  'identity-domains': async () => (await import('../pages/IdentityDomainsPage')).IdentityDomainsPage,
  'my-account': async () => (await import('../pages/MyAccountPage')).MyAccountPage,
  'my-activity': async () => (await import('../pages/MyActivityPage')).MyActivityPage,
  invitations: async () => (await import('../pages/InvitationsPage')).InvitationsPage,
  'refresh-token': async () => (await import('../pages/RefreshTokenPage')).RefreshTokenPage,
  '401': unauthorizedPage,
  unauthorized: unauthorizedPage,
  environment: async () => (await import('../pages/EnvironmentPage')).EnvironmentPage,
  publisher: async () => (await import('../pages/PublisherPage')).PublisherPage,
  templates: async () => (await import('../pages/TemplatesPage')).TemplatesPage,
  'template-new': templatePage,
  template: templatePage,
  collections: async () => (await import('../pages/CollectionsPage')).CollectionsPage,
  projects: async () => (await import('../pages/ProjectsPage')).ProjectsPage,
  project: async () => (await import('../pages/ProjectPage')).ProjectPage,
  'output-settings': async () => (await import('../pages/OutputSettingsPage')).OutputSettingsPage,
  'output-setting': async () => (await import('../pages/OutputSettingPage')).OutputSettingPage,
  'studio-output-tasks': outputTasksPage,
  'output-tasks': outputTasksPage,
  'user-interfaces': async () => (await import('../pages/UserInterfacesPage')).UserInterfacesPage,
  'user-interface': async () => (await import('../pages/UserInterfacePage')).UserInterfacePage,
  media: async () => (await import('../pages/MediaPage')).MediaPage,
  fonts: async () => (await import('../pages/FontsPage')).FontsPage,
  'brand-kits': async () => (await import('../pages/BrandKitsPage')).BrandKitsPage,
  'brand-kit': async () => (await import('../pages/BrandKitPage')).BrandKitPage,
  settings: async () => (await import('../pages/SettingsPage')).SettingsPage,
  integrations: async () => (await import('../pages/IntegrationsPage')).IntegrationsPage,
  'web-hooks': async () => (await import('../pages/WebHooksPage')).WebHooksPage,
  connectors: async () => (await import('../pages/ConnectorsPage')).ConnectorsPage,
  'environment-usage': async () => (await import('../pages/EnvironmentUsagePage')).EnvironmentUsagePage,
  'environment-activity': async () =>
    (await import('../pages/EnvironmentActivityPage')).EnvironmentActivityPage,
  compare: async () => (await import('../pages/ComparePage')).ComparePage,
  'environment-account': async () => (await import('../pages/MyAccountPage')).MyAccountPage,
};
