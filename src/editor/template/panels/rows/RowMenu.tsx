import { ArrowDown, ArrowUp, Ellipsis, Pencil } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import type { RowTools } from './RowTree';

interface RowMenuProps {
  /** The row's name. */
  name: string;
  entries: readonly MenuEntry[];
  tabIndex: RowTools['tabIndex'];
}

/** Menu of further actions on a row. */
export function RowMenu({ name, entries, tabIndex }: RowMenuProps) {
  return (
    <span data-at-hover="">
      <Menu label={`Actions of ${name}`} entries={entries} align="end">
        <IconButton icon={Ellipsis} size="s" label={`Actions of ${name}`} tabIndex={tabIndex} />
      </Menu>
    </span>
  );
}

/** Returns the menu entries of every row that can be renamed and moved. */
export const rowEntries = ({ rename, up, down }: RowTools): readonly MenuEntry[] => [
  { id: 'rename', label: 'Rename', icon: Pencil, onSelect: rename },
  {
    id: 'up',
    label: 'Move up',
    icon: ArrowUp,
    ...(up ? { onSelect: up } : { disabledReason: 'It is the first.' }),
  },
  {
    id: 'down',
    label: 'Move down',
    icon: ArrowDown,
    ...(down ? { onSelect: down } : { disabledReason: 'It is the last.' }),
  },
];
