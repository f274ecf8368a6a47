import { cleanDrawing, SVG_NAMESPACE, type KindsOfFonts } from './cleanDrawing';
import { notesOn } from './notes';
import { pushDownColours } from './pushDownColours';
import { textsIn, nameTexts, type DrawnText } from './texts';
import { elementsIn, everyElement, readTree, writeTree, type SvgElement } from './xml';

/** A sanitised drawing without external references, ready for rendering. */
export interface PreparedDrawing {
  /** SVG without a document type, scripts and elements of other programs. */
  readonly svg: string;
  /** The first families its text names; empty without text. */
  readonly families: readonly string[];
  readonly hasText: boolean;
  /** The visible text, with ids for finding it in the rendered drawing. */
  readonly texts: readonly DrawnText[];
  /** Parts that are drawn differently, each in a few words. */
  readonly notes: readonly string[];
}

/** A drawing, or a sentence about why it can't be read. */
export type Preparing = { readonly ok: true; readonly drawing: PreparedDrawing } | Refused;
interface Refused {
  readonly ok: false;
  readonly reason: string;
}

const XLINK = 'http://www.w3.org/1999/xlink';
/** The maximum number of letters in a drawing. */
const MOST_LETTERS = 4_000_000;
/** The maximum number of elements after each `use` is expanded. */
const MOST_DRAWN = 200_000;

const refuse = (reason: string): Refused => ({ ok: false, reason });

/**
 * Reads an untrusted drawing within limits, and ignores its external references.
 * @param kinds replacements of generic families; other generic families are listed like the text's own
 */
export function prepareDrawing(text: string, kinds: KindsOfFonts = {}): Preparing {
  if (text.length > MOST_LETTERS) return refuse(`It is larger than ${MOST_LETTERS / 1_000_000} MB.`);
  const read = readTree(text);
  const cleaned = read && cleanDrawing(read, kinds);
  const root = cleaned && nameTexts(pushDownColours(cleaned));
  if (!root) return refuse('It is no SVG that can be read.');
  if (countDrawn(root) > MOST_DRAWN) return refuse('It repeats its parts too often.');
  const { notes, families, hasText } = notesOn(root, everyElement(read));
  const attributes = { ...root.attributes, xmlns: SVG_NAMESPACE, 'xmlns:xlink': XLINK };
  const svg = writeTree({ ...root, attributes });
  return { ok: true, drawing: { svg, families, hasText, texts: textsIn(root), notes } };
}

/** The maximum length of a chain of uses. */
const MOST_USES_IN_A_ROW = 100;

/** Counts the elements after each `use` is expanded; long chains of uses count as too many. */
function countDrawn(root: SvgElement): number {
  const byId = new Map(everyElement(root).map((element) => [element.attributes['id'], element]));
  const known = new Map<SvgElement, number>();
  const count = (element: SvgElement, uses: number): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    if (uses > MOST_USES_IN_A_ROW) return MOST_DRAWN + 1;
    // A circle of uses draws nothing and ends the walk.
    known.set(element, 0);
    let sum = 1;
    for (const child of elementsIn(element)) sum += count(child, uses);
    const used = element.name === 'use' ? byId.get(element.attributes['xlink:href']?.slice(1)) : undefined;
    if (used) sum += count(used, uses + 1);
    known.set(element, sum);
    return sum;
  };
  return count(root, 0) + countMarkers(root, known);
}

/** The minimum letters of path data for each point. */
const LETTERS_A_POINT = 4;

/** Returns an upper bound of the elements that markers draw: the largest marker at each point. */
function countMarkers(root: SvgElement, sizes: ReadonlyMap<SvgElement, number>): number {
  const elements = everyElement(root);
  const markers = elements.filter(({ name }) => name === 'marker').map((marker) => sizes.get(marker) ?? 0);
  const largest = markers.reduce((most, size) => Math.max(most, size), 0);
  const letters = elements.reduce(
    (sum, { attributes }) => sum + (attributes['d'] ?? attributes['points'] ?? '').length,
    0,
  );
  return (largest * letters) / LETTERS_A_POINT;
}
