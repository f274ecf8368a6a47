import type { IconGlyph } from '@/components/Icon';

/** Something the palette leads to or does. */
export interface CommandItem {
  /** Unique among all groups. */
  id: string;
  label: string;
  /** A second line. */
  description?: string | undefined;
  icon?: IconGlyph | undefined;
  /** Further words it is found by. */
  keywords?: readonly string[] | undefined;
  /** Words of what it belongs to, which tell it from others like it; by these alone it is not found. */
  context?: readonly string[] | undefined;
  /** Keys that do the same anywhere, as `['g', 'u']`. */
  shortcut?: readonly string[] | undefined;
  /** Why it can't be taken; stands in place of the second line. */
  disabledReason?: string | undefined;
}

/** Items under one heading. */
export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
}
