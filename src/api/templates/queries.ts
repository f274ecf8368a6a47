import type { PreviewQuality, TemplateSort } from '@/domain/template';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { Template } from '../types';

interface PreviewRequest extends Pick<Template, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

/** What can be read of the templates of an environment; waits for one. */
export function templateQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, query, file } = createReads(api, environment, 'templates');
  return {
    /** Page by page. */
    list: (search: ListSearch<TemplateSort>) =>
      pages(['list', search], 'templates', (client, page, options) =>
        client.get('/templates', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
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
    /** A picture of one page, kept until the template is saved anew. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      file(
        ['preview', id, revision, quality, which],
        `preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
        `templates/${id}/preview/${quality}`,
        which,
      ),
  };
}
