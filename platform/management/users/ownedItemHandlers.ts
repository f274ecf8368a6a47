import { authorize, requireSubscription } from '../../access/authorize';
import { notFound } from '../../http/Problem';
import type { Handlers } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { handOverProjects, selectLeftovers, selectOwnedItems } from './ownedItems';

type Ids = 'getOwnedItems' | 'handOverOwnedItems' | 'listLeftovers';

/** The calls on items of people who leave or have left. */
export const ownedItemHandlers: Handlers<Ids> = {
  async getOwnedItems({ database, caller, params }) {
    const subscription = await requireSubscription(database, caller, params.subscriptionId);
    authorize(caller, 'user.remove', subscription);
    const items = await selectOwnedItems(database, {
      subscriptionId: subscription.id,
      userId: params.userId,
    });
    if (!items) throw notFound('user');
    return items;
  },

  async handOverOwnedItems({ database, caller, params, body, now }) {
    const subscription = await requireSubscription(database, caller, params.subscriptionId);
    authorize(caller, 'user.remove', subscription);
    const owner = { subscriptionId: subscription.id, userId: params.userId };
    await database.transaction(async (transaction) => {
      await lockSubscription(transaction, subscription.id);
      if (!(await selectOwnedItems(transaction, owner))) throw notFound('user');
      await handOverProjects(transaction, owner, body.receiverId, now);
    });
    return undefined;
  },

  async listLeftovers({ database, caller, params }) {
    const subscription = await requireSubscription(database, caller, params.subscriptionId);
    authorize(caller, 'user.remove', subscription);
    return selectLeftovers(database, subscription.id);
  },
};
