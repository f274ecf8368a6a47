import type { Id } from '../document';
import { refuse } from './operation';

/** A draft of items with an order. */
interface Collection<Item> {
  order: Id[];
  items: Record<Id, Item>;
}

/** Adds an item at an index, by default last. */
export function insert<Item>(
  { order, items }: Collection<Item>,
  id: Id,
  item: Item,
  at = order.length,
): void {
  if (Object.hasOwn(items, id)) refuse(`There is an item ${id} already.`);
  order.splice(at, 0, id);
  items[id] = item;
}

/** Removes an item. */
export function remove({ order, items }: Collection<unknown>, id: Id): void {
  const index = order.indexOf(id);
  if (index < 0) refuse(`There is no item ${id}.`);
  order.splice(index, 1);
  delete items[id];
}

/** Moves an item to another index. */
export function move({ order }: Pick<Collection<unknown>, 'order'>, id: Id, to: number): void {
  const index = order.indexOf(id);
  if (index < 0) refuse(`There is no item ${id}.`);
  order.splice(index, 1);
  order.splice(to, 0, id);
}
