import { drawPage } from '@/engine/draw';
import type { DisplayResult } from '@/engine/display';
import type { FontBook, HyphensOf } from '@/engine/text';
import { LAYOUT_ID, PAGE_ID, type Reference } from './build';

/** What references are drawn with. */
export interface ReferenceContext {
  readonly fonts: FontBook;
  /** Of English. */
  readonly hyphensOf: HyphensOf;
}

/** The display list of a reference. Inks of the press are shown by the plain formula, the same on every machine. */
export const drawReference = (
  { document, timeMs }: Reference,
  { fonts, hyphensOf }: ReferenceContext,
): DisplayResult =>
  drawPage({
    ...{ document, layoutId: LAYOUT_ID, pageId: PAGE_ID, fonts, hyphensOf },
    ...(timeMs !== undefined && { timeMs }),
    picture: () => undefined,
    cmykToRgb: ([c, m, y, k]) => [(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)],
  });
