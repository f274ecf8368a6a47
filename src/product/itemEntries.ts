import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/Menu';

/** An entry that opens an item to change it, or to read it while changes are withheld. */
export const openEntry = (withheld: string | undefined, onSelect: () => void): MenuEntry => ({
  id: 'open',
  label: withheld ? 'Look at it' : 'Edit',
  icon: Pencil,
  onSelect,
});

/** An entry that asks for a new name. */
export const renameEntry = (withheld: string | undefined, onSelect: () => void): MenuEntry => ({
  id: 'rename',
  label: 'Rename…',
  icon: Pencil,
  disabledReason: withheld,
  onSelect,
});

/** An entry that copies an item. @param asks whether it asks for the name of the copy first. @default true */
export const duplicateEntry = (
  withheld: string | undefined,
  onSelect: () => void,
  { asks = true }: { asks?: boolean } = {},
): MenuEntry => ({
  id: 'duplicate',
  label: asks ? 'Duplicate…' : 'Duplicate',
  icon: Copy,
  disabledReason: withheld,
  onSelect,
});

/** The last entry of an item, below a line: it asks before it deletes. */
export const deleteEntries = (withheld: string | undefined, onSelect: () => void): MenuEntry[] => [
  { kind: 'separator', id: 'before-delete' },
  { id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: withheld, onSelect },
];
