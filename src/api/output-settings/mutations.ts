import type { SettingType } from '@/domain/output-settings';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { SaveOutputSetting } from '../types';

/** The format in addresses. */
const inAddress = { PNG: 'png', JPG: 'jpg', PDF: 'pdf', GIF: 'gif', MP4: 'mp4' } as const;

/** Mutations of an environment's output settings. */
export function outputSettingMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/output/settings/{setting}';
  // A new default changes the former one of its format, so all settings may change.
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
    /** Replaces all values; missing ones are those of a new setting. */
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
