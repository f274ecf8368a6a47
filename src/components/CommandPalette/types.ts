import type { IconGlyph } from '@/components/Icon';

/** An item of the palette: a page or an action. */
export interface CommandItem {
  /** Unique across all groups. */
  id: string;
  label: string;
  /** A second line. */
  description?: string | undefined;
  icon?: IconGlyph | undefined;
  /** Further search words. */
  keywords?: readonly string[] | undefined;
  /** Words that distinguish it from similar items; a match needs other words, too. */
  context?: readonly string[] | undefined;
  /** Its global shortcut, such as `['g', 'u']`. */
  shortcut?: readonly string[] | undefined;
  /** Why it is disabled; replaces the second line. */
  disabledReason?: string | undefined;
}

/** Items with a common heading. */
export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
}
