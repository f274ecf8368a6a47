import type { MediaPreview } from '@/domain/media';
import type { PreviewQuality, TemplateSort } from '@/domain/template';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import { isGone, type PlatformApi } from '../http';
import type { Template } from '../types';

/** Milliseconds between two times it is said that a template is open. */
const ANNOUNCED_EVERY = 20_000;

interface PreviewRequest extends Pick<Template, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

interface VersionPreview {
  /** Of the template. */
  readonly id: string;
  readonly version: number;
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

interface FontRequest {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId: string | undefined;
}

interface PictureRequest {
  readonly connectorId: string;
  readonly assetId: string;
  readonly quality: MediaPreview;
}

/** What can be read of the templates of an environment; waits for one. */
export function templateQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, query, file, preview } = createReads(api, environment, 'templates');
  return {
    /** Page by page. */
    list: (search: ListSearch<TemplateSort>) =>
      pages(['list', search], 'templates', (client, page, options) =>
        client.get('/templates', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    /** Read anew whenever it is opened. */
    one: (templateId: string) => ({
      ...one(['one', templateId], `template ${templateId}`, (client, options) =>
        client.get('/templates/{templateId}', { params: { path: { templateId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** The document, as it was saved. */
    document: ({ id, revision }: Pick<Template, 'id' | 'revision'>) =>
      query(['document', id, revision], `document ${id}`, (client, options) =>
        client.get('/templates/{templateId}/download', { params: { path: { templateId: id } } }, options),
      ),
    /** With the pictures and fonts it uses, as a file that can be imported; made anew each time. */
    archive: (templateId: string) => ({
      ...query(['archive', templateId], `template archive ${templateId}`, (client, options) =>
        client.blob(`templates/${templateId}/archive`, options),
      ),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
    /**
     * The other editors a template is open in; asking says that it is open in this one, which others see until it is left.
     * Asked again and again for as long as it is watched; never again by a platform that has no such thing.
     */
    others: ({ id, editorId }: { readonly id: string; readonly editorId: string }) => ({
      ...query(
        ['others', id, editorId],
        `others ${id}`,
        async (client, { signal }) =>
          (
            await client.put(
              '/templates/{templateId}/editors/{editorId}',
              { params: { path: { templateId: id, editorId } } },
              signal ? { signal } : {},
            )
          ).data,
      ),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
        isGone(state.error) ? (false as const) : ANNOUNCED_EVERY,
    }),
    /** The file of a font style as a document names it; a 404 says that the default font is drawn. */
    font: (font: FontRequest) =>
      file(['font', font], `template font ${JSON.stringify(font)}`, 'templates/library/font', { ...font }),
    /** A picture as a document names it, at the size of a preview; a 404 says that its frame stays empty. */
    picture: ({ quality, ...picture }: PictureRequest) =>
      file(
        ['picture', quality, picture],
        `template picture ${JSON.stringify([quality, picture])}`,
        `templates/library/picture/${quality}`,
        picture,
      ),
    /** The documents it has and had, newest first, page by page. */
    versions: (templateId: string) =>
      pages(['versions', templateId], `versions ${templateId}`, (client, page, options) =>
        client.get(
          '/templates/{templateId}/versions',
          { params: { path: { templateId }, query: page } },
          options,
        ),
      ),
    /** A picture of one page of a version, which stays as it is. */
    versionPreview: ({ id, version, quality, ...which }: VersionPreview) =>
      preview(
        ['version preview', id, version, quality, which],
        `version ${id} ${version} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `templates/${id}/versions/${version}/preview/${quality}`,
        which,
      ),
    /** A picture of one page, kept until the template is saved anew. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      preview(
        ['preview', id, revision, quality, which],
        `preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `templates/${id}/preview/${quality}`,
        which,
      ),
  };
}
