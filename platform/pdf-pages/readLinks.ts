import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { PlacedLink } from '@/engine/pdf';
import { rectangle } from './firstPage';
import { PDF_LIMITS } from './pdfLimits';

/** The links of a page. */
export interface FoundLinks {
  /** Links to addresses, with their places on the upright page. */
  readonly links: readonly PlacedLink[];
  /** Number of dropped links: to places in the document, to files, scripts, and beyond the limits. */
  readonly lostLinks: number;
}

/** The page with the links. */
interface Ground {
  readonly annotations: PDFObject | undefined;
  /** The visible part, in its own units. */
  readonly box: readonly [number, number, number, number];
  /** Maps its coordinates to those of the upright page. */
  readonly matrix: readonly number[];
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
/** Flags of annotations that readers do not show (ISO 32000-1, 12.5.3): hidden, and no view. */
const HIDDEN = 2 | 32;

/** Reads the links within the visible part of a page. */
export function readLinks(context: PDFContext, { annotations, box, matrix }: Ground): FoundLinks {
  const found = context.lookup(annotations);
  const all = found instanceof PDFArray ? found.asArray() : [];
  const links: PlacedLink[] = [];
  let lostLinks = Math.max(0, all.length - PDF_LIMITS.annotations);
  for (const each of all.slice(0, PDF_LIMITS.annotations)) {
    const link = context.lookup(each);
    if (!(link instanceof PDFDict) || !isShownLink(context, link)) continue;
    const place = cut(rectangle(context, link.get(PDFName.of('Rect'))), box);
    if (!place) continue;
    const uri = addressOf(context, link);
    if (uri === undefined || links.length >= PDF_LIMITS.links) lostLinks += 1;
    else links.push({ uri, box: transformBox(place, matrix) });
  }
  return { links, lostLinks };
}

function isShownLink(context: PDFContext, annotation: PDFDict): boolean {
  const flags = context.lookup(annotation.get(PDFName.of('F')));
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0;
  return context.lookup(annotation.get(PDFName.of('Subtype'))) === PDFName.of('Link') && !isHidden;
}

/** Returns the absolute address of a link; `undefined` if it leads elsewhere. */
function addressOf(context: PDFContext, link: PDFDict): string | undefined {
  const action = context.lookup(link.get(PDFName.of('A')));
  if (!(action instanceof PDFDict)) return undefined;
  const uri = context.lookup(action.get(PDFName.of('URI')));
  const isAddress = context.lookup(action.get(PDFName.of('S'))) === PDFName.of('URI');
  if (!isAddress || !(uri instanceof PDFString || uri instanceof PDFHexString)) return undefined;
  try {
    const { protocol, href } = new URL(uri.decodeText());
    return SCHEMES.has(protocol) && href.length <= PDF_LIMITS.address ? href : undefined;
  } catch {
    // A relative address has no base on the page.
    return undefined;
  }
}

type Box = Ground['box'];

/** Intersects two rectangles; `undefined` if they do not overlap. */
function cut(inner: Box | undefined, outer: Box): Box | undefined {
  if (!inner) return undefined;
  const left = Math.max(inner[0], outer[0]);
  const bottom = Math.max(inner[1], outer[1]);
  const right = Math.min(inner[2], outer[2]);
  const top = Math.min(inner[3], outer[3]);
  return right > left && top > bottom ? [left, bottom, right, top] : undefined;
}

/** Transforms an upright rectangle by quarter turns. */
function transformBox([left, bottom, right, top]: Box, matrix: readonly number[]): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const [x, u] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y, v] = [b * left + d * bottom + f, b * right + d * top + f];
  return [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)];
}
