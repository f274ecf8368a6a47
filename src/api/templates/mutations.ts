import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** What can be done to the templates of an environment. */
export function templateMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const changes = () => [queryKeys.environments.detail(environment.guid, 'templates', 'list')];
  const one = (templateId: string) => {
    requireParameters({ templateId });
    return { path: { templateId } };
  };
  return {
    /** Adds one with a document. */
    create: () =>
      createWrite({
        call: async ({ name, document }: { readonly name: string; readonly document: object }) => {
          requireParameters({ name });
          return (await client.post('/templates', { params: { query: { name } }, body: document })).data;
        },
        changes,
      }),
    /** Adds another one with the same document. */
    duplicate: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) => {
          const document = await client.get('/templates/{templateId}/download', { params: one(id) });
          return (await client.post('/templates', { params: { query: { name } }, body: document })).data;
        },
        changes,
      }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) =>
          (await client.put('/templates/{templateId}', { params: { ...one(id), query: { name } } })).data,
        changes,
        rereadsRefused: true,
      }),
    /** Without force it stays if collections hold it, and the answer is 409. */
    remove: () =>
      createWrite({
        call: async ({ id, force }: { readonly id: string; readonly force: boolean }) =>
          client.delete('/templates/{templateId}', { params: { ...one(id), query: { force } } }),
        changes,
        rereadsRefused: true,
      }),
  };
}
