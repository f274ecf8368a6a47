import type { IconGlyph } from '@/components/Icon';

/** An entry of a navigation. */
export interface NavItem {
  /** Unique key among its siblings. */
  id: string;
  /** The text. */
  label: string;
  /** The icon; the rail shows only this. */
  icon: IconGlyph;
  /** The target address. */
  href: string;
  /**
   * Whether it is the current page.
   * @default false
   */
  current?: boolean;
}

/** Entries with a heading. */
export interface NavGroup {
  /** Unique key among its siblings. */
  id: string;
  /** The heading, if it has one. */
  label?: string;
  /** The entries. */
  items: readonly NavItem[];
}
