import { PREVIEW_SIZES, refusalOfQuality, type PreviewQuality } from '@/domain/templates';
import type { Document } from '@/engine/document';
import { MockFile } from '../MockFile';
import { notFound, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';

interface Asking {
  readonly store: MockStore;
  readonly path: { readonly quality: string };
  readonly query?: { readonly layoutId?: string; readonly pageId?: string };
}

/**
 * Paints a page of a template or a project.
 * @throws MockProblem 400 or 404
 */
export async function previewOf(
  { store, path, query = {} }: Asking,
  find: () => { readonly document: string },
): Promise<MockFile> {
  refuseIf(refusalOfQuality(path.quality));
  const document = JSON.parse(find().document) as Document;
  const { layoutId = document.selectedLayoutId, pageId } = query;
  if (!Object.hasOwn(document.layouts.items, layoutId)) throw notFound('layout');
  if (pageId !== undefined && !Object.hasOwn(document.pages.items, pageId)) throw notFound('page');
  // Loaded on demand: the engine's painters are large, and few users of the mocks need pictures.
  const { paintPreview } = await import('../paintPreview');
  const size = { longestSide: PREVIEW_SIZES[path.quality as PreviewQuality] };
  const today = store.now.toISOString().slice(0, 10);
  return new MockFile(await paintPreview(document, { layoutId, pageId, size, today }), {
    'Content-Type': 'image/png',
  });
}
