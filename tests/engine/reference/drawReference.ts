import { drawPage, type DrawInput } from '@/engine/draw';
import { loadBarcodes, type DisplayResult } from '@/engine/display';
import { loadHyphenation, loadWordBreaks, type FontBook } from '@/engine/text';
import { LAYOUT_ID, PAGE_ID, type Reference } from './build';

/** The dependencies for drawing references. */
export type ReferenceContext = Required<
  Pick<DrawInput, 'fonts' | 'hyphensOf' | 'breaksOf' | 'encodeBarcode'>
>;

/** Loads the dependencies of references besides fonts. */
export const referenceContext = async (fonts: FontBook): Promise<ReferenceContext> => ({
  fonts,
  hyphensOf: await loadHyphenation(['en']),
  breaksOf: await loadWordBreaks(),
  encodeBarcode: await loadBarcodes(),
});

/** Draws the display list of a reference. */
export const drawReference = ({ document, timeMs }: Reference, context: ReferenceContext): DisplayResult =>
  drawPage({
    document,
    layoutId: LAYOUT_ID,
    pageId: PAGE_ID,
    ...context,
    ...(timeMs !== undefined && { timeMs }),
    picture: () => undefined,
  });
