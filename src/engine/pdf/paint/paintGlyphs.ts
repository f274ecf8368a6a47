import type { GlyphsItem } from '../../display';
import { textString } from '../file/syntax';
import { grown, type Bounds } from '../geometry';
import type { UsedFont } from '../text/fonts';
import { newPen, showGlyphs, writtenSize } from '../text/showGlyphs';
import { spansOf } from '../text/spans';
import { addWith, applyPaint } from './applyPaint';
import { paintOutlines } from './paintOutlines';
import { withLineStyle } from './lineOperators';
import type { Painting } from './painting';
import { isSaidApart } from './paintReadingLayer';

/** How far a glyph may reach from its place, in ems. */
const REACH = 4;

/**
 * Glyphs as text that can be found and copied, or as outlines where the options ask for them. Those without fill and stroke
 * are text that is not seen.
 */
export function paintGlyphs(painting: Painting, item: GlyphsItem): void {
  const { stroke, glyphs, overprint, size } = item;
  if (glyphs.length === 0 || size <= 0) return;
  const font = painting.fonts.use(item.font);
  if (!font) return painting.report({ type: 'missingFont', font: item.font });
  const bounds = grown(boundsOfGlyphs(glyphs), size * REACH + (stroke?.width ?? 0));
  if (overprint) painting.content.add(`q\n${overprintState(painting)} gs\n`);
  if (painting.options.outlineText) paintOutlines(painting, item, font, bounds);
  else paintText(painting, item, font, bounds);
  if (overprint) painting.content.add('Q\n');
}

/** The rectangle around their places. */
function boundsOfGlyphs(glyphs: GlyphsItem['glyphs']): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of glyphs) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** With mode 1 an ink of 0 leaves what is below it. */
const overprintState = ({ content, file }: Painting): string =>
  content.use('ExtGState', file.once('<</Type/ExtGState/OP true/op true/OPM 1>>'));

function paintText(painting: Painting, item: GlyphsItem, font: UsedFont, bounds: Bounds): void {
  const fill = item.fill && applyPaint(painting, item.fill, 'fill', bounds);
  const stroke = item.stroke && applyPaint(painting, item.stroke.paint, 'stroke', bounds);
  // Both at once share one soft mask: where that differs the line follows, as outlines that say nothing.
  if (fill && stroke && (fill.mask ?? stroke.mask)) {
    paintText(painting, { ...item, stroke: undefined }, font, bounds);
    return paintOutlines(painting, { ...item, fill: undefined }, font, bounds);
  }
  const mode = modeOf(item);
  const text = `BT\n${mode} Tr\n${shownText(painting, item, font)}0 Tr\nET\n`;
  addWith(painting, { fill, stroke }, item.stroke ? withLineStyle(item.stroke, text) : text);
}

/** How PDF calls what is filled, stroked, both, or neither. */
function modeOf({ fill, stroke }: GlyphsItem): 0 | 1 | 2 | 3 {
  if (fill) return stroke ? 2 : 0;
  return stroke ? 1 : 3;
}

/** The glyphs with what they say, where no layer says it. */
function shownText(painting: Painting, item: GlyphsItem, font: UsedFont): string {
  const isSilent = isSaidApart(painting, item);
  const key = painting.content.use('Font', font.ref(isSilent ? 'silent' : 'speaking'));
  return `${key} ${shownGlyphs(item, font, isSilent)}`;
}

/** The same without its font; kept, since a line that is on many pages is the same glyphs each time. */
function shownGlyphs(item: GlyphsItem, font: UsedFont, isSilent: boolean): string {
  const known = font.shown.get(item.glyphs);
  if (known?.item.size === item.size && known.item.text === item.text) return known.operators;
  for (const { id } of item.glyphs) font.glyphs.add(id);
  const pen = newPen();
  const spans = isSilent
    ? [{ text: '', glyphs: item.glyphs }]
    : spansOf(item, font.said, (id) => font.facts.advance(id) === 0);
  const shown = spans.map(({ text, glyphs }) => {
    const operators = showGlyphs(glyphs, font.facts, item.size, pen);
    return text === undefined ? operators : saying(text, operators);
  });
  const operators = [writtenSize(item.size), ' Tf\n', ...shown].join('');
  font.shown.set(item.glyphs, { item, operators });
  return operators;
}

/** Operators that say a text of their own. */
const saying = (text: string, operators: string): string =>
  `/Span<</ActualText${textString(text)}>>BDC\n${operators}EMC\n`;
