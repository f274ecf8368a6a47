import { ArrowDown, ArrowUp, CornerDownLeft, Search as SearchGlyph } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useId, useRef, type ReactNode } from 'react';
import { useReturnFocus } from '@/components/_internal/useReturnFocus';
import { Icon } from '@/components/Icon';
import { Key } from '@/components/Key';
import { Spinner } from '@/components/Spinner';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { CommandList } from './CommandList';
import { Frame, Hints, Scrim, Search } from './paletteParts';
import type { CommandGroup, CommandItem } from './types';
import { useActiveItem } from './useActiveItem';

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of dialog and field, such as "Search pages, people and environments". */
  label: string;
  /** The typed text. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The results, found by the caller; `matchCommands` searches loaded items. */
  groups: readonly CommandGroup[];
  /** Called with the chosen item; the caller closes the palette. */
  onChoose: (item: CommandItem) => void;
  /**
   * Whether further results are loading.
   * @default false
   */
  loading?: boolean;
  /** Text if there are no results. @default 'Nothing found.' */
  emptyText?: ReactNode;
}

const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/**
 * Finds anything in the console by a few letters. The focus stays in the field: arrow and page keys move in the
 * results, Enter chooses, Escape closes and returns the focus. The caller provides the results and handles the
 * choice.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, query, onQueryChange, groups } = props;
  const { loading = false, emptyText = 'Nothing found.' } = props;
  const onChoose = (item: CommandItem) => {
    if (item.disabledReason === undefined) props.onChoose(item);
  };
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { remember, restore } = useReturnFocus(open);
  const { active, count, moveTo, onKeyDown } = useActiveItem({ query, groups, loading, onChoose });
  const isEmpty = count === 0 && !loading;

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim>
          <Frame
            aria-describedby={undefined}
            data-testid="gsc-command-palette"
            onCloseAutoFocus={restore}
            onOpenAutoFocus={(event) => {
              remember();
              event.preventDefault();
              inputRef.current?.focus();
            }}
          >
            <VisuallyHidden>
              <Radix.Title>{label}</Radix.Title>
            </VisuallyHidden>
            <Search>
              <Icon glyph={SearchGlyph} />
              <input
                ref={inputRef}
                type="text"
                role="combobox"
                aria-label={label}
                aria-autocomplete="list"
                aria-expanded={count > 0}
                aria-controls={count > 0 ? listId : undefined}
                aria-activedescendant={active && `${listId}-${active.id}`}
                placeholder={label}
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => onQueryChange(event.currentTarget.value)}
                onKeyDown={onKeyDown}
              />
              {loading && <Spinner label="Searching" />}
            </Search>
            {count > 0 && (
              <CommandList
                id={listId}
                label="Results"
                groups={groups}
                active={active}
                onPoint={moveTo}
                onChoose={onChoose}
              />
            )}
            {isEmpty && (
              <Text as="p" tone="muted" css={{ padding: '$6 $4', textAlign: 'center' }}>
                {emptyText}
              </Text>
            )}
            <VisuallyHidden role="status">{loading ? '' : resultCount(count)}</VisuallyHidden>
            <Hints aria-hidden>
              <span>
                <Key>
                  <Icon glyph={ArrowUp} size="s" />
                </Key>
                <Key>
                  <Icon glyph={ArrowDown} size="s" />
                </Key>{' '}
                Move
              </span>
              <span>
                <Key>
                  <Icon glyph={CornerDownLeft} size="s" />
                </Key>{' '}
                Open
              </span>
              <span>
                <Key>Esc</Key> Close
              </span>
            </Hints>
          </Frame>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
