import type { Font } from '../../document';
import type { FontFace } from '../fonts/face';
import type { FontBook } from '../fonts/fontBook';
import { isJapanese } from '../fonts/substitutes';
import type { BreaksOf, HyphensOf, TextParagraph } from '../layout/textInput';
import type { LinesOfParagraph } from '../layout/linesOf';
import type { MissingGlyph } from '../layout/textLayout';
import { hyphensIn } from '../hyphenation/hyphensIn';
import { breaksOfText, type Break } from '../lines/breaks';
import { clusterStarts } from '../unicode/clusters';
import { isRightToLeft, levelsOf, type BaseDirection } from './direction';
import { displayedText } from './displayedText';
import { itemsOf, type Item } from './items';
import { settingOf, type Setting } from './setting';
import type { ShapedGlyphs } from './shapedGlyphs';
import { shapeRange } from './shapeRange';
import { verticalItems } from './verticalItems';

/** An item with its glyphs. */
export interface ShapedItem extends Item {
  readonly glyphs: ShapedGlyphs;
  /** What was shaped again of it, by start and end: where letters at the ends of a line depend on those beyond them. */
  readonly cuts: Map<string, ShapedGlyphs>;
}

/**
 * A paragraph with all that does not depend on the frame it is set in. Lengths in points.
 *
 * What is worked out of it later is kept in it, not in a `WeakMap`: V8 takes that for old at once, with all it refers to, and
 * collects what is old seldom and at a price.
 */
export interface ShapedParagraph {
  readonly paragraph: TextParagraph;
  /** The text as it is drawn; offsets below count its UTF-16 units. */
  readonly text: string;
  /** Where each unit, and the end, comes from in the stored text. */
  readonly sourceOf: Int32Array;
  readonly runOf: Int32Array;
  readonly settings: readonly Setting[];
  readonly isRightToLeft: boolean;
  readonly levels: Uint8Array;
  readonly items: readonly ShapedItem[];
  /** How wide the text is before each unit, tabs without width. */
  readonly widths: Float64Array;
  /** 1 where a line can't be cut without shaping again. */
  readonly unsafe: Uint8Array;
  readonly clusters: readonly number[];
  readonly tabs: readonly number[];
  readonly breaks: readonly Break[];
  /** Whether its lines run from top to bottom. */
  readonly isVertical: boolean;
  /** How far below the middle of a line its baseline is, in ems of its largest letters; 0 in vertical lines, which go by it. */
  readonly baseline: number;
  readonly missingGlyphs: readonly MissingGlyph[];
  readonly missingFonts: readonly Font[];
  /** Its lines, by the width of the column and the indents. */
  readonly lines: Map<string, LinesOfParagraph>;
}

/** What the shape of a paragraph depends on beside the paragraph. */
export interface ShapingContext {
  readonly fonts: FontBook;
  readonly direction: BaseDirection;
  /** @default lines are horizontal */
  readonly isVertical?: boolean;
  readonly breaksOf?: BreaksOf | undefined;
  readonly hyphensOf?: HyphensOf | undefined;
}

/** All baselines of a paragraph go by its own face, so that a word in another font moves none. */
const baselineOf = ({ ascent, descent, upem }: FontFace): number => (ascent - descent) / upem / 2;

/** Without the breaks within text that goes to the next line whole, such as a value with its prefix. */
function withoutUnbroken(
  breaks: readonly Break[],
  { runs }: TextParagraph,
  runOf: Int32Array,
): readonly Break[] {
  if (!runs.some((run) => run.isUnbroken)) return breaks;
  const isUnbroken = (index: number) => runs[runOf[index] ?? 0]?.isUnbroken === true;
  return breaks.filter(
    ({ position, isRequired }) =>
      isRequired || position >= runOf.length - 1 || !isUnbroken(position - 1) || !isUnbroken(position),
  );
}

/** Shapes a paragraph, whatever frame it is set in. */
export function shapeParagraph(paragraph: TextParagraph, context: ShapingContext): ShapedParagraph {
  const { fonts } = context;
  const displayed = displayedText(paragraph.runs);
  const { text, runOf } = displayed;
  const settings = paragraph.runs.map(({ look }) => settingOf(look, fonts));
  const settingAt = (index: number) => settings[runOf[index] ?? 0] ?? settingOf(paragraph.format, fonts);
  const languageAt = (index: number) => settingAt(index).language;
  const { hyphensOf } = context;
  const hyphens = hyphensOf && paragraph.format.hyphenation ? hyphensIn(text, languageAt, hyphensOf) : [];
  const rightToLeft = isRightToLeft(text, context.direction);
  const levels = levelsOf(text, rightToLeft);
  const clusters = clusterStarts(text);
  const { isVertical = false } = context;
  const { items, missing } = itemsOf({ text, levels, clusters, settingAt });
  const shaped = (isVertical ? verticalItems(items, text, clusters) : items).map((item) => ({
    ...item,
    glyphs: shapeRange(text, item, item.start, item.end),
    cuts: new Map(),
  }));
  return {
    paragraph,
    ...displayed,
    settings,
    isRightToLeft: rightToLeft,
    levels,
    items: shaped,
    ...measure(text.length, shaped),
    clusters,
    tabs: Array.from(text.matchAll(/\t/g), ({ index }) => index),
    breaks: withoutUnbroken(breaksOfText(text, languageAt, context.breaksOf, hyphens), paragraph, runOf),
    isVertical,
    baseline: isVertical ? 0 : baselineOf(fonts.faceOf(paragraph.format.font)),
    missingGlyphs: missing.map(({ character, setting }) => ({
      ...{ character, font: setting.font },
      ...(isJapanese(setting.language, text) && { isJapanese: true }),
    })),
    missingFonts: settings.filter(({ font }) => !fonts.find(font)).map(({ font }) => font),
    lines: new Map(),
  };
}

function measure(length: number, items: readonly ShapedItem[]): Pick<ShapedParagraph, 'widths' | 'unsafe'> {
  const widths = new Float64Array(length + 1);
  const unsafe = new Uint8Array(length + 1);
  for (const { start, end, glyphs } of items) {
    const { clusters, advances, unsafe: cuts } = glyphs;
    unsafe.fill(1, start + 1, end);
    for (let index = 0, last = start; index < glyphs.length; index += 1) {
      const cluster = clusters[index] ?? 0;
      widths[cluster + 1] = (widths[cluster + 1] ?? 0) + (advances[index] ?? 0);
      // Where several glyphs are one cluster, each of them says whether a line may be cut there.
      if (cluster !== start && (cluster !== last || cuts[index] === 1)) unsafe[cluster] = cuts[index] ?? 0;
      last = cluster;
    }
  }
  let width = 0;
  for (let index = 1; index <= length; index += 1) widths[index] = width += widths[index] ?? 0;
  return { widths, unsafe };
}
