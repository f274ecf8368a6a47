import type { Document } from '../schema/document';
import type { Intent } from '../schema/layout';
import type { Id } from '../schema/primitives';

/** Returns the pages a layout of this intent draws, in order: all visible ones for print, otherwise only the first. */
export function drawnPages({ pages }: Pick<Document, 'pages'>, intent: Intent): readonly Id[] {
  const visible = pages.order.filter((id) => pages.items[id]?.isVisible);
  return intent === 'print' ? visible : visible.slice(0, 1);
}
