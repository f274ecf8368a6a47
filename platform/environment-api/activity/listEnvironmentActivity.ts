import { listActivity } from '../../activity';
import type { Call, Schemas } from '../operations';

/** Lists the activity of an environment. @throws Problem 400 */
export const listEnvironmentActivity = (
  call: Call<'listEnvironmentActivity'>,
): Promise<Schemas['ActivityPage']> => {
  const { database, environment, query = {} } = call;
  const { id: environmentId, subscriptionId } = environment;
  return listActivity(database, { ...call, query }, { environmentId, subscriptionId });
};
