import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { DataSet } from '../types';

/** Mutations of an environment's data sets. */
export function dataSetMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/data-sets/{dataSetId}';
  const changes = () => [queryKeys.environments.detail(environment.guid, 'data-sets', 'list')];
  const one = (dataSetId: string) => {
    requireParameters({ dataSetId });
    return { path: { dataSetId } };
  };
  return {
    /** Creates a data set from a CSV file, or from a sheet of a workbook by name. */
    create: () =>
      createWrite({
        call: async ({ file, name, sheet }: { file: File; name: string; sheet?: string | undefined }) => {
          requireParameters({ name });
          const form = new FormData();
          form.append('file', file, file.name);
          return (
            await client.postForm<{ data: DataSet }>('data-sets', form, {
              query: { name, ...(sheet !== undefined && { sheet }) },
            })
          ).data;
        },
        changes,
      }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) =>
          (await client.patch(path, { params: one(id), body: { name } })).data,
        changes,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete(path, { params: one(id) }),
        changes,
        removes: ({ id }) => [queryKeys.environments.detail(environment.guid, 'data-sets', 'rows', id)],
        rereadsRefused: true,
      }),
  };
}
