import { resolveLayout, type Document } from '@/engine/document';
import type { LayoutToDownload } from '@/product/DownloadDialog';

/** The layouts of a document as they are chosen, by the names people see. */
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
