import type { RefObject } from 'react';
import type { MenuEntry } from './entries';
import { MenuOnDemand } from './MenuOnDemand';

/** Loads the code of menus; call it when a trigger is approached. */
export const preloadMenu = MenuOnDemand.preload;

/** Props of {@link SharedMenu}. */
export interface SharedMenuProps {
  /** Id for `aria-controls` of the trigger. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** The entries. */
  entries: readonly MenuEntry[];
  /** The button that opened it, which gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is open. */
  open: boolean;
  /** Whether the first entry gets the focus, after opening by keyboard. */
  focusFirst: boolean;
  /** Called when it closes itself. */
  onOpenChange: (open: boolean) => void;
}

/** One menu shared by many buttons, such as those of table rows. */
export function SharedMenu(props: SharedMenuProps) {
  return <MenuOnDemand header={undefined} align="end" side="bottom" {...props} />;
}
