import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { ImportedTemplate } from '../types';

/** An archive on its way to become a template. */
interface TemplateImport {
  readonly file: File;
  readonly name: string;
  /** Path of the folder its pictures go to, such as `/Brand/Logos`. */
  readonly folderPath: string;
  /** Ends the upload; nothing of it stays. */
  readonly signal?: AbortSignal;
  /** How far it is: 0 to 1, `undefined` while the whole is not known. */
  readonly onProgress?: (done: number | undefined) => void;
}

/** A document that is saved. */
interface TemplateSave {
  readonly id: string;
  readonly document: object;
  /** The revision it was read with. */
  readonly revision: number | undefined;
  /** What its version is about. */
  readonly note?: string | undefined;
}

/** A version that is to be the newest one again. */
interface VersionRestore {
  readonly id: string;
  readonly version: number;
  /** The revision of the template as it is now. */
  readonly revision: number;
}

/** What can be done to the templates of an environment. */
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
    /** Adds one with a document. */
    create: () =>
      createWrite({
        call: async ({ name, document }: { readonly name: string; readonly document: object }) => {
          requireParameters({ name });
          return (await client.post('/templates', { params: { query: { name } }, body: document })).data;
        },
        changes,
      }),
    /** Makes one of an archive; its pictures go to a folder of the media, fonts that are missing to the fonts. */
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
        // The list of uploads says it beside the file.
        meta: { notifyError: false },
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
    /**
     * Saves the document over this revision of it; without one over whatever there is. A newer one answers 409.
     * @returns the template as it is now
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
    /** Saves the document of a version as the newest one. @returns the template as it is now */
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
    /** Says that it is not open any more in an editor; nobody is told where that fails, as it is forgotten in time. */
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
