import { Copy, CornerDownRight, RotateCcw, Settings2, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/Menu';
import { MOST_LAYOUTS, type Document, type Id } from '@/engine/document';
import { hasOverrides } from './listLayouts';
import type { LayoutActions } from './useLayoutActions';

/** Returns why no layout can be added. */
export const explainNoMore = ({ layouts }: Document): string | undefined =>
  layouts.order.length < MOST_LAYOUTS ? undefined : `A template has at most ${MOST_LAYOUTS} layouts.`;

/** Returns why a layout can't be deleted. */
export function explainUndeletable({ layouts }: Document, layoutId: Id): string | undefined {
  const tops = Object.values(layouts.items).filter(({ type }) => type === 'top');
  return tops.length === 1 && layouts.items[layoutId]?.type === 'top'
    ? 'The last top layout can’t be deleted.'
    : undefined;
}

/** Returns why there is nothing to reset in a layout. */
function explainNothingOwn(document: Document, layoutId: Id): string | undefined {
  if (hasOverrides(document, layoutId)) return undefined;
  return document.layouts.items[layoutId]?.type === 'top'
    ? 'A top layout inherits nothing.'
    : 'It has nothing of its own.';
}

interface LayoutMenu {
  readonly document: Document;
  readonly actions: LayoutActions;
  readonly onSettings: (layoutId: Id) => void;
  /** Called to ask whether a layout is to be deleted. */
  readonly onDelete: (layoutId: Id) => void;
}

/** Creates the menu entries of a layout. */
export function createLayoutEntries(
  layoutId: Id,
  { document, actions, onSettings, onDelete }: LayoutMenu,
): readonly MenuEntry[] {
  const noMore = explainNoMore(document);
  return [
    { id: 'settings', label: 'Settings', icon: Settings2, onSelect: () => onSettings(layoutId) },
    {
      id: 'child',
      label: 'Add child layout',
      icon: CornerDownRight,
      disabledReason: noMore,
      onSelect: () => actions.addChild(layoutId),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      disabledReason: noMore,
      onSelect: () => actions.duplicate(layoutId),
    },
    {
      id: 'reset',
      label: 'Reset all',
      icon: RotateCcw,
      disabledReason: explainNothingOwn(document, layoutId),
      onSelect: () => actions.reset(layoutId),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      danger: true,
      disabledReason: explainUndeletable(document, layoutId),
      onSelect: () => onDelete(layoutId),
    },
  ];
}
