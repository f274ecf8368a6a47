import { prepareDrawing, readDrawn, toShapes, type DrawnShape, type PreparedDrawing } from '@/engine/drawing';

/** Resolves a drawing to paths, with text set in these fonts. @throws Error for what can't be drawn */
export type Simplify = (svg: string, fonts: readonly Uint8Array[]) => string;

/** The fonts of families as far as they are there, and which are not. */
export interface FoundFonts {
  readonly bytes: readonly Uint8Array[];
  readonly missing: readonly string[];
}

/** The things reading takes. */
export interface SvgPorts {
  readonly simplify: Simplify;
  readonly findFonts: (families: readonly string[]) => Promise<FoundFonts>;
}

/** A drawing as shapes, or as one picture with the reason, or why it can't be taken at all. */
export type SvgReading =
  | { readonly kind: 'shapes'; readonly shapes: readonly DrawnShape[]; readonly notes: readonly string[] }
  | {
      readonly kind: 'picture';
      /** The drawing to keep: with outlines in place of text whose fonts are here. */
      readonly svg: string;
      /** The features that shapes can't show. */
      readonly lacks: readonly string[];
      readonly notes: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a drawing. What of it comes out otherwise than it was drawn is in `notes`, each a few words.
 * @throws what looking for fonts throws
 */
export async function readSvg(text: string, { simplify, findFonts }: SvgPorts): Promise<SvgReading> {
  const prepared = prepareDrawing(text);
  if (!prepared.ok) return { kind: 'refused', reason: prepared.reason };
  const { drawing } = prepared;
  const fonts = drawing.hasText ? await findFonts(drawing.families) : { bytes: [], missing: [] };
  const notes = [
    ...drawing.notes,
    ...(fonts.missing.length > 0 ? [`text in ${fonts.missing.join(', ')}, which isn’t here`] : []),
  ];
  const simple = simplified(drawing, simplify, fonts.bytes);
  const drawn = simple === undefined ? undefined : readDrawn(simple);
  if (simple === undefined || !drawn)
    return { kind: 'picture', svg: text, lacks: ['parts that can’t be read'], notes };
  if (drawn.items.length === 0 && drawn.lacks.length === 0)
    return { kind: 'refused', reason: 'It draws nothing.' };
  const shapes = toShapes(drawn);
  if (shapes.ok) return { kind: 'shapes', shapes: shapes.shapes, notes };
  const isOwn = !drawing.hasText && notes.length === 0;
  return { kind: 'picture', svg: isOwn ? text : simple, lacks: shapes.lacks, notes };
}

function simplified(
  { svg }: PreparedDrawing,
  simplify: Simplify,
  fonts: readonly Uint8Array[],
): string | undefined {
  try {
    return simplify(svg, fonts);
  } catch {
    // The platform draws it in a thread that may fail, or tells why not.
    return undefined;
  }
}
