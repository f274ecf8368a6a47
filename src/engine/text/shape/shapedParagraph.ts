import type { Font } from '../../document';
import type { FontFace } from '../fonts/face';
import type { FontBook } from '../fonts/fontBook';
import { isJapanese } from '../fonts/substitutes';
import type { BreaksOf, HyphensOf, TextParagraph } from '../textInput';
import type { LinesOfParagraph } from '../layout/flow';
import type { MissingGlyph } from '../textLayout';
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
  /** Parts shaped again, by start and end, where letters at the ends of a line depend on their neighbours. */
  readonly cuts: Map<string, ShapedGlyphs>;
}

/**
 * A shaped paragraph, independent of its frame. Lengths in points. Its caches are fields instead of a `WeakMap`, whose
 * entries V8 promotes to the old generation at once, where collection is rare and slow.
 */
export interface ShapedParagraph {
  readonly paragraph: TextParagraph;
  /** The drawn text; the offsets below count its UTF-16 units. */
  readonly text: string;
  /** The offset of each unit, and of the end, in the stored text. */
  readonly sourceOf: Int32Array;
  readonly runOf: Int32Array;
  readonly settings: readonly Setting[];
  readonly isRightToLeft: boolean;
  readonly levels: Uint8Array;
  readonly items: readonly ShapedItem[];
  /** The width of the text before each unit, with tabs of width 0. */
  readonly widths: Float64Array;
  /** 1 if a line break there requires shaping again. */
  readonly unsafe: Uint8Array;
  readonly clusters: readonly number[];
  readonly tabs: readonly number[];
  readonly breaks: readonly Break[];
  /** Whether its lines are vertical. */
  readonly isVertical: boolean;
  /**
   * The baseline's distance below the middle of a line, in ems of its largest letters; 0 in vertical lines, which are
   * centred.
   */
  readonly baseline: number;
  readonly missingGlyphs: readonly MissingGlyph[];
  readonly missingFonts: readonly Font[];
  /** Its cached lines, by the width of the column and the indents. */
  readonly lines: Map<string, LinesOfParagraph>;
}

/** The context of shaping a paragraph. */
export interface ShapingContext {
  readonly fonts: FontBook;
  readonly direction: BaseDirection;
  /** @default horizontal lines */
  readonly isVertical?: boolean;
  readonly breaksOf?: BreaksOf | undefined;
  readonly hyphensOf?: HyphensOf | undefined;
}

/** All baselines of a paragraph depend on its own face, so that a word in another font shifts none. */
const baselineOf = ({ ascent, descent, upem }: FontFace): number => (ascent - descent) / upem / 2;

/** Removes breaks within unbreakable text, such as a value with its prefix. */
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

/** Shapes a paragraph independently of its frame. */
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
      character,
      font: setting.font,
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
      // If a cluster has several glyphs, each of them can forbid a cut there.
      if (cluster !== start && (cluster !== last || cuts[index] === 1)) unsafe[cluster] = cuts[index] ?? 0;
      last = cluster;
    }
  }
  let width = 0;
  for (let index = 1; index <= length; index += 1) widths[index] = width += widths[index] ?? 0;
  return { widths, unsafe };
}
