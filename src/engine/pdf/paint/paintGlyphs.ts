import type { GlyphsItem } from '../../display';
import { textString } from '../file/syntax';
import { growBounds, type Bounds } from '../geometry';
import type { UsedFont } from '../text/fonts';
import { newPen, showGlyphs, writtenSize } from '../text/showGlyphs';
import { spansOf } from '../text/spans';
import { addWith, applyPaint } from './applyPaint';
import { paintOutlines } from './paintOutlines';
import { withLineStyle } from './lineOperators';
import type { Painting } from './painting';
import { needsTextLayer } from './paintReadingLayer';

/** The maximum extent of a glyph around its origin, in ems. */
const REACH = 4;

/**
 * Paints glyphs as searchable text, or as outlines if the options require it. Glyphs without fill and stroke are
 * invisible text.
 */
export function paintGlyphs(painting: Painting, item: GlyphsItem): void {
  const { stroke, glyphs, overprint, size } = item;
  if (glyphs.length === 0 || size <= 0) return;
  const font = painting.fonts.use(item.font);
  if (!font) return painting.report({ type: 'missingFont', font: item.font });
  const bounds = growBounds(boundsOfGlyphs(glyphs), size * REACH + (stroke?.width ?? 0));
  if (overprint) painting.content.add(`q\n${overprintState(painting)} gs\n`);
  if (painting.options.outlineText) paintOutlines(painting, item, font, bounds);
  else paintText(painting, item, font, bounds);
  if (overprint) painting.content.add('Q\n');
}

/** Returns the bounds of the glyphs' origins. */
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

/** With mode 1, an ink of 0 keeps the ink below. */
const overprintState = ({ content, file }: Painting): string =>
  content.use('ExtGState', file.once('<</Type/ExtGState/OP true/op true/OPM 1>>'));

function paintText(painting: Painting, item: GlyphsItem, font: UsedFont, bounds: Bounds): void {
  const fill = item.fill && applyPaint(painting, item.fill, 'fill', bounds);
  const stroke = item.stroke && applyPaint(painting, item.stroke.paint, 'stroke', bounds);
  // Fill and stroke share one soft mask: if they differ, the line follows as outlines without text.
  if (fill && stroke && (fill.mask ?? stroke.mask)) {
    paintText(painting, { ...item, stroke: undefined }, font, bounds);
    return paintOutlines(painting, { ...item, fill: undefined }, font, bounds);
  }
  const mode = modeOf(item);
  const text = `BT\n${mode} Tr\n${shownText(painting, item, font)}0 Tr\nET\n`;
  addWith(painting, { fill, stroke }, item.stroke ? withLineStyle(item.stroke, text) : text);
}

/** Returns the PDF mode for filled, stroked, both, or invisible text. */
function modeOf({ fill, stroke }: GlyphsItem): 0 | 1 | 2 | 3 {
  if (fill) return stroke ? 2 : 0;
  return stroke ? 1 : 3;
}

/** Shows glyphs, with their text unless a reading layer has it. */
function shownText(painting: Painting, item: GlyphsItem, font: UsedFont): string {
  const isSilent = needsTextLayer(painting, item);
  const key = painting.content.use('Font', font.ref(isSilent ? 'silent' : 'speaking'));
  return `${key} ${shownGlyphs(item, font, isSilent)}`;
}

/** Shows glyphs without choosing the font; cached, since a line on many pages has the same glyphs. */
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
    return text === undefined ? operators : wrapActualText(text, operators);
  });
  const operators = [writtenSize(item.size), ' Tf\n', ...shown].join('');
  font.shown.set(item.glyphs, { item, operators });
  return operators;
}

/** Wraps operators with replacement text. */
const wrapActualText = (text: string, operators: string): string =>
  `/Span<</ActualText${textString(text)}>>BDC\n${operators}EMC\n`;
