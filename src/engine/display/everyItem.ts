import type { DisplayItem, GroupItem, Matrix } from './displayList';
import { IDENTITY, multiply } from './geometry/matrix';

/** Yields all items, including those in groups, each with its matrix to the page. */
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
