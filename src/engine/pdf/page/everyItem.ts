import {
  multiply,
  IDENTITY,
  type DisplayItem,
  type GroupItem,
  type Ink,
  type Matrix,
  type Paint,
} from '../../display';

/** All items, also those in groups, each with what takes its places to the page. */
export function* everyItem(
  items: readonly DisplayItem[],
  matrix: Matrix = IDENTITY,
): Generator<readonly [item: DisplayItem, matrix: Matrix]> {
  for (const item of items) {
    yield [item, matrix];
    if (item.type === 'group') yield* everyItem(item.items, insideOf(item, matrix));
  }
}

const insideOf = ({ transform }: GroupItem, matrix: Matrix): Matrix =>
  transform ? multiply(matrix, transform) : matrix;

/** All inks an item itself is drawn with. */
export function inksOfItem(item: DisplayItem): Ink[] {
  if (item.type === 'image') return [];
  if (item.type === 'group') return item.shadow ? [item.shadow.ink] : [];
  const stroke = item.type === 'bars' ? undefined : item.stroke?.paint;
  return [item.fill, stroke].flatMap((paint) => (paint ? inksOfPaint(paint) : []));
}

const inksOfPaint = (paint: Paint): Ink[] =>
  paint.type === 'solid' ? [paint.ink] : paint.stops.map(({ ink }) => ink);

/** Whether an item lets something below it through, or is blended with it. */
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
