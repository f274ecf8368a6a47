import { CLIENTS, demoGroupId, demoId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import type { OperationId } from '../../../platform/management/operations';
import type { CallInput } from './startTestPlatform';

/** A call for the platform and the mocks. */
export type Step = [OperationId, CallInput?];

const { aurora, auroraArchive, borealis } = SUBSCRIPTIONS;
const { auroraProduction, auroraSandbox, auroraDevelopment, borealisProduction, borealisSandbox } =
  ENVIRONMENTS;
const range = { startDate: '2026-04-10', endDate: '2026-05-20' };
const user = (name: string) => demoUserId(name.includes('@') ? name : `${name}@demo.test`);
const member = (name: string) => ({ params: { userId: user(name), subscriptionId: aurora } });
const noTask = { params: { subscriptionId: aurora, taskId: user('user') } };
const federated = 'quality.01@sso.demo.test';
const pending = 'marketing.06';
const campaign = demoGroupId('aurora', 'Campaign builders');
const everyone = demoGroupId('aurora', 'All users');
const printShop = demoGroupId('borealis', 'Print shop');
const webShop = demoId('integration:auroraProduction:Web shop');

const ofSubscription = (subscriptionId: string): Step[] => [
  ['getSubscription', { params: { subscriptionId }, query: { avgPerMonths: 3 } }],
  ['listSubscriptionUsers', { params: { subscriptionId } }],
  ['listSubscriptionEnvironmentRoles', { params: { subscriptionId } }],
  ['listUserGroups', { query: { subscriptionId } }],
  ['getSubscriptionUser', { params: { subscriptionId, userId: user('user') } }],
  ['listUserGroupsOfUser', { params: { subscriptionId, userId: user('user.many') } }],
  ['getOwnedItems', { params: { subscriptionId, userId: user('user.many') } }],
  ['listLeftovers', { params: { subscriptionId } }],
  ...(['day', 'month', 'year', 'environment', 'name'] as const).map((groupBy): Step => [
    'getSubscriptionRenders',
    { params: { subscriptionId }, query: { groupBy, ...range, top: 2 } },
  ]),
  ['getSubscriptionRenders', { params: { subscriptionId }, query: { groupBy: 'year' } }],
  ['getTotalSubscriptionUsages', { query: { subscriptionId, ...range } }],
];

/** A read of every kind, of objects the caller may and may not see. */
export const READS: Step[] = [
  ['listEnvironments'],
  ['listEnvironments', { query: { subscriptionId: aurora } }],
  ['listEnvironments', { query: { environmentName: 'AURORA production' } }],
  ...Object.values(ENVIRONMENTS).map((environmentId): Step => [
    'getEnvironment',
    { params: { environmentId } },
  ]),
  ['getEnvironmentRenders', { params: { environmentId: auroraProduction }, query: { groupBy: 'month' } }],
  [
    'getEnvironmentRenders',
    { params: { environmentId: auroraSandbox }, query: { groupBy: 'name', ...range } },
  ],
  ['listSubscriptions'],
  ...[aurora, auroraArchive, borealis].flatMap(ofSubscription),
  ['getMe'],
  ['getMyPermissions'],
  ['listMyInvitations'],
  ['listMyActivity'],
  ['listMyActivity', { query: { kind: 'group', limit: 1 } }],
  ['listSubscriptionActivity', { params: { subscriptionId: aurora } }],
  ['listSubscriptionActivity', { params: { subscriptionId: aurora }, query: { limit: 3 } }],
  [
    'listSubscriptionActivity',
    { params: { subscriptionId: aurora }, query: { object: `user:${user('user')}` } },
  ],
  ['listSubscriptionActivity', { params: { subscriptionId: aurora }, query: { search: 'OPEN' } }],
  [
    'listSubscriptionActivity',
    { params: { subscriptionId: aurora }, query: { actor: webShop, environmentId: auroraProduction } },
  ],
  ['listSubscriptionActivity', { params: { subscriptionId: borealis } }],
  ['getUserGroup', { params: { id: campaign } }],
  ['listGroupUsers', { params: { id: campaign } }],
  ['listGroupUsers', { params: { id: everyone }, query: { limit: 3, offset: 2 } }],
  ['listAvailablePermissions'],
  ['listIntegrations', { query: { environmentId: auroraProduction } }],
  ['listIntegrations', { query: { environmentId: borealisProduction } }],
  ['getIntegration', { params: { clientId: webShop } }],
  ['getIntegrationPermissions', { params: { clientId: webShop } }],
  ['getTotalCustomerUsages', { query: { customerId: CLIENTS.aurora, ...range } }],
  ['getTotalEnvironmentUsages', { query: { environmentId: auroraProduction, ...range } }],
  ['getTotalStudioUsages', { query: range }],
  ['getTotalStudioUsages', { query: { environmentId: auroraSandbox, ...range } }],
  ['listRoles'],
  ['ping'],
];

const newEnvironment = { subscriptionId: aurora, type: 'development' };
const toSandbox = { environmentId: auroraSandbox, userRole: 'User' };
const toBorealis = { environmentId: borealisSandbox, userRole: 'User' };
const invitation = { subscriptionId: aurora, userEmails: ['b@new.test'], userGroupIds: [] };
const newGroup = { subscriptionId: aurora, name: 'Fresh', environmentRoles: [toSandbox] };

/** Changes by area, including refused ones; each builds on the previous ones. */
export const CHANGES: Record<string, Step[]> = {
  environments: [
    ['createEnvironment', { body: { subscriptionId: aurora, type: 'sandbox' } }],
    ['createEnvironment', { body: { subscriptionId: aurora, type: 'sandbox', name: 'aurora SANDBOX' } }],
    ['createEnvironment', { body: { subscriptionId: borealis, type: 'sandbox' } }],
    [
      'createEnvironment',
      {
        body: {
          ...newEnvironment,
          name: '  New Äne ',
          description: '',
          environmentRoles: [
            { userRole: 'TD', userId: user('user') },
            { userRole: 'User', userGroupId: campaign },
          ],
        },
      },
    ],
    [
      'createEnvironment',
      { body: { ...newEnvironment, environmentRoles: [{ userRole: 'TD', userGroupId: campaign }] } },
    ],
    ['listEnvironments'],
    [
      'updateEnvironment',
      {
        params: { environmentId: auroraDevelopment },
        body: { name: ' Aurora tests ', description: ' Tries ' },
      },
    ],
    [
      'updateEnvironment',
      { params: { environmentId: auroraDevelopment }, body: { name: 'AURORA tests', description: '' } },
    ],
    [
      'updateEnvironment',
      { params: { environmentId: auroraDevelopment }, body: { name: 'aurora PRODUCTION' } },
    ],
    ['deleteEnvironment', { params: { environmentId: auroraDevelopment } }],
    ['deleteEnvironment', { params: { environmentId: auroraDevelopment } }],
    ['listEnvironments'],
    ['getSubscription', { params: { subscriptionId: aurora } }],
    [
      'getSubscriptionRenders',
      { params: { subscriptionId: aurora }, query: { groupBy: 'environment', ...range } },
    ],
  ],
  'invitations, again and again': [
    ...Array.from({ length: 6 }, (): Step => ['inviteUsers', { body: invitation }]),
    ['inviteUsers', { body: { ...invitation, userEmails: ['B@new.test', 'c@new.test', 'B@new.test'] } }],
    ['inviteUsers', { body: { ...invitation, userEmails: ['b@new.test', 'none'] } }],
    ...Array.from({ length: 6 }, (): Step => ['inviteToTrial', { body: { email: 'b@new.test' } }]),
  ],
  members: [
    ['deactivateUser', member('user')],
    ['activateUser', member('user')],
    ['activateUser', member(pending)],
    [
      'startUserTask',
      {
        params: { subscriptionId: aurora },
        body: { kind: 'activate', userIds: [user('user'), user('user')] },
      },
    ],
    ['listUserTasks', { params: { subscriptionId: aurora } }],
    [
      'startInvitationTask',
      {
        params: { subscriptionId: aurora },
        body: { userEmails: ['a@new.test', 'A@new.test', 'nope'], userGroupIds: [campaign, everyone] },
      },
    ],
    [
      'startInvitationTask',
      { params: { subscriptionId: aurora }, body: { userEmails: ['a@new.test'], userGroupIds: [printShop] } },
    ],
    ['getUserTask', noTask],
    ['listUserTaskResults', noTask],
    ['stopUserTask', noTask],
    ['undoUserTask', noTask],
    ['deactivateUser', member(pending)],
    ['deactivateUser', member('subscription.admin')],
    ['deactivateUser', member('prepress.03')],
    [
      'updateSubscriptionRoles',
      { ...member('user'), body: { subscriptionRoles: ['TD', 'SubscriptionAdmin'] } },
    ],
    ['updateSubscriptionRoles', { ...member('user.many'), body: { subscriptionRoles: ['TD'] } }],
    ['updateSubscriptionRoles', { ...member('no.role'), body: { subscriptionRoles: ['TD'] } }],
    ['updateSubscriptionRoles', { ...member('subscription.admin'), body: { subscriptionRoles: [] } }],
    ['updateUserEnvironments', { ...member('user'), body: { environmentRoles: [toSandbox] } }],
    ['updateUserEnvironments', { ...member('user'), body: { environmentRoles: [toBorealis] } }],
    [
      'updateUserEnvironments',
      { ...member('user'), body: { environmentRoles: [] }, headers: { 'if-match': '"of another time"' } },
    ],
    [
      'updateSubscriptionRoles',
      { ...member('user'), body: { subscriptionRoles: [] }, headers: { 'if-match': '"of another time"' } },
    ],
    ['addUserToGroups', { ...member('user'), body: { userGroupIds: [campaign] } }],
    ['addUserToGroups', { ...member('user'), body: { userGroupIds: [printShop] } }],
    ['addUserToGroups', { ...member(federated), body: { userGroupIds: [campaign] } }],
    ['removeUserFromGroups', { ...member('user'), body: { userGroupIds: [everyone] } }],
    ['removeUserFromGroups', { ...member('user'), body: { userGroupIds: [campaign] } }],
    ['updateUserName', { params: { userId: user('user') }, body: { firstName: ' A ', lastName: 'B' } }],
    [
      'updateUserName',
      { params: { userId: user('content.admin.classic') }, body: { firstName: 'A', lastName: 'B' } },
    ],
    ['updateUserName', { params: { userId: user(pending) }, body: { firstName: 'A', lastName: 'B' } }],
    ['updateUserName', { params: { userId: user('full.access') }, body: { firstName: 'A', lastName: 'B' } }],
    ['removeUserFromSubscription', { ...member('user'), query: { role: 'SA' } }],
    ['handOverOwnedItems', { ...member('user'), body: { receiverId: user('user') } }],
    ['handOverOwnedItems', { ...member('user'), body: { receiverId: user('subscription.admin') } }],
    [
      'removeUserFromSubscription',
      { ...member('user'), query: { role: 'SA', handOverTo: user('subscription.admin') } },
    ],
    ['removeUserFromSubscription', member('user')],
    ['removeUserFromSubscription', member('user')],
    ['removeUserFromSubscription', member('subscription.admin')],
    ['listSubscriptionUsers', { params: { subscriptionId: aurora } }],
  ],
  invitations: [
    [
      'inviteUsers',
      {
        body: {
          subscriptionId: aurora,
          userEmails: ['a@new.test', 'A@new.test', 'user@demo.test', 'nope'],
          userGroupIds: [campaign, everyone],
          environments: [toSandbox],
        },
      },
    ],
    ['inviteUsers', { body: { ...invitation, userGroupIds: [printShop] } }],
    ['inviteUsers', { body: { ...invitation, environments: [toBorealis] } }],
    ['inviteToTrial', { body: { email: 'c@new.test' } }],
    ['inviteToTrial', { body: { email: 'subscription.admin@demo.test' } }],
    ['listMyInvitations'],
    ['acceptInvitation', { params: { subscriptionId: aurora } }],
    ['acceptInvitation', { params: { subscriptionId: SUBSCRIPTIONS.trial } }],
    ['getMyPermissions'],
    ['declineInvitation', { params: { subscriptionId: SUBSCRIPTIONS.trial } }],
    ['withdrawInvitation', { params: { userId: user('user') }, query: { subscriptionId: aurora } }],
    ['withdrawInvitation', { params: { userId: user(pending) }, query: { subscriptionId: aurora } }],
    ['listSubscriptionEnvironmentRoles', { params: { subscriptionId: aurora } }],
  ],
  groups: [
    ['createUserGroup', { body: newGroup }],
    ['createUserGroup', { body: { ...newGroup, name: ' FRESH ' } }],
    [
      'createUserGroup',
      { body: { ...newGroup, name: 'X', environmentRoles: [{ ...toSandbox, userRole: 'TD' }] } },
    ],
    ['createUserGroup', { body: { ...newGroup, name: 'X', environmentRoles: [toBorealis] } }],
    ['updateUserGroup', { params: { id: campaign }, body: { name: 'Reviewers' } }],
    [
      'updateUserGroup',
      { params: { id: campaign }, body: { name: 'C', description: null, environmentRoles: [] } },
    ],
    ['updateUserGroup', { params: { id: everyone }, body: { name: 'Other' } }],
    [
      'updateUserGroup',
      { params: { id: everyone }, body: { name: 'All users', environmentRoles: [toSandbox] } },
    ],
    [
      'updateUserGroup',
      { params: { id: campaign }, body: { name: 'Late' }, headers: { 'if-match': '"of another time"' } },
    ],
    ['addUsersToGroup', { params: { id: campaign }, body: { userIds: [user('user'), user('no.role')] } }],
    ['addUsersToGroup', { params: { id: campaign }, body: { userIds: [user('content.admin.classic')] } }],
    ['addUsersToGroup', { params: { id: campaign }, body: { userIds: [user(federated)] } }],
    ['removeUserFromGroup', { params: { id: campaign }, query: { userId: user('user') } }],
    ['removeUserFromGroup', { params: { id: campaign }, query: { userId: user('user') } }],
    ['removeUserFromGroup', { params: { id: everyone }, query: { userId: user('user') } }],
    ['deleteUserGroup', { params: { id: everyone } }],
    ['deleteUserGroup', { params: { id: campaign } }],
    ['listUserGroups', { query: { subscriptionId: aurora } }],
  ],
  integrations: [
    ['createIntegration', { body: { environmentId: auroraProduction, name: ' Mine ' } }],
    ['createIntegration', { body: { environmentId: auroraProduction, name: 'WEB shop' } }],
    ['createIntegration', { body: { environmentId: borealisProduction, name: 'Mine', description: ' ' } }],
    ['updateIntegration', { params: { clientId: webShop }, body: { name: 'Shop', description: null } }],
    ['updateIntegration', { params: { clientId: webShop }, body: { name: 'asset SYNC', description: null } }],
    [
      'replaceIntegrationPermissions',
      { params: { clientId: webShop }, body: { permissions: ['media:list', 'font:read', 'media:list'] } },
    ],
    ['rotateIntegrationSecret', { params: { clientId: webShop } }],
    ['endPreviousSecret', { params: { clientId: webShop } }],
    ['getIntegration', { params: { clientId: webShop } }],
    ['deleteIntegration', { params: { clientId: webShop } }],
    ['getIntegration', { params: { clientId: webShop } }],
    ['listIntegrations', { query: { environmentId: auroraProduction } }],
  ],
  domains: [
    [
      'replaceExternalIdpDomains',
      { params: { subscriptionId: aurora }, body: ['B.test', 'a.test', 'b.test'] },
    ],
  ],
  prices: [
    [
      'replacePrices',
      { params: { subscriptionId: aurora }, body: { currency: 'EUR', perRender: 0.025, perGigabyte: null } },
    ],
    ['getSubscription', { params: { subscriptionId: aurora } }],
    [
      'replacePrices',
      { params: { subscriptionId: aurora }, body: { currency: 'EUR', perRender: null, perGigabyte: null } },
    ],
    ['getSubscription', { params: { subscriptionId: aurora } }],
  ],
};
