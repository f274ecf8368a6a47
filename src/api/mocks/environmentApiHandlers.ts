import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockStore } from './mockStore';

/** The studio versions every mocked environment can use. */
const SDK_VERSIONS = {
  latest: { sdkVersion: '1.42.3', engineVersion: '1.42.0' },
  '1.42': { sdkVersion: '1.42.3', engineVersion: '1.42.0' },
  '1.41': { sdkVersion: '1.41.8', engineVersion: '1.41.2' },
  '1.26': { sdkVersion: '1.26.5', engineVersion: '1.26.1' },
};

/** What the console reads of an environment's own API outside of its areas: the settings. */
export function createEnvironmentApiHandlers(store: MockStore): HttpHandler[] {
  const base = '*/api/v1/environment/:name';
  const find = (name: unknown) =>
    store.environments.find(({ technicalName }) => technicalName === String(name).toLowerCase());
  const missing = () =>
    HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404 }, { status: 404 });
  return [
    http.get(`${base}/settings/available-sdk-versions`, ({ params }) =>
      find(params.name) ? HttpResponse.json(SDK_VERSIONS) : missing(),
    ),
    http.get(`${base}/settings`, ({ params }) => {
      const environment = find(params.name);
      if (!environment) return missing();
      return HttpResponse.json({ sdkVersionPublic: store.sdkVersions.get(environment.id) ?? 'latest' });
    }),
  ];
}
