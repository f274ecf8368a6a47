import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';

/** An action or a way to somewhere. */
export interface MenuItem {
  /** Discriminates entries; may be left out. */
  kind?: 'item';
  /** Stable identity among its neighbours. */
  id: string;
  /** What it does. */
  label: string;
  /** A second line. */
  description?: string;
  /** Drawn before the label. */
  icon?: IconGlyph;
  /** Drawn after the label: a badge, a shortcut. */
  trailing?: ReactNode;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** Where it leads, instead of or besides `onSelect`. */
  href?: string;
  /**
   * Destructive.
   * @default false
   */
  danger?: boolean;
  /** For entries that are on or off. */
  checked?: boolean;
  /**
   * Choosing it leaves the menu open, for several choices in a row.
   * @default false
   */
  keepOpen?: boolean;
  /** Why it can't be chosen now; shown as its second line. */
  disabledReason?: string | undefined;
}

/** A line between entries. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** Entries under a heading. */
export interface MenuGroup {
  kind: 'group';
  id: string;
  /** The heading. */
  label: string;
  /** What is under it. */
  items: readonly MenuItem[];
}

/** Anything a menu may hold. */
export type MenuEntry = MenuItem | MenuSeparator | MenuGroup;
