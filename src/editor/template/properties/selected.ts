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

/** A selected frame as the layout that is shown has it. */
export interface SelectedFrame<Kind extends Frame = Frame> {
  readonly id: Id;
  readonly frame: Kind;
  readonly placement: Placement;
}

/** What is selected, and where. */
export interface Selected {
  readonly document: Document;
  readonly pageId: Id;
  readonly layoutId: Id;
  readonly layout: Layout;
  readonly settings: LayoutSettings;
  /** Of the frames the layout draws, in the order they were chosen. */
  readonly frames: readonly SelectedFrame[];
  readonly ids: readonly Id[];
}

/** The selected frames of a page with what the layout that is shown makes of them. @throws RangeError for no layout */
export function selectedOf(document: Document, pageId: Id, selection: readonly Id[]): Selected {
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

/** What is selected in the template that is open. */
export function useSelected(): Selected {
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  return useMemo(() => selectedOf(document, pageId, selection), [document, pageId, selection]);
}

/** What all items have in common; `undefined` where they differ, or for none. */
export function common<Item, Value>(items: readonly Item[], pick: (item: Item) => Value): Value | undefined {
  const [first, ...rest] = items.map(pick);
  const key = JSON.stringify(first);
  return rest.every((value) => JSON.stringify(value) === key) ? first : undefined;
}

/** The frames if all of them are of a type; none where one is not. */
export function ofType<Type extends Frame['type']>(
  frames: readonly SelectedFrame[],
  ...types: readonly Type[]
): readonly SelectedFrame<Extract<Frame, { type: Type }>>[] {
  const isOne = (each: SelectedFrame): each is SelectedFrame<Extract<Frame, { type: Type }>> =>
    (types as readonly string[]).includes(each.frame.type);
  return frames.every(isOne) ? frames.filter(isOne) : [];
}

/** Which of the frames have these properties of their own, where the layout inherits them from another. */
export function overriding(
  { layout, ids }: Selected,
  properties?: readonly (keyof PlacementOverrides)[],
): readonly Id[] {
  if (layout.type === 'top') return [];
  return ids.filter((id) => {
    const own = Object.keys(layout.overrides[id] ?? {});
    return properties ? properties.some((property) => own.includes(property)) : own.length > 0;
  });
}

/** Changes the template by these operations as one step. @returns why that can't be */
export type Change = (label: string, operations: readonly Operation[]) => string | undefined;

/** Changes of the same thing in a row are one step of undo. */
export function useChange(ids: readonly Id[]): Change {
  const session = useSession();
  return (label, operations) => session.change(operations, { label, key: `${label} of ${ids.join(' ')}` });
}
