import type { RefObject } from 'react';
import type { MenuEntry } from './entries';
import { MenuOnDemand } from './MenuOnDemand';

/** Fetches the code of menus; for a trigger that is approached. */
export const preloadMenu = MenuOnDemand.preload;

/** Props of {@link SharedMenu}. */
export interface SharedMenuProps {
  /** For `aria-controls` of the trigger. */
  id: string;
  /** Name of the list for readers. */
  label: string;
  /** What it holds. */
  entries: readonly MenuEntry[];
  /** The button it was opened from, which gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is open. */
  open: boolean;
  /** The first entry takes the focus: the reader came by keyboard. */
  focusFirst: boolean;
  /** Called when it closes by itself. */
  onOpenChange: (open: boolean) => void;
}

/** One list of actions for many buttons that are drawn elsewhere, such as those of the rows of a table. */
export function SharedMenu(props: SharedMenuProps) {
  return <MenuOnDemand header={undefined} align="end" side="bottom" {...props} />;
}
