import type { SettingType } from '@/domain/output-setting';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { SaveOutputSetting } from '../types';

/** The format as addresses name it. */
const inAddress = { PNG: 'png', JPG: 'jpg', PDF: 'pdf', GIF: 'gif', MP4: 'mp4' } as const;

/** What can be done to the output settings of an environment. */
export function outputSettingMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/output/settings/{setting}';
  // The default of a format changes with another one, so every one may have changed.
  const changes = () => [queryKeys.environments.detail(environment.guid, 'output-settings')];
  const one = (id: string) => {
    requireParameters({ id });
    return { path: { setting: id } };
  };
  return {
    create: () =>
      createWrite({
        call: async ({ type, ...body }: SaveOutputSetting & { readonly type: SettingType }) =>
          (await client.post(path, { params: { path: { setting: inAddress[type] } }, body })).data,
        changes,
      }),
    /** Changes all of it; what is left out is as in a new one. */
    save: () =>
      createWrite({
        call: async ({ id, ...body }: SaveOutputSetting & { readonly id: string }) =>
          (await client.put(path, { params: one(id), body })).data,
        changes,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete(path, { params: one(id) }),
        changes: () => [queryKeys.environments.detail(environment.guid, 'output-settings', 'list')],
        removes: ({ id }) => [queryKeys.environments.detail(environment.guid, 'output-settings', 'one', id)],
        rereadsRefused: true,
      }),
  };
}
