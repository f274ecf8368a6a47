import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { authorize, loadCaller, requireActive, requireEnvironment } from './mockCaller';
import { notFound } from './MockProblem';
import type { MockStore } from './mockStore';
import { problemResponse } from './problemResponse';

const NEWEST = { sdkVersion: '1.42.3', engineVersion: '2.18.1' };

/** The studio releases every mocked environment can use, as the platform offers them. */
const SDK_VERSIONS = {
  latest: NEWEST,
  '1.42': NEWEST,
  '1.41': { sdkVersion: '1.41.6', engineVersion: '2.17.4' },
  '1.40': { sdkVersion: '1.40.9', engineVersion: '2.16.8' },
};

function readable(store: MockStore, name: unknown) {
  const caller = requireActive(loadCaller(store));
  const named = store.environments.find(({ technicalName }) => technicalName === String(name).toLowerCase());
  if (!named) throw notFound('environment');
  const { environment, subscription } = requireEnvironment(store, caller, named.id);
  authorize(store, caller, 'settings.read', subscription, environment.id);
  return environment;
}

/** What the console reads of an environment's own API outside of its areas: the settings. */
export function createEnvironmentApiHandlers(store: MockStore, latency: number): HttpHandler[] {
  const answer = (path: string, bodyOf: (environment: ReturnType<typeof readable>) => object) =>
    http.get(`*/api/v1/environment/:name/${path}`, async ({ request, params }) => {
      if (latency > 0) await delay(latency);
      try {
        return HttpResponse.json(bodyOf(readable(store, params.name)));
      } catch (error) {
        return problemResponse(error, new URL(request.url).pathname);
      }
    });
  return [
    answer('settings/available-sdk-versions', () => SDK_VERSIONS),
    answer('settings', ({ id }) => ({ sdkVersionPublic: store.sdkVersions.get(id) ?? 'latest' })),
  ];
}
