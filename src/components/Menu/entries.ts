import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';

/** An action or a link. */
export interface MenuItem {
  /** Discriminator; optional. */
  kind?: 'item';
  /** Unique key among its siblings. */
  id: string;
  /** The label. */
  label: string;
  /** A second line. */
  description?: string;
  /** Icon before the label. */
  icon?: IconGlyph;
  /** Content after the label, such as a badge or shortcut. */
  trailing?: ReactNode;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** Target address, instead of or in addition to `onSelect`. */
  href?: string;
  /**
   * Whether it is destructive.
   * @default false
   */
  danger?: boolean;
  /** State of an entry that can be on or off. */
  checked?: boolean;
  /**
   * Whether the menu stays open after a choice.
   * @default false
   */
  keepOpen?: boolean;
  /** Why it is disabled; shown as the second line. */
  disabledReason?: string | undefined;
}

/** A line between entries. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** Entries with a heading. */
export interface MenuGroup {
  kind: 'group';
  id: string;
  /** The heading. */
  label: string;
  /** The entries. */
  items: readonly MenuItem[];
}

/** An entry of a menu. */
export type MenuEntry = MenuItem | MenuSeparator | MenuGroup;
