import { useMemo } from 'react';
import {
  resolveLayout,
  type Document,
  type Frame,
  type Id,
  type Layout,
  type LayoutSettings,
  type Placement,
  type PlacementOverrides,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { useSession, useView } from '../core/SessionContext';

/** A selected frame in the shown layout. */
export interface SelectedFrame<Kind extends Frame = Frame> {
  readonly id: Id;
  readonly frame: Kind;
  readonly placement: Placement;
}

/** The selection with its page and layout. */
export interface Selected {
  readonly document: Document;
  readonly pageId: Id;
  readonly layoutId: Id;
  readonly layout: Layout;
  readonly settings: LayoutSettings;
  /** Only frames that the layout draws, in the order they were chosen. */
  readonly frames: readonly SelectedFrame[];
  readonly ids: readonly Id[];
}

/** Returns the selected frames of a page as resolved in the shown layout. @throws RangeError for an unknown layout */
export function resolveSelection(document: Document, pageId: Id, selection: readonly Id[]): Selected {
  const layoutId = document.selectedLayoutId;
  const { settings, placements } = resolveLayout(document, layoutId);
  const layout = document.layouts.items[layoutId];
  if (!layout) throw new RangeError(`There is no layout ${layoutId}.`);
  const frames = selection.flatMap((id) => {
    const frame = document.pages.items[pageId]?.frames.items[id];
    const placement = placements.get(id);
    return frame && placement ? [{ id, frame, placement }] : [];
  });
  return { document, pageId, layoutId, layout, settings, frames, ids: frames.map(({ id }) => id) };
}

/** Returns the selection of the open template. */
export function useSelected(): Selected {
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  return useMemo(() => resolveSelection(document, pageId, selection), [document, pageId, selection]);
}

/** Returns the common value of all items; `undefined` if they differ or there are none. */
export function getCommonValue<Item, Value>(
  items: readonly Item[],
  pick: (item: Item) => Value,
): Value | undefined {
  const [first, ...rest] = items.map(pick);
  const key = JSON.stringify(first);
  return rest.every((value) => JSON.stringify(value) === key) ? first : undefined;
}

/** Returns the frames if all have one of the types, else an empty list. */
export function filterByType<Type extends Frame['type']>(
  frames: readonly SelectedFrame[],
  ...types: readonly Type[]
): readonly SelectedFrame<Extract<Frame, { type: Type }>>[] {
  const isOne = (each: SelectedFrame): each is SelectedFrame<Extract<Frame, { type: Type }>> =>
    (types as readonly string[]).includes(each.frame.type);
  return frames.every(isOne) ? frames.filter(isOne) : [];
}

/** Returns the frames that override these properties in a child layout. */
export function findOverriding(
  { layout, ids }: Selected,
  properties?: readonly (keyof PlacementOverrides)[],
): readonly Id[] {
  if (layout.type === 'top') return [];
  return ids.filter((id) => {
    const own = Object.keys(layout.overrides[id] ?? {});
    return properties ? properties.some((property) => own.includes(property)) : own.length > 0;
  });
}

/** Applies operations to the template in one step. @returns why they are refused */
export type Change = (label: string, operations: readonly Operation[]) => string | undefined;

/** Merges consecutive changes of the same property into one undo step. */
export function useChange(ids: readonly Id[]): Change {
  const session = useSession();
  return (label, operations) => session.change(operations, { label, key: `${label} of ${ids.join(' ')}` });
}
