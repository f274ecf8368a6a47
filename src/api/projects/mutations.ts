import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { ProjectPicture } from '../types';

/** What a project is started with: a template, of a collection where the caller may not list templates. */
interface StartedProject {
  readonly templateId: string;
  readonly collectionId?: string;
  /** @default what the template is called there */
  readonly name?: string;
}

/** A picture on its way into a project. */
interface PictureUpload {
  readonly id: string;
  /** The variable it is for. */
  readonly variableId: string;
  readonly file: File;
  /** How far it is: 0 to 1, `undefined` while the whole is not known. */
  readonly onProgress?: (done: number | undefined) => void;
}

interface SavedDocument {
  readonly id: string;
  readonly document: object;
  /** Of the state that was read or answered last; without one the document is overwritten. */
  readonly etag: string | null;
}

/** What can be done to the caller's own projects in an environment. */
export function projectMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const changes = () => [
    queryKeys.environments.detail(environment.guid, 'projects', 'list'),
    queryKeys.environments.detail(environment.guid, 'projects', 'one'),
  ];
  const one = (projectId: string) => {
    requireParameters({ projectId });
    return { path: { projectId } };
  };
  /** @returns the ETag of the state that was saved */
  const save = async ({ id, document, etag }: SavedDocument): Promise<string | null> => {
    let saved: string | null = null;
    const header = etag === null ? {} : { 'If-Match': etag };
    await client.put(
      '/projects/{projectId}/document',
      { params: { ...one(id), header }, body: document },
      { onHeaders: (headers) => (saved = headers.get('etag')) },
    );
    return saved;
  };
  const duplicate = async ({ id, name }: { readonly id: string; readonly name: string }) =>
    (await client.post('/projects/{projectId}/duplicate', { params: one(id), body: { name } })).data;
  return {
    /** Starts one with a copy of a template, which is opened then. */
    create: () =>
      createWrite({
        call: async ({ templateId, ...rest }: StartedProject) => {
          requireParameters({ templateId });
          return (await client.post('/projects', { body: { template: { id: templateId }, ...rest } })).data;
        },
        changes,
        leaves: true,
      }),
    /** Adds another one with the same document. */
    duplicate: () => createWrite({ call: duplicate, changes, rereadsRefused: true }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) =>
          (await client.patch('/projects/{projectId}', { params: one(id), body: { name } })).data,
        changes,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/projects/{projectId}', { params: one(id) }),
        changes,
        rereadsRefused: true,
      }),
    /** Makes one somebody else’s, by their address. An address that is refused is said at its field. */
    handOver: () =>
      createWrite({
        call: async ({ id, email }: { readonly id: string; readonly email: string }) =>
          client.put('/projects/{projectId}/owner', { params: one(id), body: { email } }),
        changes,
        rereadsRefused: true,
      }),
    /**
     * Saves the document, and gives the ETag for the next save. One saved elsewhere since `etag` is refused with 412, which the
     * editor says at its place, as it says every failure.
     */
    save: () => createWrite({ call: save, changes, meta: { notifyError: false } }),
    /** Takes a picture into one, for a field of it. The field says why one is refused. */
    uploadPicture: () =>
      createWrite({
        call: async ({ id, variableId, file, onProgress }: PictureUpload) => {
          requireParameters({ id, variableId });
          const form = new FormData();
          form.append('file', file, file.name);
          const answer = await client.postForm<{ data: ProjectPicture }>(`projects/${id}/pictures`, form, {
            query: { variableId },
            ...(onProgress && { onProgress }),
          });
          return answer.data;
        },
        // Nothing shows it before a value does.
        changes: () => [],
        meta: { notifyError: false },
      }),
    /** Adds another one with a document that was not saved in the first. */
    saveCopy: () =>
      createWrite({
        call: async ({ document, ...which }: Omit<SavedDocument, 'etag'> & { readonly name: string }) => {
          const copy = await duplicate(which);
          await save({ id: copy.id, document, etag: null });
          return copy;
        },
        changes,
      }),
  };
}
