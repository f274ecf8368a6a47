import type { SavedEditorView, ViewPreferenceContent, WorkspaceContent } from '@/domain/editor-views';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

type Saved<Content> = SavedEditorView<Content> & { readonly id: string };

/** Mutations of an environment's workspaces. */
export function workspaceMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/workspaces/{workspaceId}';
  const changes = () => [queryKeys.environments.detail(environment.guid, 'workspaces', 'list')];
  const one = (workspaceId: string) => {
    requireParameters({ workspaceId });
    return { path: { workspaceId } };
  };
  return {
    create: () =>
      createWrite({
        call: async (body: SavedEditorView<WorkspaceContent>) =>
          (await client.post('/workspaces', { body })).data,
        changes,
      }),
    /** Changes name and content. */
    save: () =>
      createWrite({
        call: async ({ id, ...body }: Saved<WorkspaceContent>) =>
          (await client.put(path, { params: one(id), body })).data,
        changes,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete(path, { params: one(id) }),
        changes,
        rereadsRefused: true,
      }),
  };
}

/** Mutations of an environment's view preferences. */
export function viewPreferenceMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/view-preferences/{viewPreferenceId}';
  const changes = () => [queryKeys.environments.detail(environment.guid, 'view-preferences', 'list')];
  const one = (viewPreferenceId: string) => {
    requireParameters({ viewPreferenceId });
    return { path: { viewPreferenceId } };
  };
  return {
    create: () =>
      createWrite({
        call: async (body: SavedEditorView<ViewPreferenceContent>) =>
          (await client.post('/view-preferences', { body })).data,
        changes,
      }),
    /** Changes name and content. */
    save: () =>
      createWrite({
        call: async ({ id, ...body }: Saved<ViewPreferenceContent>) =>
          (await client.put(path, { params: one(id), body })).data,
        changes,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete(path, { params: one(id) }),
        changes,
        rereadsRefused: true,
      }),
  };
}
