import { loadBarcodes, type EncodeBarcode } from '@/engine/display';
import { fontsOf, hyphenatedLanguages, type Document, type Font } from '@/engine/document';
import { outlinesOf } from '@/engine/draw';
import { newCanvasResources, type CanvasContext, type CanvasResources } from '@/engine/paint/canvas';
import {
  createFontBook,
  DEFAULT_FILES,
  DEFAULT_STYLES,
  fallbackFace,
  hasUnspacedWords,
  loadHyphenation,
  loadWordBreaks,
  openFont,
  type BookEntry,
  type BreaksOf,
  type FontBook,
  type FontFace,
  type HyphensOf,
} from '@/engine/text';

/** Returns the bytes of a font, from the environment or built in; `undefined` if there is none of this name. */
export type FindFont = (font: Font) => Promise<Uint8Array | undefined>;

/** Everything needed to lay out and paint the pages of a document. */
export interface PageEngine {
  /** Identifies the inputs it was loaded for; see `engineKey`. */
  readonly key: string;
  readonly fonts: FontBook;
  readonly resources: CanvasResources;
  readonly encodeBarcode: EncodeBarcode;
  readonly hyphensOf: HyphensOf;
  /** Breaks scripts without spaces; undefined if the document has no such text. */
  readonly breaksOf?: BreaksOf;
  /** Its fallback families. */
  readonly fallbacks: readonly string[];
  /** Whether a font of the document is missing. */
  readonly lacksFonts: boolean;
}

/** Opened fonts, shared by all documents of the page. */
const opened = new Map<string, Promise<FontFace | undefined>>();

function open(font: Font, find: FindFont): Promise<FontFace | undefined> {
  const key = JSON.stringify([font.family, font.style, font.fontStyleId]);
  const found = opened.get(key) ?? find(font).then((bytes) => bytes && openFont(key, bytes));
  opened.set(key, found);
  // A missing or failed font is requested again next time.
  const forget = () => opened.delete(key);
  found.then((face) => face ?? forget(), forget);
  return found;
}

async function entriesOf(fonts: readonly Font[], find: FindFont): Promise<BookEntry[]> {
  const faces = await Promise.all(fonts.map((font) => open(font, find)));
  return fonts.flatMap(({ family, style }, index) => {
    const face = faces[index];
    return face ? [{ family, style, face }] : [];
  });
}

/** Creates a canvas that is painted on the CPU, like the platform's. */
function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return { canvas, context: context as unknown as CanvasContext };
}

const hasBarcodes = ({ pages }: Document): boolean =>
  Object.values(pages.items).some(({ frames }) =>
    Object.values(frames.items).some(({ type }) => type === 'barcode'),
  );

/** Replaces the large barcode encoder until a page needs it; barcodes appear once it has loaded. */
const noBarcodes: EncodeBarcode = () => 'otherError';

/** Returns a key of everything a document needs from its engine; an equal key allows reuse. */
export const engineKey = (document: Document): string =>
  JSON.stringify([
    fontsOf(document),
    hyphenatedLanguages(document),
    hasBarcodes(document),
    hasUnspacedWords(document),
  ]);

/**
 * Fetches and opens the fonts of a document. The default family is loaded in the named styles and replaces missing
 * fonts. `families` are further fallbacks, in the order of their use.
 *
 * @throws Error when a font can't be fetched
 */
export async function loadPageEngine(
  document: Document,
  find: FindFont,
  families: readonly string[],
): Promise<PageEngine> {
  const named = fontsOf(document);
  const styles = new Set(['Regular', ...named.map(({ style }) => style)]);
  const defaults = DEFAULT_STYLES.filter((style) => styles.has(style)).map((style) => ({
    family: DEFAULT_FILES,
    style,
  }));
  const others = families.map((family) => ({ family, style: 'Regular' }));
  const [always, own, fallbacks, encodeBarcode, hyphensOf, breaksOf] = await Promise.all([
    entriesOf(defaults, find),
    entriesOf(named, find),
    entriesOf(others, find),
    hasBarcodes(document) ? loadBarcodes() : noBarcodes,
    loadHyphenation(hyphenatedLanguages(document)),
    hasUnspacedWords(document) ? loadWordBreaks() : undefined,
  ]);
  const entries = [...always, ...fallbacks, ...own];
  const createPath = (data: string) => new Path2D(data);
  const outlines = outlinesOf([...new Set(entries.map(({ face }) => face))]);
  return {
    key: engineKey(document),
    fonts: createFontBook(
      entries,
      fallbacks.map(({ family, face }) => fallbackFace(family, face)),
    ),
    resources: newCanvasResources({ createCanvas, createPath, outlines }),
    encodeBarcode,
    hyphensOf,
    fallbacks: families,
    lacksFonts: own.length < named.length,
    ...(breaksOf && { breaksOf }),
  };
}
