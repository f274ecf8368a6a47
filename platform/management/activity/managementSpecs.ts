import { objectKey, type ManagementWrite } from '@/domain/activity';
import { at, type Spec } from '../../activity';
import type { Call } from '../operations';

type Specs = { readonly [Id in ManagementWrite]: Spec<Call<Id>> };

const groups = (ids: readonly string[]) => ids.map((id) => objectKey('group', id));
const users = (ids: readonly string[]) => ids.map((id) => objectKey('user', id));

type OfMember = { readonly params: { readonly userId: string; readonly subscriptionId: string } };

/** Changes of one member, serialized by the lock of the subscription. */
const member = {
  ids: at('userId'),
  place: ({ params }: OfMember) => ({ subscriptionId: params.subscriptionId }),
  lock: 'place',
} as const;
const membersGroups = {
  ...member,
  also: ({ body }: { readonly body: { readonly userGroupIds: readonly string[] } }) =>
    groups(body.userGroupIds),
} as const;
const answered = {
  ids: ({ caller }: Pick<Call<'acceptInvitation'>, 'caller'>) => [caller.user.id],
  place: ({ params }: Pick<Call<'acceptInvitation'>, 'params'>) => ({
    subscriptionId: params.subscriptionId,
  }),
} as const;
const integration = { ids: at('clientId'), lock: 'objects' } as const;

/** How each write of the management API is recorded. */
export const MANAGEMENT_SPECS: Specs = {
  createEnvironment: { place: ({ body }) => ({ subscriptionId: body.subscriptionId }) },
  updateEnvironment: { ids: at('environmentId'), lock: 'place' },
  deleteEnvironment: { ids: at('environmentId'), lock: 'objects' },
  replaceExternalIdpDomains: { ids: at('subscriptionId'), lock: 'objects' },
  replacePrices: { ids: at('subscriptionId'), lock: 'objects' },
  inviteUsers: {
    place: ({ body }) => ({ subscriptionId: body.subscriptionId }),
    also: ({ body }) => groups(body.userGroupIds),
    // Mail is sent after the transaction, and failed attempts count too.
    within: 'handler',
  },
  inviteToTrial: { within: 'handler' },
  // Accepting takes no lock, so it never waits.
  acceptInvitation: answered,
  declineInvitation: { ...answered, lock: 'place' },
  withdrawInvitation: {
    ids: at('userId'),
    place: ({ query }) => ({ subscriptionId: query.subscriptionId }),
    lock: 'place',
  },
  updateUserName: { ids: at('userId'), lock: 'objects' },
  // The handler queries name servers first.
  enableFederation: { ids: at('userId'), within: 'handler' },
  updateFederatedGroups: { ids: at('userId') },
  addMigratedUser: {},
  updateMigratedUser: { ids: at('userId'), lock: 'objects' },
  activateUser: member,
  deactivateUser: member,
  removeUserFromSubscription: member,
  handOverOwnedItems: member,
  updateSubscriptionRoles: member,
  updateUserEnvironments: member,
  addUserToGroups: membersGroups,
  removeUserFromGroups: membersGroups,
  createUserGroup: { place: ({ body }) => ({ subscriptionId: body.subscriptionId }) },
  updateUserGroup: { ids: at('id'), lock: 'place' },
  deleteUserGroup: { ids: at('id'), lock: 'objects' },
  addUsersToGroup: {
    ids: at('id'),
    lock: 'place',
    also: ({ body }) => users(body.userIds),
    among: ({ body }) => body.userIds.map((id) => id.toLowerCase()),
  },
  removeUserFromGroup: {
    ids: at('id'),
    lock: 'place',
    also: ({ query }) => users([query.userId]),
    among: ({ query }) => [query.userId.toLowerCase()],
  },
  createIntegration: { place: ({ body }) => ({ environmentId: body.environmentId }) },
  updateIntegration: integration,
  deleteIntegration: integration,
  replaceIntegrationPermissions: integration,
  rotateIntegrationSecret: integration,
  endPreviousSecret: integration,
};
