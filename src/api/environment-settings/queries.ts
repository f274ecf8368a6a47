import { queryOptions, skipToken } from '@tanstack/react-query';
import { DEFAULT_SDK_VERSION } from '@/domain/sdk-version';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnvironmentSettings } from '../types';

const keys = queryKeys.environments;

/** Queries of an environment's settings; idle without a defaultName, which is part of the address. */
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
              // An environment without a chosen version uses the default.
              return { ...settings, sdkVersionPublic: settings.sdkVersionPublic ?? DEFAULT_SDK_VERSION };
            }
          : skipToken,
      }),
    /** Engine and SDK version by version label. */
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
