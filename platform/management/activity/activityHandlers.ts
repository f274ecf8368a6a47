import { authorize, requireSubscription } from '../../access/authorize';
import { listActivity } from '../../activity';
import type { Call, Handlers } from '../operations';

type Ids = 'listSubscriptionActivity' | 'listMyActivity';

/** The calls on what was done. */
export const activityHandlers: Handlers<Ids> = {
  async listSubscriptionActivity(call) {
    const { database, caller, params } = call;
    const subscription = await requireSubscription(database, caller, params.subscriptionId);
    authorize(caller, 'activity.read', subscription);
    return listActivity(database, listCall(call), { subscriptionId: subscription.id });
  },

  listMyActivity: (call) => listActivity(call.database, listCall(call), { ownId: call.caller.user.id }),
};

const listCall = ({ query, request, settings }: Call<Ids>) => ({
  query: query ?? {},
  path: request.url.split('?', 1)[0] ?? request.url,
  signatureSecret: settings.signatureSecret,
});
