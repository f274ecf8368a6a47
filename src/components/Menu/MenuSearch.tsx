import { Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import type { MenuEntry, MenuItem } from './entries';

const Wrap = styled('div', {
  position: 'sticky',
  insetBlockStart: '-$space$1',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  margin: '-$1 -$1 0',
  padding: '$2',
  backgroundColor: '$surfaceRaised',
  '& > svg': { position: 'absolute', insetInlineStart: '$4', color: '$textSubtle', pointerEvents: 'none' },
});
const Input = styled('input', controlStyles, { paddingInlineStart: '$7' });

interface MenuSearchProps {
  /** Accessible name, such as “Search subscriptions”. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Moves the focus into the entries. */
  onLeave: () => void;
  /** Chooses the first entry. */
  onEnter: () => void;
}

/** The search field above the entries of a menu. */
export function MenuSearch({ label, value, onChange, inputRef, onLeave, onEnter }: MenuSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys edit the text here; only Escape and Tab reach the menu.
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Enter') {
      // The choice moves the focus to the trigger, which the same key press would activate.
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <Wrap>
      <Icon glyph={Search} />
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Wrap>
  );
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the items whose name, second line or group contain every search word; leaves out empty groups. */
export function findEntries(entries: readonly MenuEntry[], search: string): readonly MenuEntry[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const matches = ({ label, description = '' }: MenuItem, group: string) => {
    const text = folded(`${label} ${description} ${group}`);
    return words.every((word) => text.includes(word));
  };
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'separator') return [];
    if (entry.kind !== 'group') return matches(entry, '') ? [entry] : [];
    const items = entry.items.filter((item) => matches(item, entry.label));
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}
