import type { DisplayItem, GlyphsItem } from '../../display';
import { layerOperators, type RightToLeftRun } from '../text/rightToLeft';
import type { Painting } from './painting';

/** Whether an item goes on with runs from the right to the left that stand on one line. */
export const continuesLine = (item: DisplayItem, line: readonly GlyphsItem[]): item is GlyphsItem =>
  item.type === 'glyphs' && item.direction === 'rightToLeft' && isOnLine(item, line);

/** Whether an item is text on the line of others; marks stand a little above or below it. */
function isOnLine(item: DisplayItem | undefined, line: readonly GlyphsItem[]): boolean {
  if (item?.type !== 'glyphs') return false;
  const [first, other] = [line[0]?.glyphs[0], item.glyphs[0]];
  return !first || !other || Math.abs(first.y - other.y) < item.size / 2;
}

/** Says what runs from the right to the left on one line say, in the order they are read: they stand from left to right. */
export function paintReadingLayer(
  painting: Painting,
  line: readonly GlyphsItem[],
  next: DisplayItem | undefined,
): void {
  const { content, fonts, options } = painting;
  if (options.outlineText) return;
  const runs = line.flatMap((item): RightToLeftRun[] => {
    const font = fonts.use(item.font);
    const isSeen = (item.fill ?? item.stroke) !== undefined && item.size > 0 && item.glyphs.length > 0;
    return font && isSeen ? [{ item, facts: font.facts }] : [];
  });
  if (runs.length === 0) return;
  const key = content.use('Font', fonts.layer.ref());
  content.add(layerOperators(runs, fonts.layer, key, isOnLine(next, line)));
}
