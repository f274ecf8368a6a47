import type { DisplayItem, Ink, Paint } from '../../display';

/** Returns all inks of an item itself. */
export function inksOfItem(item: DisplayItem): Ink[] {
  if (item.type === 'image') return [];
  if (item.type === 'group') return item.shadow ? [item.shadow.ink] : [];
  const stroke = item.type === 'bars' ? undefined : item.stroke?.paint;
  return [item.fill, stroke].flatMap((paint) => (paint ? inksOfPaint(paint) : []));
}

const inksOfPaint = (paint: Paint): Ink[] =>
  paint.type === 'solid' ? [paint.ink] : paint.stops.map(({ ink }) => ink);

/** Whether an item is transparent or blended. */
export function isBlended(item: DisplayItem): boolean {
  if (item.type === 'image') return false;
  if (item.type === 'group') {
    const { opacity = 1, blendMode = 'normal', shadow } = item;
    return opacity < 1 || blendMode !== 'normal' || shadow !== undefined;
  }
  const stroke = item.type === 'bars' ? undefined : item.stroke?.paint;
  return [item.fill, stroke].some((paint) => paint && !isOpaque(paint));
}

const isOpaque = (paint: Paint): boolean =>
  paint.type === 'solid' ? paint.opacity === 1 : paint.stops.every(({ opacity }) => opacity === 1);
