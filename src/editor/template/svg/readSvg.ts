import {
  notesOnText,
  prepareDrawing,
  readDrawn,
  toShapes,
  type DrawnShape,
  type PreparedDrawing,
} from '@/engine/drawing';

/** The sans-serif family, by the name in its file, for text with an unavailable family. */
export const FALLBACK_FAMILY = 'Arimo';

/** Families used for generic families of CSS. */
const KINDS = {
  'sans-serif': FALLBACK_FAMILY,
  'system-ui': FALLBACK_FAMILY,
  'ui-sans-serif': FALLBACK_FAMILY,
};

/** Converts a drawing to paths, with text set in these fonts. @throws Error for an unsupported drawing */
export type Simplify = (svg: string, fonts: readonly Uint8Array[]) => string;

/** The fonts found for families, and the missing families. */
export interface FoundFonts {
  readonly bytes: readonly Uint8Array[];
  readonly missing: readonly string[];
}

/** Functions the reader needs. */
export interface SvgPorts {
  readonly simplify: Simplify;
  readonly findFonts: (families: readonly string[]) => Promise<FoundFonts>;
}

/** A drawing as shapes, or as one picture with the reason, or the reason for a refusal. */
export type SvgReading =
  | { readonly kind: 'shapes'; readonly shapes: readonly DrawnShape[]; readonly notes: readonly string[] }
  | {
      readonly kind: 'picture';
      /** The drawing to store: text in available fonts is converted to outlines. */
      readonly svg: string;
      /** The features that shapes can't show. */
      readonly lacks: readonly string[];
      readonly notes: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a drawing. `notes` lists everything that looks different from the original, in a few words each.
 * @throws any error of `findFonts`
 */
export async function readSvg(text: string, { simplify, findFonts }: SvgPorts): Promise<SvgReading> {
  const prepared = prepareDrawing(text, KINDS);
  if (!prepared.ok) return { kind: 'refused', reason: prepared.reason };
  const { drawing } = prepared;
  const fonts = drawing.hasText ? await findFonts(drawing.families) : { bytes: [], missing: [] };
  const simple = simplifyDrawing(drawing, simplify, fonts.bytes);
  const notes = [
    ...drawing.notes,
    ...(fonts.missing.length > 0
      ? [`text in ${fonts.missing.join(', ')}, which isn’t here and is drawn in ${FALLBACK_FAMILY}`]
      : []),
    ...(simple === undefined
      ? []
      : notesOnText(
          drawing,
          fonts.bytes.map((bytes) => ({ bytes })),
          simple,
        )),
  ];
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

function simplifyDrawing(
  { svg }: PreparedDrawing,
  simplify: Simplify,
  fonts: readonly Uint8Array[],
): string | undefined {
  try {
    return simplify(svg, fonts);
  } catch {
    // The platform draws it in a worker that may fail, or reports why not.
    return undefined;
  }
}
