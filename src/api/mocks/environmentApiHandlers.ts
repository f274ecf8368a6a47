import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { ActionName } from '@/domain/access';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import type { Method } from '../http';
import { changeConnector, createConnector, listConnectors, removeConnector } from './connectorAnswers';
import { authorize, loadCaller, requireActive, requireEnvironment } from './mockCaller';
import { invalid, notFound } from './MockProblem';
import type { MockStore } from './mockStore';
import { problemResponse } from './problemResponse';

function enter(store: MockStore, name: unknown, action: ActionName) {
  const caller = requireActive(loadCaller(store));
  const named = store.environments.find(({ technicalName }) => technicalName === String(name).toLowerCase());
  if (!named) throw notFound('environment');
  const { environment, subscription } = requireEnvironment(store, caller, named.id);
  authorize(store, caller, action, subscription, environment.id);
  return environment;
}

/** A mocked call on one environment. */
export interface EnvironmentCall {
  readonly store: MockStore;
  readonly environmentId: string;
  readonly connectorId: string;
  readonly body: unknown;
}

const settingsOf = ({ store, environmentId }: EnvironmentCall) => ({
  sdkVersionPublic: store.sdkVersions.get(environmentId) ?? 'latest',
});

function updateSettings(call: EnvironmentCall) {
  const { sdkVersionPublic } = call.body as { sdkVersionPublic: string };
  if (!Object.hasOwn(STUDIO_RELEASES, sdkVersionPublic))
    throw invalid('sdkVersionPublic', `There is no studio version ${sdkVersionPublic}.`);
  call.store.sdkVersions.set(call.environmentId, sdkVersionPublic);
  return settingsOf(call);
}

/** The environments' own API, as far as its contract goes. */
export function createEnvironmentApiHandlers(store: MockStore, latency: number): HttpHandler[] {
  const answer = (
    method: Method,
    path: string,
    action: ActionName,
    answerOf: (call: EnvironmentCall) => object | undefined,
    status = 200,
  ) =>
    http[method](`*/api/v1/environment/:name/${path}`, async ({ request, params }) => {
      if (latency > 0) await delay(latency);
      const text = await request.text();
      try {
        const { id: environmentId } = enter(store, params.name, action);
        const body: unknown = text ? JSON.parse(text) : undefined;
        const connectorId = String(params.connectorId);
        const content = answerOf({ store, environmentId, connectorId, body });
        return content ? HttpResponse.json(content, { status }) : new HttpResponse(null, { status: 204 });
      } catch (error) {
        return problemResponse(error, new URL(request.url).pathname);
      }
    });
  return [
    answer('get', 'settings/available-sdk-versions', 'settings.read', () => STUDIO_RELEASES),
    answer('get', 'settings', 'settings.read', settingsOf),
    answer('patch', 'settings', 'settings.update', updateSettings),
    answer('get', 'connectors', 'settings.read', listConnectors),
    answer('post', 'connectors', 'connector.manage', createConnector, 201),
    answer('patch', 'connectors/:connectorId', 'connector.manage', changeConnector),
    answer('delete', 'connectors/:connectorId', 'connector.manage', removeConnector),
  ];
}
