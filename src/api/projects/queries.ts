import type { MediaPreview } from '@/domain/media';
import type { ProjectRow, ProjectSort } from '@/domain/projects';
import type { PreviewQuality } from '@/domain/templates';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { Project } from '../types';

/** The saved rows of the batch table with their ETag; `null` from a platform without ETags. */
interface StoredRows {
  readonly rows: readonly ProjectRow[];
  readonly etag: string | null;
}

/** A saved document with its ETag; `null` from a platform without ETags. */
interface ProjectDocument {
  readonly document: unknown;
  readonly etag: string | null;
}

interface PreviewRequest extends Pick<Project, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

interface FontRequest {
  readonly id: string;
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string | undefined;
}

interface PictureRequest {
  readonly id: string;
  readonly connectorId: string;
  readonly assetId: string;
  readonly quality: MediaPreview;
}

interface PicturesRequest {
  readonly id: string;
  readonly variableId: string;
  /** A path in the connector. */
  readonly folder: string;
  readonly search: string;
}

/** Queries of the caller's own projects in an environment; idle without an environment. */
export function projectQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, query, file, preview } = createReads(api, environment, 'projects');
  return {
    /** Page by page. */
    list: (search: ListSearch<ProjectSort>) =>
      pages(['list', search], 'projects', (client, page, options) =>
        client.get('/projects', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    one: (projectId: string) =>
      one(['one', projectId], `project ${projectId}`, (client, options) =>
        client.get('/projects/{projectId}', { params: { path: { projectId } } }, options),
      ),
    /** The document with its ETag, fetched again on each opening. */
    document: (projectId: string) => ({
      ...query(
        ['document', projectId],
        `project document ${projectId}`,
        async (client, options): Promise<ProjectDocument> => {
          let etag: string | null = null;
          const document = await client.get(
            '/projects/{projectId}/document',
            { params: { path: { projectId } } },
            { ...options, onHeaders: (headers) => (etag = headers.get('etag')) },
          );
          return { document, etag };
        },
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** The rows of its batch table with their ETag, fetched again on each opening. */
    rows: (projectId: string) => ({
      ...query(
        ['rows', projectId],
        `project table ${projectId}`,
        async (client, options): Promise<StoredRows> => {
          let etag: string | null = null;
          const { rows } = await client.get(
            '/projects/{projectId}/rows',
            { params: { path: { projectId } } },
            { ...options, onHeaders: (headers) => (etag = headers.get('etag')) },
          );
          return { rows, etag };
        },
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** Its form and its formats for downloading, fetched again on each opening. */
    userInterface: (projectId: string) => ({
      ...one(['user-interface', projectId], `project form ${projectId}`, (client, options) =>
        client.get('/projects/{projectId}/user-interface', { params: { path: { projectId } } }, options),
      ),
      refetchOnWindowFocus: false,
      gcTime: 0,
    }),
    /** A preview of one page, cached until the project is saved. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      preview(
        ['preview', id, revision, quality, which],
        `project preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `projects/${id}/preview/${quality}`,
        which,
      ),
    /** The file of a font style by its reference in the document; a 404 means that the default font is drawn. */
    font: ({ id, ...font }: FontRequest) =>
      file(['font', id, font], `project font ${JSON.stringify([id, font])}`, `projects/${id}/font`, {
        ...font,
      }),
    /** Pictures a field offers in a folder, page by page; a search includes its subfolders. Never retried. */
    pictures: ({ id: projectId, variableId, folder, search }: PicturesRequest) => ({
      ...pages(
        ['pictures', projectId, variableId, folder, search],
        `project pictures ${projectId} ${variableId}`,
        (client, page, options) => {
          const query = { variableId, folder, ...(search !== '' && { search }), ...page };
          const params = { path: { projectId }, query };
          return client.get('/projects/{projectId}/pictures', { params }, options);
        },
      ),
      retry: false,
    }),
    /** Rows of the project's data set, page by page. */
    dataRows: (projectId: string, dataSetId: string) =>
      pages(
        ['data-rows', projectId, dataSetId],
        `project rows ${projectId} ${dataSetId}`,
        (client, page, options) =>
          client.get(
            '/projects/{projectId}/data-sets/{dataSetId}/rows',
            { params: { path: { projectId, dataSetId }, query: page } },
            options,
          ),
      ),
    /** Rows of the project's data connector, page by page. Never retried. */
    connectorRows: (projectId: string, connectorId: string) => ({
      ...pages(
        ['connector-rows', projectId, connectorId],
        `project connector rows ${projectId} ${connectorId}`,
        (client, page, options) =>
          client.get(
            '/projects/{projectId}/connectors/{connectorId}/rows',
            { params: { path: { projectId, connectorId }, query: page } },
            options,
          ),
      ),
      retry: false,
    }),
    /** A picture by its reference in the document, at the size of a preview; a 404 means that its frame stays empty. */
    picture: ({ id, quality, ...picture }: PictureRequest) =>
      file(
        ['picture', id, quality, picture],
        `project picture ${JSON.stringify([id, quality, picture])}`,
        `projects/${id}/picture/${quality}`,
        picture,
      ),
  };
}
