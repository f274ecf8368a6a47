import type { CollectionSort } from '@/domain/collections';
import type { PreviewQuality } from '@/domain/templates';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { TemplateCollection } from '../types';

/** A template in a collection. */
export type CollectionTemplate = TemplateCollection['templates'][number];

interface PreviewRequest extends Pick<CollectionTemplate, 'id' | 'revision'> {
  readonly collectionId: string;
  readonly quality: PreviewQuality;
}

/** Queries of an environment's template collections; idle without an environment. */
export function collectionQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, preview, file } = createReads(api, environment, 'collections');
  return {
    /** Page by page. */
    list: (search: ListSearch<CollectionSort>) =>
      pages(['list', search], 'collections', (client, page, options) =>
        client.get(
          '/template-collections',
          { params: { query: { ...listQuery(search), ...page } } },
          options,
        ),
      ),
    /** A collection with its templates. */
    one: (collectionId: string) =>
      one(['one', collectionId], `collection ${collectionId}`, (client, options) =>
        client.get('/template-collections/{collectionId}', { params: { path: { collectionId } } }, options),
      ),
    /** The cover of a collection; each has its own key. */
    cover: ({ id, coverImage }: Pick<TemplateCollection, 'id' | 'coverImage'>) =>
      file(
        ['cover', id, coverImage],
        `collection cover ${id}`,
        `template-collections/${encodeURIComponent(id)}/cover`,
      ),
    /** The preview of a template in the collection, cached until the template is saved. */
    preview: ({ collectionId, id, revision, quality }: PreviewRequest) =>
      preview(
        ['preview', collectionId, id, revision, quality],
        `collection preview ${collectionId} ${id} ${quality}`,
        `template-collections/${collectionId}/templates/${id}/preview/${quality}`,
      ),
  };
}
