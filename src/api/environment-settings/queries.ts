import { queryOptions, skipToken } from '@tanstack/react-query';
import { DEFAULT_SDK_VERSION, type SdkVersion } from '@/domain/sdk-version';
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
        queryKey: keys.detail(environment?.defaultName ?? '', 'settings', environment?.backOfficeUri),
        queryFn: environment?.defaultName
          ? async ({ signal }) => {
              const { get } = environmentApi(api, environment);
              const settings = await get<Partial<EnvironmentSettings>>('settings', {
                signal,
                lane: 'settings',
              });
              // An environment that was never set to a version names none.
              return { ...settings, sdkVersionPublic: settings.sdkVersionPublic ?? DEFAULT_SDK_VERSION };
            }
          : skipToken,
      }),
    /** Version label to engine and SDK version. */
    sdkVersions: (environment: EnvironmentAddress | undefined) =>
      queryOptions({
        queryKey: keys.detail(environment?.defaultName ?? '', 'sdk-versions', environment?.backOfficeUri),
        queryFn: environment?.defaultName
          ? ({ signal }) =>
              environmentApi(api, environment).get<Readonly<Record<string, SdkVersion>>>(
                'settings/available-sdk-versions',
                { signal, lane: 'sdk versions' },
              )
          : skipToken,
      }),
  };
}
