import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { VariableOf } from '@/engine/document';
import { freeNameOf } from '../../core/numberedName';
import { LiveField } from './LiveField';
import type { SettingProps } from './setting';

type ListVariable = VariableOf<'list'>;
type Item = ListVariable['items'][number];

/** Edits the items of a list: their values and display texts. */
export function ListSettings({ variable, onChange }: SettingProps<ListVariable>) {
  const { items, selected, availableItems } = variable;
  const list = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  // Focuses a new item and selects its default name, so that typing replaces it.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    const name = list.current?.querySelector<HTMLInputElement>('[data-item]:last-of-type input');
    name?.focus();
    name?.select();
  }, [items.length]);
  /** Removed items are removed from the offered and selected ones, too. */
  const setItems = (next: readonly Item[], rename?: { from: string; to: string }) => {
    const renamed = (value: string) => (value === rename?.from ? rename.to : value);
    const values = new Set(next.map(({ value }) => value));
    const kept = selected === null ? null : renamed(selected);
    return onChange({
      items: next,
      selected: kept !== null && values.has(kept) ? kept : null,
      ...(availableItems && {
        availableItems: availableItems.map(renamed).filter((value) => values.has(value)),
      }),
    });
  };
  const add = () => {
    const value = freeNameOf(
      'Item',
      items.map((item) => item.value),
    );
    hasAdded.current = true;
    onChange({
      items: [...items, { value }],
      ...(availableItems && { availableItems: [...availableItems, value] }),
    });
  };
  const replace = (index: number, item: Item) => setItems(items.with(index, item));
  return (
    <Stack ref={list} gap="2" role="group" aria-label="Items">
      <Inline justify="between">
        <Text size="small" weight="medium">
          Items
        </Text>
        <Button size="s" startIcon={Plus} onClick={add}>
          Add item
        </Button>
      </Inline>
      {items.length === 0 && (
        <Text as="p" size="small" tone="muted">
          A list without items has nothing to choose from.
        </Text>
      )}
      {items.map((item, index) => (
        <Stack key={index} data-item gap="1" role="group" aria-label={`Item ${index + 1}`}>
          <Grid columns={2} gap="2">
            <LiveField
              label="Value"
              value={item.value}
              onChange={(value) =>
                setItems(items.with(index, { ...item, value }), { from: item.value, to: value })
              }
            />
            <LiveField
              label="Shown as"
              placeholder={item.value}
              value={item.displayValue ?? ''}
              onChange={(displayValue) =>
                replace(index, displayValue === '' ? { value: item.value } : { ...item, displayValue })
              }
            />
          </Grid>
          <Inline gap="0" justify="end">
            <IconButton
              icon={ArrowUp}
              size="s"
              label={`Move ${item.value} up`}
              disabledReason={index === 0 ? 'It is the first.' : undefined}
              onClick={() => setItems(items.toSpliced(index, 1).toSpliced(index - 1, 0, item))}
            />
            <IconButton
              icon={ArrowDown}
              size="s"
              label={`Move ${item.value} down`}
              disabledReason={index === items.length - 1 ? 'It is the last.' : undefined}
              onClick={() => setItems(items.toSpliced(index, 1).toSpliced(index + 1, 0, item))}
            />
            <IconButton
              icon={Trash2}
              size="s"
              label={`Delete ${item.value}`}
              onClick={() => setItems(items.toSpliced(index, 1))}
            />
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
