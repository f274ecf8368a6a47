import type { PlatformApi } from '../http';
import { createEnvironmentApi, type EnvironmentApi } from './createEnvironmentApi';
import type { EnvironmentAddress } from './environmentUrl';

const clients = new WeakMap<PlatformApi, Map<string, EnvironmentApi>>();

/** The one client of an environment's own API, so that its calls know of each other. */
export function environmentApi(api: PlatformApi, address: EnvironmentAddress): EnvironmentApi {
  const ofApi = clients.get(api) ?? new Map<string, EnvironmentApi>();
  clients.set(api, ofApi);
  const key = JSON.stringify([address.backOfficeUri, address.defaultName]);
  const known = ofApi.get(key) ?? createEnvironmentApi(api, address);
  ofApi.set(key, known);
  return known;
}
