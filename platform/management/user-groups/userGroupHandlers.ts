import { refusalOfGroupDeletion } from '@/domain/group';
import { authorize, requireSubscription, roleScope } from '../../access/authorize';
import type { Handlers } from '../operations';
import { refuseIf } from '../../http/Problem';
import { createGroup, deleteGroup, etagOf, updateGroup } from './groupChanges';
import { readGroup, requireGroup, selectGroupsOfSubscription } from './userGroupQueries';

type Ids = 'listUserGroups' | 'createUserGroup' | 'getUserGroup' | 'updateUserGroup' | 'deleteUserGroup';

/** The calls on groups themselves. */
export const userGroupHandlers: Handlers<Ids> = {
  async listUserGroups({ database, caller, query }) {
    const subscription = await requireSubscription(database, caller, query.subscriptionId);
    authorize(caller, 'group.read', subscription);
    return selectGroupsOfSubscription(database, subscription.id, roleScope(caller, subscription));
  },

  async createUserGroup({ database, caller, body, reply }) {
    const subscription = await requireSubscription(database, caller, body.subscriptionId);
    authorize(caller, 'group.manage', subscription);
    const group = await createGroup(database, subscription, body);
    reply.header('etag', etagOf(group));
    return readGroup(database, group.id, 'all');
  },

  async getUserGroup({ database, caller, params, reply }) {
    const { group, subscription } = await requireGroup(database, caller, params.id);
    authorize(caller, 'group.read', subscription);
    reply.header('etag', etagOf(group));
    return readGroup(database, group.id, roleScope(caller, subscription));
  },

  async updateUserGroup({ database, caller, params, body, request, reply }) {
    const { group, subscription } = await requireGroup(database, caller, params.id);
    authorize(caller, 'group.manage', subscription);
    const updated = await updateGroup(database, subscription, group.id, body, request.headers['if-match']);
    reply.header('etag', etagOf(updated));
    return readGroup(database, group.id, 'all');
  },

  async deleteUserGroup({ database, caller, params }) {
    const { group, subscription } = await requireGroup(database, caller, params.id);
    authorize(caller, 'group.manage', subscription);
    refuseIf(refusalOfGroupDeletion(group));
    await deleteGroup(database, group.id);
    return undefined;
  },
};
