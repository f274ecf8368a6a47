import { refusalOfGroupDeletion } from '@/domain/user-groups';
import { roleScope } from '../../access/authorize';
import type { Handlers } from '../operations';
import { refuseIf } from '../../http/Problem';
import { createGroup, deleteGroup, etagOf, updateGroup } from './groupChanges';
import { readGroup, requireGroup, selectGroupsOfSubscription } from './userGroupQueries';

type Ids = 'listUserGroups' | 'createUserGroup' | 'getUserGroup' | 'updateUserGroup' | 'deleteUserGroup';

/** The operations on groups themselves. */
export const userGroupHandlers: Handlers<Ids> = {
  async listUserGroups({ database, caller, enterSubscription, query }) {
    const subscription = await enterSubscription(query.subscriptionId);
    return selectGroupsOfSubscription(database, subscription.id, roleScope(caller, subscription));
  },

  async createUserGroup({ database, enterSubscription, body, reply }) {
    const subscription = await enterSubscription(body.subscriptionId);
    const group = await createGroup(database, subscription, body);
    reply.header('etag', etagOf(group));
    return readGroup(database, group.id, 'all');
  },

  async getUserGroup(call) {
    const { database, caller, params, reply } = call;
    const { group, subscription } = await requireGroup(call, params.id);
    reply.header('etag', etagOf(group));
    return readGroup(database, group.id, roleScope(caller, subscription));
  },

  async updateUserGroup(call) {
    const { database, params, body, request, reply } = call;
    const { group, subscription } = await requireGroup(call, params.id);
    const updated = await updateGroup(database, subscription, group.id, body, request.headers['if-match']);
    reply.header('etag', etagOf(updated));
    return readGroup(database, group.id, 'all');
  },

  async deleteUserGroup(call) {
    const { database, params } = call;
    const { group } = await requireGroup(call, params.id);
    refuseIf(refusalOfGroupDeletion(group));
    await deleteGroup(database, group.id);
    return undefined;
  },
};
