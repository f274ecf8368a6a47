import type { ProjectRow } from '@/domain/projects';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { NamedPicture, ProjectPicture } from '../types';

/** The template of a new project, with its collection if the caller may not list templates. */
interface StartedProject {
  readonly templateId: string;
  readonly collectionId?: string;
  /** @default the template's name there */
  readonly name?: string;
}

/** A picture to upload to a project. */
interface PictureUpload {
  readonly id: string;
  /** Its variable. */
  readonly variableId: string;
  readonly file: File;
  /** Receives the progress: 0 to 1, `undefined` if the total is unknown. */
  readonly onProgress?: (done: number | undefined) => void;
}

interface SavedDocument {
  readonly id: string;
  readonly document: object;
  /** The ETag of the last known state; without one the document is overwritten. */
  readonly etag: string | null;
}

interface SavedRows {
  readonly id: string;
  readonly rows: readonly ProjectRow[];
  /** The ETag of the last known state; without one the rows are overwritten. */
  readonly etag: string | null;
}

/** Mutations of the caller's own projects in an environment. */
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
  /** @returns the ETag of the saved state */
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
  /** @returns the ETag of the saved state */
  const saveRows = async ({ id, rows, etag }: SavedRows): Promise<string | null> => {
    let saved: string | null = null;
    const header = etag === null ? {} : { 'If-Match': etag };
    await client.put(
      '/projects/{projectId}/rows',
      { params: { ...one(id), header }, body: { rows: [...rows] } },
      { onHeaders: (headers) => (saved = headers.get('etag')) },
    );
    return saved;
  };
  const duplicate = async ({ id, name }: { readonly id: string; readonly name: string }) =>
    (await client.post('/projects/{projectId}/duplicate', { params: one(id), body: { name } })).data;
  return {
    /** Starts a project with a copy of a template, to be opened next. */
    create: () =>
      createWrite({
        call: async ({ templateId, ...rest }: StartedProject) => {
          requireParameters({ templateId });
          return (await client.post('/projects', { body: { template: { id: templateId }, ...rest } })).data;
        },
        changes,
        leaves: true,
      }),
    /** Adds a copy with the same document. */
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
    /** Hands a project over to another user by address. A refused address gets its error at the field. */
    handOver: () =>
      createWrite({
        call: async ({ id, email }: { readonly id: string; readonly email: string }) =>
          client.put('/projects/{projectId}/owner', { params: one(id), body: { email } }),
        changes,
        rereadsRefused: true,
      }),
    /**
     * Saves the document and returns the ETag for the next save. A conflict since `etag` is refused with 412; the
     * editor shows all failures in place.
     */
    save: () => createWrite({ call: save, changes, meta: { notifyError: false } }),
    /**
     * Saves all rows of the batch table. A conflict since `etag` is refused with 412; the table shows all failures in
     * place.
     */
    saveRows: () => createWrite({ call: saveRows, changes, meta: { notifyError: false } }),
    /** Finds the missing ones of up to 500 pictures. Changes nothing. */
    findMissingPictures: () =>
      createWrite({
        call: async ({ id, pictures }: { readonly id: string; readonly pictures: NamedPicture[] }) =>
          (
            await client.post('/projects/{projectId}/missing-pictures', {
              params: one(id),
              body: { pictures },
            })
          ).data,
        changes: () => [],
        meta: { notifyError: false },
      }),
    /** Uploads a picture for a field of a project. The field shows the reason of a refusal. */
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
        // Nothing displays the picture before a value uses it.
        changes: () => [],
        meta: { notifyError: false },
      }),
    /** Adds a copy with a document that was not saved in the original. */
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
