import type { PlatformApi } from '../http';
import { createEnvironmentApi, type EnvironmentApi } from './createEnvironmentApi';
import type { EnvironmentAddress } from './environmentUrl';

const clients = new WeakMap<PlatformApi, Map<string, EnvironmentApi>>();

/** Returns the shared client of an environment's API, whose calls share their lanes. */
export function environmentApi(api: PlatformApi, address: EnvironmentAddress): EnvironmentApi {
  const ofApi = clients.get(api) ?? new Map<string, EnvironmentApi>();
  clients.set(api, ofApi);
  const key = JSON.stringify([address.backOfficeUri, address.defaultName]);
  const known = ofApi.get(key) ?? createEnvironmentApi(api, address);
  ofApi.set(key, known);
  return known;
}
