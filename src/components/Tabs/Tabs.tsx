import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { styled } from '@/components/theme';
import { tabRing, tabRow } from './tabRing';

const Line = styled('div', { borderBlockEnd: '1px solid $colors$border' });

const List = styled(Radix.List, {
  ...tabRow,
  display: 'flex',
  gap: '$4',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Trigger = styled(Radix.Trigger, {
  ...tabRing,
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlL',
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: '$text' },
  '&[data-state="active"]': { color: '$text', borderBlockEndColor: '$colors$action' },
  '&[data-disabled]': { color: '$textDisabled', cursor: 'not-allowed' },
  // Forced colours draw even a transparent border, so every tab would look selected.
  '@forcedColours': {
    borderBlockEndColor: 'Canvas',
    '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
  },
});

const Panel = styled(Radix.Content, { paddingBlockStart: '$4', focusRing: 2 });

/** One tab. */
export interface TabItem<Value extends string = string> {
  /** Unique key, usable in an address. */
  value: Value;
  /** The label. */
  label: string;
  /** Number of items in the tab. */
  count?: number;
  /** Content, rendered while the tab is chosen. */
  content: ReactNode;
  /**
   * Whether it can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string = string> {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs. */
  items: readonly TabItem<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
}

/** Sections of a page, one visible at a time; arrow keys move between them. */
export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange } = props;
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as Value)} data-testid="gsc-tabs">
      <Line>
        <List aria-label={label}>
          {items.map((item) => (
            <Trigger key={item.value} value={item.value} disabled={item.disabled}>
              {item.label}
              {item.count !== undefined && <Badge>{item.count}</Badge>}
            </Trigger>
          ))}
        </List>
      </Line>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
