import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { WebHookDelivery } from '../types';

/** The pause before refetching deliveries in progress, in milliseconds. */
const PAUSE = 2_000;

/** Whether the next try of a delivery is due. */
const isUnderWay = ({ status, nextTry }: WebHookDelivery) => status === 'waiting' && nextTry === null;

/** Queries of an environment's web hooks; idle without an environment. */
export function webHookQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { one, pages } = createReads(api, environment, 'web-hooks');
  return {
    /** By name. */
    list: () => one(['list'], 'web hooks', (client, options) => client.get('/web-hooks', {}, options)),
    /** Deliveries of a web hook, newest first, page by page; refetched while any is in progress. */
    deliveries: (webHookId: string) => ({
      ...pages(['deliveries', webHookId], `web hook deliveries ${webHookId}`, (client, query, options) =>
        client.get('/web-hooks/{webHookId}/deliveries', { params: { path: { webHookId }, query } }, options),
      ),
      refetchInterval: ({
        state,
      }: {
        state: { data?: { pages: { data: WebHookDelivery[] }[] } | undefined };
      }) => (state.data?.pages.some(({ data }) => data.some(isUnderWay)) ? PAUSE : (false as const)),
    }),
  };
}
