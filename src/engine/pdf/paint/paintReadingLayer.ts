import type { DisplayItem, GlyphsItem } from '../../display';
import { layerDownwards } from '../text/downwards';
import { layerOperators, type RightToLeftRun } from '../text/rightToLeft';
import { isSetApart, layerOfLetters } from '../text/setApart';
import type { Painting } from './painting';

/**
 * Whether a layer says what glyphs say: those read from the right, those that stand one below the other, those so far apart that
 * readers would find no word in them, and parts of a word that a hyphen parts.
 */
export function isSaidApart({ fonts }: Painting, item: GlyphsItem): boolean {
  if (item.direction !== 'leftToRight' || item.hasRest || item.text === '') return true;
  const font = fonts.use(item.font);
  if (!font || item.size <= 0) return false;
  const { glyphs, size, text } = item;
  const known = font.apart.get(glyphs);
  if (known?.size === size && known.text === text) return known.isApart;
  const isApart = isSetApart(item, font.facts);
  font.apart.set(glyphs, { size, text, isApart });
  return isApart;
}

/** Whether an item goes on with runs on one line that are said apart. */
export const continuesLine = (
  painting: Painting,
  item: DisplayItem,
  line: readonly GlyphsItem[],
): item is GlyphsItem =>
  item.type === 'glyphs' &&
  isSaidApart(painting, item) &&
  (line[0] === undefined || line[0].direction === item.direction) &&
  isOnLine(item, line);

/** Whether an item is text on the line of others; marks stand a little above or below it. */
function isOnLine(item: DisplayItem | undefined, line: readonly GlyphsItem[]): boolean {
  if (item?.type !== 'glyphs') return false;
  const [first, other] = [line[0]?.glyphs[0], item.glyphs[0]];
  const apart = item.direction === 'topToBottom' ? 'x' : 'y';
  return !first || !other || Math.abs(first[apart] - other[apart]) < item.size / 2;
}

/** Says what runs on one line say that are said apart: as they are read. */
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

/** Also says what those glyphs say that are there for nothing else. */
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
