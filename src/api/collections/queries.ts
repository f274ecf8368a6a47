import type { CollectionSort } from '@/domain/collection';
import type { PreviewQuality } from '@/domain/template';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { TemplateCollection } from '../types';

/** A template as a collection holds it. */
export type CollectionTemplate = TemplateCollection['templates'][number];

interface PreviewRequest extends Pick<CollectionTemplate, 'id' | 'revision'> {
  readonly collectionId: string;
  readonly quality: PreviewQuality;
}

/** What can be read of the template collections of an environment; waits for one. */
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
    /** One, with its templates. */
    one: (collectionId: string) =>
      one(['one', collectionId], `collection ${collectionId}`, (client, options) =>
        client.get('/template-collections/{collectionId}', { params: { path: { collectionId } } }, options),
      ),
    /** The picture of its own that a collection has; each has its own key. */
    cover: ({ id, coverImage }: Pick<TemplateCollection, 'id' | 'coverImage'>) =>
      file(
        ['cover', id, coverImage],
        `collection cover ${id}`,
        `template-collections/${encodeURIComponent(id)}/cover`,
      ),
    /** A picture of a template of the collection, kept until the template is saved anew. */
    preview: ({ collectionId, id, revision, quality }: PreviewRequest) =>
      preview(
        ['preview', collectionId, id, revision, quality],
        `collection preview ${collectionId} ${id} ${quality}`,
        `template-collections/${collectionId}/templates/${id}/preview/${quality}`,
      ),
  };
}
