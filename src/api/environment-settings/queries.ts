import { queryOptions, skipToken } from '@tanstack/react-query';
import { DEFAULT_SDK_VERSION } from '@/domain/sdk-version';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnvironmentSettings } from '../types';

const keys = queryKeys.environments;

/** What can be read of the settings of an environment; waits for one with a defaultName, without which it has no address. */
export function environmentSettingsQueries(api: PlatformApi) {
  return {
    settings: (environment: EnvironmentAddress | undefined) =>
      queryOptions({
        queryKey: keys.detail(environment?.guid ?? '', 'settings'),
        queryFn: environment?.defaultName
          ? async ({ signal }) => {
              const { get } = environmentApi(api, environment);
              const settings: Partial<EnvironmentSettings> = await get(
                '/settings',
                {},
                { signal, lane: 'settings' },
              );
              // An environment that was never set to a version names none.
              return { ...settings, sdkVersionPublic: settings.sdkVersionPublic ?? DEFAULT_SDK_VERSION };
            }
          : skipToken,
      }),
    /** Version label to engine and SDK version. */
    sdkVersions: (environment: EnvironmentAddress | undefined) =>
      queryOptions({
        queryKey: keys.detail(environment?.guid ?? '', 'sdk-versions'),
        queryFn: environment?.defaultName
          ? ({ signal }) =>
              environmentApi(api, environment).get(
                '/settings/available-sdk-versions',
                {},
                { signal, lane: 'sdk versions' },
              )
          : skipToken,
      }),
  };
}
