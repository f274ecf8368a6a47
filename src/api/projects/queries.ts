import type { MediaPreview } from '@/domain/media';
import type { ProjectSort } from '@/domain/project';
import type { PreviewQuality } from '@/domain/template';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { Project } from '../types';

/** A document as it was saved, with the ETag of that state; `null` from a platform that sends none. */
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
  /** A path of the connector. */
  readonly folder: string;
  readonly search: string;
}

/** What can be read of the caller's own projects in an environment; waits for one. */
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
    /** The document with its ETag, read anew whenever it is opened. */
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
    /** Its form and the ways to download it, read anew whenever it is opened. */
    userInterface: (projectId: string) => ({
      ...one(['user-interface', projectId], `project form ${projectId}`, (client, options) =>
        client.get('/projects/{projectId}/user-interface', { params: { path: { projectId } } }, options),
      ),
      refetchOnWindowFocus: false,
      gcTime: 0,
    }),
    /** A picture of one page, kept until the project is saved anew. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      preview(
        ['preview', id, revision, quality, which],
        `project preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `projects/${id}/preview/${quality}`,
        which,
      ),
    /** The file of a font style as the document names it; a 404 says that the default font is drawn. */
    font: ({ id, ...font }: FontRequest) =>
      file(['font', id, font], `project font ${JSON.stringify([id, font])}`, `projects/${id}/font`, {
        ...font,
      }),
    /** The pictures that a field offers in a folder page by page, with a search below it as well; asked once. */
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
    /** The rows of a data set that the project takes its records from, page by page. */
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
    /** The rows of a connector that the project takes its records from, page by page; asked once. */
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
    /** A picture as the document names it, at the size of a preview; a 404 says that its frame stays empty. */
    picture: ({ id, quality, ...picture }: PictureRequest) =>
      file(
        ['picture', id, quality, picture],
        `project picture ${JSON.stringify([id, quality, picture])}`,
        `projects/${id}/picture/${quality}`,
        picture,
      ),
  };
}
