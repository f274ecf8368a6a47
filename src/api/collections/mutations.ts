import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { TemplateCollection } from '../types';

interface Held {
  readonly id: string;
  readonly templateId: string;
}

/** What can be done to the template collections of an environment. */
export function collectionMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const changes = () => [
    queryKeys.environments.detail(environment.guid, 'collections', 'list'),
    queryKeys.environments.detail(environment.guid, 'collections', 'one'),
  ];
  const one = (collectionId: string) => {
    requireParameters({ collectionId });
    return { path: { collectionId } };
  };
  const held = ({ id, templateId }: Held) => {
    requireParameters({ collectionId: id, templateId });
    return { path: { collectionId: id, templateId } };
  };
  return {
    /** Adds one with nothing in it. */
    create: () =>
      createWrite({
        call: async ({ name }: { readonly name: string }) =>
          (await client.post('/template-collections', { body: { name } })).data,
        changes,
      }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) =>
          (await client.patch('/template-collections/{collectionId}', { params: one(id), body: { name } }))
            .data,
        changes,
        rereadsRefused: true,
      }),
    /** Chooses what its projects are filled in with; the default user interface if null. */
    setUserInterface: () =>
      createWrite({
        call: async (change: { readonly id: string; readonly userInterfaceId: string | null }) =>
          (
            await client.patch('/template-collections/{collectionId}', {
              params: one(change.id),
              body: { userInterfaceId: change.userInterfaceId },
            })
          ).data,
        changes,
        rereadsRefused: true,
      }),
    /** Gives it a cover of its own, in place of the one it has. */
    setCover: () =>
      createWrite({
        call: async ({ id, file }: { readonly id: string; readonly file: File }) => {
          requireParameters({ collectionId: id });
          const form = new FormData();
          form.append('file', file, file.name);
          const path = `template-collections/${encodeURIComponent(id)}/cover`;
          return (await client.putForm<{ data: TemplateCollection }>(path, form)).data;
        },
        changes,
        rereadsRefused: true,
        // The dialog says it beside the field.
        meta: { notifyError: false },
      }),
    /** Takes its cover away; its first template is shown again. */
    removeCover: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/template-collections/{collectionId}/cover', { params: one(id) }),
        changes,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/template-collections/{collectionId}', { params: one(id) }),
        changes,
        rereadsRefused: true,
      }),
    /** Adds a template, unless the collection holds it. */
    addTemplate: () =>
      createWrite({
        call: async ({ id, templateId }: Held) =>
          (
            await client.post('/template-collections/{collectionId}/templates', {
              params: one(id),
              body: { templateId },
            })
          ).data,
        changes,
        rereadsRefused: true,
      }),
    /** Calls a template otherwise in this collection. */
    renameTemplate: () =>
      createWrite({
        call: async ({ name, ...which }: Held & { readonly name: string }) =>
          (
            await client.patch('/template-collections/{collectionId}/templates/{templateId}', {
              params: held(which),
              body: { name },
            })
          ).data,
        changes,
        rereadsRefused: true,
      }),
    /** Takes a template out of the collection; the template stays. */
    removeTemplate: () =>
      createWrite({
        call: async (which: Held) =>
          client.delete('/template-collections/{collectionId}/templates/{templateId}', {
            params: held(which),
          }),
        changes,
        rereadsRefused: true,
      }),
  };
}
