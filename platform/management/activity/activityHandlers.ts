import { listActivity } from '../../activity';
import type { Call, Handlers } from '../operations';

type Ids = 'listSubscriptionActivity' | 'listMyActivity';

/** The operations on activity. */
export const activityHandlers: Handlers<Ids> = {
  async listSubscriptionActivity(call) {
    const { id: subscriptionId } = await call.enterSubscription(call.params.subscriptionId);
    return listActivity(call.database, listCall(call), { subscriptionId });
  },

  listMyActivity: (call) => listActivity(call.database, listCall(call), { ownId: call.caller.user.id }),
};

const listCall = ({ query, request, settings }: Call<Ids>) => ({
  query: query ?? {},
  path: request.url.split('?', 1)[0] ?? request.url,
  signatureSecret: settings.signatureSecret,
});
