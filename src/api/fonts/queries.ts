import type { FamilySort, FontPreviewShape } from '@/domain/fonts';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's fonts; idle without an environment. */
export function fontQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, file, preview } = createReads(api, environment, 'fonts');
  return {
    /** Page by page. */
    families: (search: ListSearch<FamilySort>) =>
      pages(['families', search], 'font families', (client, page, options) =>
        client.get('/font-families', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    /** The styles of a family, from light to heavy. */
    styles: (familyId: string) =>
      one(['styles', familyId], `font styles ${familyId}`, (client, options) =>
        client.get('/font-families/{familyId}/styles', { params: { path: { familyId } } }, options),
      ),
    /** A sample text in a style, which never changes. */
    preview: (styleId: string, shape: FontPreviewShape) =>
      preview(
        ['preview', styleId, shape],
        `font preview ${styleId} ${shape}`,
        `font-styles/${styleId}/preview/${shape}`,
      ),
    /** The file of a style, which never changes. */
    file: (styleId: string) =>
      file(['file', styleId], `font file ${styleId}`, `font-styles/${styleId}/download`),
    /** A file of an upload, which never changes. */
    uploaded: (batchId: string, uploadId: string) =>
      file(
        ['uploaded', batchId, uploadId],
        `uploaded font ${uploadId}`,
        `font-styles/temp/${batchId}/files/${uploadId}`,
      ),
  };
}
