import {
  convertLength,
  NEW_PARAGRAPH_FORMAT,
  newPlacement,
  newTextFrame,
  resolveLayout,
  type Box,
  type CharacterFormat,
  type Document,
  type Font,
  type Id,
  type Paragraph,
  type ResolvedLayout,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Point } from '../../page/frames/geometry';
import {
  findEmphasisedFont,
  listKnownStyles,
  type Emphasis,
  type StylesOf,
} from '../../page/text/model/fontStyles';
import { getPasteOffset } from '../core/pasteFrames';
import { findFreeName } from '../core/newFrames';
import type { PastedLook } from './htmlLooks';
import type { PastedRun } from './Paragraphs';
import type { PastedText } from './readHtml';

/** Maximum share of the page's width and height for a new text. */
const MOST_OF_PAGE = 0.6;
/** Average width of a character and height of a line, relative to the font size. */
const [CHARACTER, LINE] = [0.55, 1.3];
/** Approximate indent of a list level in points. */
const INDENT = 24;

interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  readonly frameId: Id;
  /** The drop position in the unit of the layout. @default the middle of the page */
  readonly at?: Point;
}

/** Paragraphs of a document, and the looks it could not keep. */
interface SetText {
  readonly paragraphs: readonly Paragraph[];
  readonly lacks: readonly string[];
}

/** Turns hex digits into a character colour. */
const appliedColour = (value: string) =>
  ({ applied: true, color: { type: 'local', color: { type: 'hex', value }, opacity: 1 } }) as const;

const BASE: Font = NEW_PARAGRAPH_FORMAT.font;

/** Splits plain text into one paragraph per line. */
export const splitPlainText = (text: string): readonly Paragraph[] =>
  text
    .replace(/(?:\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => ({ runs: line === '' ? [] : [{ type: 'text', text: line }] }));

/** Converts pasted text to the document's format, and lists the looks its fonts can't show. */
export function convertPastedText(
  document: Document,
  { paragraphs, hasLinks }: PastedText,
  stylesOf: StylesOf | undefined,
): SetText {
  const styles = listKnownStyles(document, stylesOf, BASE.family);
  const lacks = new Set<string>(hasLinks ? ['links'] : []);
  const fontOf = ({ isBold, isItalic }: PastedLook): Font => {
    const wanted: readonly (readonly [Emphasis, boolean])[] = [
      ['bold', isBold],
      ['italic', isItalic],
    ];
    let font = BASE;
    for (const [emphasis, isWanted] of wanted) {
      if (!isWanted) continue;
      const found = findEmphasisedFont(font, emphasis, true, styles);
      if (found) font = found;
      else lacks.add(`${emphasis} text, which ${BASE.family} does not have here`);
    }
    return font;
  };
  const formatOf = (run: PastedRun): CharacterFormat => {
    const font = fontOf(run);
    const { color, fontSize, subSuperScript, underline, lineThrough } = run;
    return {
      ...(font !== BASE && { font }),
      ...(fontSize !== undefined && { fontSize }),
      ...(color !== undefined && { color: appliedColour(color) }),
      ...(subSuperScript !== 'normal' && { subSuperScript }),
      ...(underline && { underline }),
      ...(lineThrough && { lineThrough }),
    };
  };
  const set = paragraphs.map(({ runs, list }): Paragraph => ({
    ...(list && { list }),
    runs: runs.map((run) => {
      const format = formatOf(run);
      return { type: 'text', text: run.text, ...(Object.keys(format).length > 0 && { format }) };
    }),
  }));
  return { paragraphs: set, lacks: [...lacks] };
}

/** Estimates the size of a text in points. */
function estimateSize(paragraphs: readonly Paragraph[], widest: number) {
  const lines = paragraphs.map(({ runs, list }) => {
    const sizes = runs.map(({ format }) => format?.fontSize ?? NEW_PARAGRAPH_FORMAT.fontSize);
    const size = Math.max(NEW_PARAGRAPH_FORMAT.fontSize, ...sizes);
    const length = runs.reduce((sum, run) => sum + (run.type === 'text' ? run.text.length : 1), 0);
    return { size, width: length * size * CHARACTER + (list ? list.level * INDENT : 0) };
  });
  const width = Math.min(
    widest,
    Math.max(NEW_PARAGRAPH_FORMAT.fontSize * 4, ...lines.map((line) => line.width)),
  );
  const height = lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(line.width / width)) * line.size * LINE,
    0,
  );
  return { width, height };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Finds an unused centre for a frame, so that a text does not cover an earlier paste. */
function findFreeCentre({ settings, placements }: ResolvedLayout, wanted: Point): Point {
  const step = getPasteOffset(settings.unit);
  const taken = [...placements.values()].map(middleOf);
  const isTaken = ({ x, y }: Point) =>
    taken.some((other) => Math.abs(other.x - x) < step && Math.abs(other.y - y) < step);
  let free = wanted;
  while (isTaken(free)) free = { x: free.x + step, y: free.y + step };
  return free;
}

/** Returns the operation that inserts a text in a new frame, which grows until all of it is visible. */
export function insertText(
  { document, pageId, frameId, at }: Spot,
  paragraphs: readonly Paragraph[],
): Operation {
  const layout = resolveLayout(document, document.selectedLayoutId);
  const { settings } = layout;
  const toPoints = (length: number) => convertLength(length, settings.unit, 'pt');
  const fromPoints = (length: number) => convertLength(length, 'pt', settings.unit);
  const room = estimateSize(paragraphs, toPoints(settings.width) * MOST_OF_PAGE);
  const width = fromPoints(room.width);
  const height = fromPoints(Math.min(room.height, toPoints(settings.height) * MOST_OF_PAGE));
  const middle = findFreeCentre(layout, at ?? { x: settings.width / 2, y: settings.height / 2 });
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const frame = { ...newTextFrame(findFreeName(document, 'Text')), paragraphs: [...paragraphs] };
  const { copyFitting, autoGrow, ...placement } = newPlacement('text', box);
  return {
    kind: 'addFrame',
    layoutId: document.selectedLayoutId,
    pageId,
    frameId,
    frame,
    placement: {
      ...placement,
      ...(copyFitting && { copyFitting: { ...copyFitting, enabled: false } }),
      ...(autoGrow && { autoGrow: { ...autoGrow, enabled: true } }),
    },
  };
}
