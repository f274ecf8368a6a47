import type { Document } from '../schema/document';
import type { ChildLayout, Layout } from '../schema/layout';
import type { Id } from '../schema/primitives';

/** A layout with its id. */
export interface IdentifiedLayout<Kind extends Layout = Layout> {
  readonly id: Id;
  readonly layout: Kind;
}

/** Returns a layout and its ancestors, nearest first. Stops at a missing or repeated parent. */
export function ancestry(document: Pick<Document, 'layouts'>, layoutId: Id): readonly IdentifiedLayout[] {
  const { items } = document.layouts;
  const found = new Map<Id, Layout>();
  let id: Id | undefined = layoutId;
  while (id !== undefined && !found.has(id) && Object.hasOwn(items, id)) {
    const layout: Layout | undefined = items[id];
    if (!layout) break;
    found.set(id, layout);
    id = layout.type === 'child' ? layout.parentId : undefined;
  }
  return [...found].map(([ancestor, layout]) => ({ id: ancestor, layout }));
}

/** Returns the children of a layout, in the document's order. */
export const childrenOf = (document: Pick<Document, 'layouts'>, layoutId: Id): readonly Id[] =>
  document.layouts.order.filter((id) => {
    const layout = document.layouts.items[id];
    return layout?.type === 'child' && layout.parentId === layoutId;
  });

/** Returns a layout and all its descendants, parents before their children. */
export function branchOf(document: Pick<Document, 'layouts'>, layoutId: Id): readonly Id[] {
  const branch = [layoutId];
  // The array grows during the loop.
  for (const id of branch) branch.push(...childrenOf(document, id));
  return branch;
}

/** Whether a layout inherits from another. */
export const isChild = (layout: Layout): layout is ChildLayout => layout.type === 'child';
