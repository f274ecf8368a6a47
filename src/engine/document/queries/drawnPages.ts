import type { Document } from '../schema/document';
import type { Intent } from '../schema/layout';
import type { Id } from '../schema/primitives';

/** The pages a layout of this intent draws, in their order: all visible ones in print, the first of them elsewhere. */
export function drawnPages({ pages }: Pick<Document, 'pages'>, intent: Intent): readonly Id[] {
  const visible = pages.order.filter((id) => pages.items[id]?.isVisible);
  return intent === 'print' ? visible : visible.slice(0, 1);
}
