import { notFound } from '../../http/Problem';
import type { Handlers } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { handOverProjects, selectLeftovers, selectOwnedItems } from './ownedItems';

type Ids = 'getOwnedItems' | 'handOverOwnedItems' | 'listLeftovers';

/** The operations on items of users who leave or have left. */
export const ownedItemHandlers: Handlers<Ids> = {
  async getOwnedItems({ database, enterSubscription, params }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const items = await selectOwnedItems(database, {
      subscriptionId: subscription.id,
      userId: params.userId,
    });
    if (!items) throw notFound('user');
    return items;
  },

  async handOverOwnedItems({ database, enterSubscription, params, body, now }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const owner = { subscriptionId: subscription.id, userId: params.userId };
    await database.transaction(async (transaction) => {
      await lockSubscription(transaction, subscription.id);
      if (!(await selectOwnedItems(transaction, owner))) throw notFound('user');
      await handOverProjects(transaction, owner, body.receiverId, now);
    });
    return undefined;
  },

  async listLeftovers({ database, enterSubscription, params }) {
    const subscription = await enterSubscription(params.subscriptionId);
    return selectLeftovers(database, subscription.id);
  },
};
