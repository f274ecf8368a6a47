import type { DisplayItem, GlyphsItem } from '../../display';
import { layerDownwards } from '../text/downwards';
import { layerOperators, type RightToLeftRun } from '../text/rightToLeft';
import { hasWideGaps, layerOfLetters } from '../text/setApart';
import type { Painting } from './painting';

/**
 * Whether a reading layer carries the text of glyphs. It does so for right-to-left and vertical text, for widely spaced
 * letters, and for parts of a hyphenated word.
 */
export function needsTextLayer({ fonts }: Painting, item: GlyphsItem): boolean {
  if (item.direction !== 'leftToRight' || item.hasRest || item.text === '') return true;
  const font = fonts.use(item.font);
  if (!font || item.size <= 0) return false;
  const { glyphs, size, text } = item;
  const known = font.apart.get(glyphs);
  if (known?.size === size && known.text === text) return known.isApart;
  const isApart = hasWideGaps(item, font.facts);
  font.apart.set(glyphs, { size, text, isApart });
  return isApart;
}

/** Whether an item continues the runs of a line in the same reading layer. */
export const continuesLine = (
  painting: Painting,
  item: DisplayItem,
  line: readonly GlyphsItem[],
): item is GlyphsItem =>
  item.type === 'glyphs' &&
  needsTextLayer(painting, item) &&
  (line[0] === undefined || line[0].direction === item.direction) &&
  isOnLine(item, line);

/** Whether an item is text on the same line; marks may be a little above or below it. */
function isOnLine(item: DisplayItem | undefined, line: readonly GlyphsItem[]): boolean {
  if (item?.type !== 'glyphs') return false;
  const [first, other] = [line[0]?.glyphs[0], item.glyphs[0]];
  const apart = item.direction === 'topToBottom' ? 'x' : 'y';
  return !first || !other || Math.abs(first[apart] - other[apart]) < item.size / 2;
}

/** Emits the invisible text layer for the runs of a line in reading order. */
export function paintReadingLayer(
  painting: Painting,
  line: readonly GlyphsItem[],
  next: DisplayItem | undefined,
): void {
  const { content, fonts, options } = painting;
  if (options.outlineText) return;
  const direction = line[0]?.direction;
  if (direction === 'topToBottom') return paintWholeLayer(painting, line, layerDownwards);
  if (direction === 'leftToRight') return paintWholeLayer(painting, line, layerOfLetters);
  const runs = line.flatMap((item): RightToLeftRun[] => {
    const font = fonts.use(item.font);
    const isSeen = (item.fill ?? item.stroke) !== undefined && item.size > 0 && item.glyphs.length > 0;
    return font && isSeen ? [{ item, facts: font.facts }] : [];
  });
  if (runs.length === 0) return;
  const key = content.use('Font', fonts.layer.ref());
  content.add(layerOperators(runs, fonts.layer, key, isOnLine(next, line)));
}

/** Emits a layer that also includes text-only glyphs. */
function paintWholeLayer(
  { content, fonts }: Painting,
  line: readonly GlyphsItem[],
  write: typeof layerDownwards,
): void {
  const said = line.flatMap((item) => {
    const font = fonts.use(item.font);
    return font && item.size > 0 && item.glyphs.length > 0 ? [{ item, facts: font.facts }] : [];
  });
  if (said.length === 0) return;
  const key = content.use('Font', fonts.layer.ref());
  content.add(write(said, fonts.layer, key));
}
