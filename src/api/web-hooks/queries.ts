import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { WebHookDelivery } from '../types';

/** Pause before deliveries are read again while one is under way, in milliseconds. */
const PAUSE = 2_000;

/** Whether a delivery is about to be tried. */
const isUnderWay = ({ status, nextTry }: WebHookDelivery) => status === 'waiting' && nextTry === null;

/** What can be read of the web hooks of an environment; waits for one. */
export function webHookQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { one, pages } = createReads(api, environment, 'web-hooks');
  return {
    /** By name. */
    list: () => one(['list'], 'web hooks', (client, options) => client.get('/web-hooks', {}, options)),
    /** What was posted to one, newest first, page by page; read again while one of them is under way. */
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
