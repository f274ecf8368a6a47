import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireBody, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnvironmentSettings } from '../types';

/** Mutations of an environment's settings. */
export function environmentSettingsMutations(api: PlatformApi, environment: EnvironmentAddress) {
  return {
    update: () =>
      createWrite({
        call: async (settings: EnvironmentSettings) => {
          requireBody('settings', settings, ['sdkVersionPublic']);
          return environmentApi(api, environment).patch('/settings', { body: settings });
        },
        changes: () => [queryKeys.environments.detail(environment.guid, 'settings')],
      }),
  };
}
