import type { MediaPreview } from '@/domain/media';
import type { PreviewQuality, TemplateSort } from '@/domain/templates';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import { isGone, type PlatformApi } from '../http';
import type { Template } from '../types';

/** Milliseconds between signals of an open editor. */
const ANNOUNCED_EVERY = 20_000;

interface PreviewRequest extends Pick<Template, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

interface VersionPreview {
  /** The id of the template. */
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

/** Queries of an environment's templates; idle without an environment. */
export function templateQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, query, file, preview } = createReads(api, environment, 'templates');
  return {
    /** Page by page. */
    list: (search: ListSearch<TemplateSort>) =>
      pages(['list', search], 'templates', (client, page, options) =>
        client.get('/templates', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    /** Fetched again on each opening. */
    one: (templateId: string) => ({
      ...one(['one', templateId], `template ${templateId}`, (client, options) =>
        client.get('/templates/{templateId}', { params: { path: { templateId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** The saved document. */
    document: ({ id, revision }: Pick<Template, 'id' | 'revision'>) =>
      query(['document', id, revision], `document ${id}`, (client, options) =>
        client.get('/templates/{templateId}/download', { params: { path: { templateId: id } } }, options),
      ),
    /** A file for importing, with its pictures and fonts; fetched again each time. */
    archive: (templateId: string) => ({
      ...query(['archive', templateId], `template archive ${templateId}`, (client, options) =>
        client.blob(`templates/${templateId}/archive`, options),
      ),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
    /**
     * The other open editors of a template; each read also reports this editor as open. Refetched while observed, but
     * never on a platform without this call.
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
    /** The file of a font style by its reference in a document; a 404 means that the default font is drawn. */
    font: (font: FontRequest) =>
      file(['font', font], `template font ${JSON.stringify(font)}`, 'templates/library/font', { ...font }),
    /** A picture by its reference in a document, at the size of a preview; a 404 means that its frame stays empty. */
    picture: ({ quality, ...picture }: PictureRequest) =>
      file(
        ['picture', quality, picture],
        `template picture ${JSON.stringify([quality, picture])}`,
        `templates/library/picture/${quality}`,
        picture,
      ),
    /** Its present and earlier documents, newest first, page by page. */
    versions: (templateId: string) =>
      pages(['versions', templateId], `versions ${templateId}`, (client, page, options) =>
        client.get(
          '/templates/{templateId}/versions',
          { params: { path: { templateId }, query: page } },
          options,
        ),
      ),
    /** A preview of one page of a version, which never changes. */
    versionPreview: ({ id, version, quality, ...which }: VersionPreview) =>
      preview(
        ['version preview', id, version, quality, which],
        `version ${id} ${version} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `templates/${id}/versions/${version}/preview/${quality}`,
        which,
      ),
    /** A preview of one page, cached until the template is saved. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      preview(
        ['preview', id, revision, quality, which],
        `preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `templates/${id}/preview/${quality}`,
        which,
      ),
  };
}
