import {
  notesOnText,
  splitHardEdges,
  prepareDrawing,
  readDrawn,
  type PreparedDrawing,
} from '@/engine/drawing';
import type { DisplayItem } from '@/engine/display';
import { writePdf, type PdfPicture } from '@/engine/pdf';
import { deflateHeld } from '../threads';
import { decodeDrawing } from './decodeDrawing';
import { DRAWING_LIMITS } from './drawingLimits';
import { openResvg, type DrawingFont, type DrawingFonts, type Renderer } from './openResvg';
import { UnreadableDrawingError } from './UnreadableDrawingError';

/** Points per pixel; CSS has 96 pixels to the inch. */
const PIXEL = 0.75;
/** The longest side has at least so many units when written: coordinates are rounded. */
const FINE = 2_000;

/**
 * Converts a drawing to a PDF of one page: as paths if they look the same, else as one picture. Call it in a thread
 * that can be terminated. @param fonts the fonts for its text, read only if it has any
 * @throws UnreadableDrawingError with the reason, also if it would look different; DrawingTrapError
 */
export async function drawingToPdf(bytes: Uint8Array, fonts: DrawingFonts): Promise<Uint8Array> {
  if (bytes.length > DRAWING_LIMITS.bytes)
    throw new UnreadableDrawingError(`A drawing of ${DRAWING_LIMITS.bytes / 1_000_000} MB is the largest.`);
  const prepared = prepareDrawing(decodeDrawing(bytes), fonts.kinds);
  if (!prepared.ok) throw new UnreadableDrawingError(prepared.reason);
  const { drawing } = prepared;
  const available = drawing.hasText ? fonts.read() : [];
  refuseOthers([...drawing.notes, ...notesOnFamilies(drawing, available)]);
  const renderer = await openResvg(available, fonts.defaultFamily);
  const resolved = renderer.simplify(drawing.svg);
  refuseOthers(notesOnText(drawing, available, resolved));
  return resolvedToPdf(renderer, drawing.svg, resolved);
}

function notesOnFamilies(
  { families }: PreparedDrawing,
  available: readonly DrawingFont[],
): readonly string[] {
  const here = new Set(available.map(({ family }) => family.toLowerCase()));
  const missing = families.filter((family) => !here.has(family.toLowerCase()));
  return missing.length > 0 ? [`text in ${missing.join(', ')}, which isn’t here`] : [];
}

/** Refuses features that are known to look different. */
function refuseOthers(words: readonly string[]): void {
  if (words.length === 0) return;
  throw new UnreadableDrawingError(
    `The drawing would look different here: it has ${words.join(', ')}. Save it with outlines instead, or as PDF.`,
  );
}

async function resolvedToPdf(renderer: Renderer, svg: string, simple: string): Promise<Uint8Array> {
  const own = readDrawn(simple);
  if (!own || own.width <= 0 || own.height <= 0) throw new UnreadableDrawingError('It draws nothing.');
  const longest = Math.max(own.width, own.height);
  const finer = Math.max(1, FINE / longest);
  const drawn = finer === 1 ? own : readDrawn(simple, finer);
  if (!drawn || drawn.lacks.length > 0) return pageOf(own, { picture: pixelsOf(renderer, svg, own) });
  return pageOf(own, { items: splitHardEdges(drawn.items), finer });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rasterizes the drawing to the pixels of a page with its proportions. */
function pixelsOf(renderer: Renderer, svg: string, { width, height }: Size): PdfPicture {
  const { side, leastSide, enlarged, pixels } = DRAWING_LIMITS;
  const longest = Math.max(width, height);
  const wanted = Math.min(side, Math.max(leastSide, longest * enlarged));
  const scale = Math.min(wanted / longest, Math.sqrt(pixels / (width * height)));
  const drawn = renderer.draw(svg, Math.max(1, Math.floor(width * scale)));
  return { type: 'samples', space: 'rgba', ...drawn };
}

type Content =
  { readonly items: readonly DisplayItem[]; readonly finer: number } | { readonly picture: PdfPicture };

function pageOf(size: Size, content: Content): Promise<Uint8Array> {
  const pixel = Math.min(PIXEL, DRAWING_LIMITS.pageSide / Math.max(size.width, size.height));
  const [width, height] = [size.width * pixel, size.height * pixel];
  const items: readonly DisplayItem[] =
    'picture' in content
      ? [{ type: 'image', image: 'drawing', transform: [width, 0, 0, height, 0, 0] }]
      : [
          {
            type: 'group',
            items: content.items,
            transform: [pixel / content.finer, 0, 0, pixel / content.finer, 0, 0],
          },
        ];
  return writePdf({
    pages: [{ width, height, bleed: { top: 0, right: 0, bottom: 0, left: 0 }, items }],
    fonts: () => undefined,
    pictures: () => ('picture' in content ? content.picture : undefined),
    ports: { subsetFont: (font) => font, compress: (data) => deflateHeld(data, { level: 4 }) },
  });
}
