import type { IconGlyph } from '@/components/Icon';

/** A place of the console in a navigation. */
export interface NavItem {
  /** Identity among its neighbours. */
  id: string;
  /** What is read. */
  label: string;
  /** The drawing; the rail shows it alone. */
  icon: IconGlyph;
  /** Where it leads. */
  href: string;
  /**
   * The reader is there.
   * @default false
   */
  current?: boolean;
}

/** Places under a heading. */
export interface NavGroup {
  /** Identity among its neighbours. */
  id: string;
  /** The heading, if it has one. */
  label?: string;
  /** The places. */
  items: readonly NavItem[];
}
