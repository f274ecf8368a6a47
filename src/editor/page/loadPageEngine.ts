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

/** The bytes of a font, of the environment or built in; `undefined` where there is none of this name. */
export type FindFont = (font: Font) => Promise<Uint8Array | undefined>;

/** What pages of a document are laid out and painted with. */
export interface PageEngine {
  /** What it was loaded for, see `engineKey`. */
  readonly key: string;
  readonly fonts: FontBook;
  readonly resources: CanvasResources;
  readonly encodeBarcode: EncodeBarcode;
  readonly hyphensOf: HyphensOf;
  /** Of scripts without spaces, where the document has text in one. */
  readonly breaksOf?: BreaksOf;
  /** The families among them that draw what the others lack. */
  readonly fallbacks: readonly string[];
  /** Whether a font that the document names was not there. */
  readonly lacksFonts: boolean;
}

/** Fonts stay open for as long as the page is there: documents share them. */
const opened = new Map<string, Promise<FontFace | undefined>>();

function open(font: Font, find: FindFont): Promise<FontFace | undefined> {
  const key = JSON.stringify([font.family, font.style, font.fontStyleId]);
  const found = opened.get(key) ?? find(font).then((bytes) => bytes && openFont(key, bytes));
  opened.set(key, found);
  // What was not there or could not be fetched is asked for again the next time.
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

/** A canvas whose pixels the processor draws, as the platform's are. */
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

/** In place of what is heavy to load, where no page asks for it: the first barcode is drawn once that has come. */
const noBarcodes: EncodeBarcode = () => 'otherError';

/** Names what a document has to be drawn with: while it stays the same, so may its engine. */
export const engineKey = (document: Document): string =>
  JSON.stringify([
    fontsOf(document),
    hyphenatedLanguages(document),
    hasBarcodes(document),
    hasUnspacedWords(document),
  ]);

/**
 * Fetches and opens what a document is drawn with. The default family comes in the styles the document names, which take
 * the place of fonts that are missing; `families` are added for what the others lack, in the order they are tried.
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
    ...{ encodeBarcode, hyphensOf, fallbacks: families, lacksFonts: own.length < named.length },
    ...(breaksOf && { breaksOf }),
  };
}
