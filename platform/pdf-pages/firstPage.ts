import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { UnreadablePdfError } from './UnreadablePdfError';

/** The first page of a document, with the properties it inherits. */
export interface FoundPage {
  readonly leaf: PDFDict;
  readonly inherited: (key: string) => PDFObject | undefined;
  /** Its visible part: left, bottom, right and top in its own units. */
  readonly box: readonly [number, number, number, number];
  /** Clockwise quarter turns of the display, from 0 to 3. */
  readonly turns: number;
  /** Length of one of its units in points. */
  readonly userUnit: number;
}

type Box = FoundPage['box'];

/** Most nodes visited on the way to a page, since a page tree may be circular. */
const MOST_NODES = 1_000;
/** The longest side of a page in points that readers accept (ISO 32000-1, Annex C). */
const LONGEST = 14_400 * 75_000;

/** Finds the first page; `undefined` without one. @throws UnreadablePdfError for an empty page */
export function firstPage(context: PDFContext): FoundPage | undefined {
  const catalog = context.lookup(context.trailerInfo.Root);
  const start = catalog instanceof PDFDict ? context.lookup(catalog.get(PDFName.of('Pages'))) : undefined;
  const path = pathTo(context, start);
  const leaf = path?.at(-1);
  if (!path || !leaf) return undefined;
  const inherited = (key: string) =>
    path.map((node) => node.get(PDFName.of(key))).findLast((value) => value !== undefined);
  const unit = context.lookup(leaf.get(PDFName.of('UserUnit')));
  const userUnit = unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1;
  const rotate = context.lookup(inherited('Rotate'));
  const turns = rotate instanceof PDFNumber ? Math.round(rotate.asNumber() / 90) : 0;
  const box = boxOf(context, inherited);
  const sides = [(box[2] - box[0]) * userUnit, (box[3] - box[1]) * userUnit];
  if (!sides.every((side) => side > 0 && side <= LONGEST))
    throw new UnreadablePdfError('The PDF can’t be placed: its page has no size.');
  return { leaf, inherited, box, userUnit, turns: ((turns % 4) + 4) % 4 };
}

/** Returns the nodes from the root to the first page, depth first. */
function pathTo(context: PDFContext, start: PDFObject | undefined): readonly PDFDict[] | undefined {
  const seen = new Set<PDFObject>();
  let looked = 0;
  const search = (node: PDFObject | undefined, above: readonly PDFDict[]): readonly PDFDict[] | undefined => {
    if (!(node instanceof PDFDict) || seen.has(node)) return undefined;
    seen.add(node);
    const path = [...above, node];
    const kids = context.lookup(node.get(PDFName.of('Kids')));
    if (!(kids instanceof PDFArray)) return path;
    for (const kid of kids.asArray()) {
      looked += 1;
      if (looked > MOST_NODES) return undefined;
      const found = search(context.lookup(kid), path);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, []);
}

/** Returns the crop box within the media box, as readers show a page. */
function boxOf(context: PDFContext, inherited: FoundPage['inherited']): Box {
  const media = rectangle(context, inherited('MediaBox')) ?? LETTER;
  const crop = rectangle(context, inherited('CropBox')) ?? media;
  const cut: Box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  return cut[2] > cut[0] && cut[3] > cut[1] ? cut : media;
}

/** The media box of a page without a valid one, as readers assume it. */
const LETTER: Box = [0, 0, 612, 792];

/** Reads a rectangle given by any two opposite corners. @returns `undefined` for none, or an empty one */
export function rectangle(context: PDFContext, value: PDFObject | undefined): Box | undefined {
  const found = context.lookup(value);
  if (!(found instanceof PDFArray)) return undefined;
  const [a, b, c, d] = found.asArray().map((each) => {
    const side = context.lookup(each);
    return side instanceof PDFNumber ? side.asNumber() : Number.NaN;
  });
  const sides = [a ?? Number.NaN, b ?? Number.NaN, c ?? Number.NaN, d ?? Number.NaN] as const;
  if (!sides.every(Number.isFinite)) return undefined;
  const [x, y, u, v] = sides;
  if (x === u || y === v) return undefined;
  return [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)];
}
