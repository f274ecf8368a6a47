import type { Id } from '../document';
import { refuse } from './operation';

/** Items with an order, as a draft. */
interface Collection<Item> {
  order: Id[];
  items: Record<Id, Item>;
}

/** Adds an item, last unless told where. */
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

/** Takes an item away. */
export function remove({ order, items }: Collection<unknown>, id: Id): void {
  const index = order.indexOf(id);
  if (index < 0) refuse(`There is no item ${id}.`);
  order.splice(index, 1);
  delete items[id];
}

/** Puts an item to another place of the order. */
export function move({ order }: Pick<Collection<unknown>, 'order'>, id: Id, to: number): void {
  const index = order.indexOf(id);
  if (index < 0) refuse(`There is no item ${id}.`);
  order.splice(index, 1);
  order.splice(to, 0, id);
}
