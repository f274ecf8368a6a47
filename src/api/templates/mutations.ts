import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { ImportedTemplate } from '../types';

/** An archive to import as a template. */
interface TemplateImport {
  readonly file: File;
  readonly name: string;
  /** The path of the folder for its pictures, such as `/Brand/Logos`. */
  readonly folderPath: string;
  /** Cancels the upload; nothing of it stays. */
  readonly signal?: AbortSignal;
  /** Receives the progress: 0 to 1, `undefined` if the total is unknown. */
  readonly onProgress?: (done: number | undefined) => void;
}

/** A document to save. */
interface TemplateSave {
  readonly id: string;
  readonly document: object;
  /** The revision it is based on. */
  readonly revision: number | undefined;
  /** The note of the version. */
  readonly note?: string | undefined;
}

/** A version to restore. */
interface VersionRestore {
  readonly id: string;
  readonly version: number;
  /** The present revision of the template. */
  readonly revision: number;
}

/** Mutations of an environment's templates. */
export function templateMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const changes = () => [queryKeys.environments.detail(environment.guid, 'templates', 'list')];
  const versions = (id: string) =>
    queryKeys.environments.detail(environment.guid, 'templates', 'versions', id);
  const one = (templateId: string) => {
    requireParameters({ templateId });
    return { path: { templateId } };
  };
  return {
    /** Adds a template with a document. */
    create: () =>
      createWrite({
        call: async ({ name, document }: { readonly name: string; readonly document: object }) => {
          requireParameters({ name });
          return (await client.post('/templates', { params: { query: { name } }, body: document })).data;
        },
        changes,
      }),
    /** Imports an archive; its pictures go to a media folder, missing fonts to the library. */
    import: () =>
      createWrite({
        call: ({ file, name, folderPath, signal, onProgress }: TemplateImport) => {
          requireParameters({ name, folderPath });
          const form = new FormData();
          form.append('file', file, file.name);
          return client.postForm<ImportedTemplate>('templates/import', form, {
            query: { name, folderPath },
            ...(signal && { signal }),
            ...(onProgress && { onProgress }),
          });
        },
        changes: () => [
          ...changes(),
          queryKeys.environments.detail(environment.guid, 'media', 'list'),
          queryKeys.environments.detail(environment.guid, 'fonts', 'families'),
          queryKeys.environments.detail(environment.guid, 'fonts', 'styles'),
        ],
        // The list of uploads shows failures beside the file.
        meta: { notifyError: false },
      }),
    /** Adds a copy with the same document. */
    duplicate: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) => {
          const document = await client.get('/templates/{templateId}/download', { params: one(id) });
          return (await client.post('/templates', { params: { query: { name } }, body: document })).data;
        },
        changes,
      }),
    /**
     * Saves the document based on a revision; without one it overwrites any. A newer revision answers 409.
     * @returns the new state of the template
     */
    save: () =>
      createWrite({
        call: async ({ id, document, revision, note }: TemplateSave) =>
          (
            await client.put('/templates/{templateId}', {
              params: {
                ...one(id),
                query: { ...(revision !== undefined && { revision }), ...(note !== undefined && { note }) },
              },
              body: document,
            })
          ).data,
        changes: ({ id }) => [...changes(), versions(id)],
      }),
    /**
     * Saves the document of a version as the newest one.
     * @returns the new state of the template
     */
    restore: () =>
      createWrite({
        call: async ({ id, version, revision }: VersionRestore) =>
          (
            await client.post('/templates/{templateId}/versions/{version}/restore', {
              params: { path: { templateId: id, version }, query: { revision } },
            })
          ).data,
        changes: ({ id }) => [
          ...changes(),
          versions(id),
          queryKeys.environments.detail(environment.guid, 'templates', 'one', id),
        ],
        rereadsRefused: true,
      }),
    /** Reports that an editor was closed; failures are ignored, since the entry expires anyway. */
    leave: () =>
      createWrite({
        call: async ({ id, editorId }: { readonly id: string; readonly editorId: string }) =>
          client.delete(
            '/templates/{templateId}/editors/{editorId}',
            { params: { path: { templateId: id, editorId } } },
            { outlivesPage: true },
          ),
        meta: { notifyError: false },
      }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: { readonly id: string; readonly name: string }) =>
          (await client.put('/templates/{templateId}', { params: { ...one(id), query: { name } } })).data,
        changes,
        rereadsRefused: true,
      }),
    /** Without force, a template in collections stays, and the answer is 409. */
    remove: () =>
      createWrite({
        call: async ({ id, force }: { readonly id: string; readonly force: boolean }) =>
          client.delete('/templates/{templateId}', { params: { ...one(id), query: { force } } }),
        changes,
        rereadsRefused: true,
      }),
  };
}
