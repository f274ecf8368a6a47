import { resolveLayout, type Document } from '@/engine/document';
import type { LayoutToDownload } from '@/product/DownloadDialog';

/** Lists the layouts of a document by their visible names. */
export const layoutsOf = (document: Document): LayoutToDownload[] =>
  document.layouts.order.map((id) => {
    const layout = document.layouts.items[id];
    const { intent } = resolveLayout(document, id).settings;
    return {
      value: id,
      label: layout?.displayName ?? layout?.name ?? id,
      intent,
    };
  });
