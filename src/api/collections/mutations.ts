import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { TemplateCollection } from '../types';

interface Held {
  readonly id: string;
  readonly templateId: string;
}

/** Mutations of an environment's template collections. */
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
    /** Adds an empty one. */
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
    /** Chooses the user interface of its projects; null for the default one. */
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
    /** Sets or replaces its cover. */
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
        // The dialog shows failures beside the field.
        meta: { notifyError: false },
      }),
    /** Removes its cover; its first template is displayed instead. */
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
    /** Adds a template unless it is already in the collection. */
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
    /** Renames a template in this collection. */
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
    /** Removes a template from the collection; the template itself stays. */
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
