import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { styled } from '@/components/theme';

const Line = styled('div', { borderBlockEnd: '1px solid $colors$border' });

/* The tabs are wider than their words, so that their rings touch no letter; the first and last words still end with the line. */
const List = styled(Radix.List, {
  display: 'flex',
  gap: '$2',
  marginInline: '-$1',
  marginBlockEnd: -1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Trigger = styled(Radix.Trigger, {
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlL',
  padding: '0 $1 2px',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: -2,
  '&:hover': { color: '$text' },
  '&[data-state="active"]': { color: '$text' },
  '&[data-state="active"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '$space$1',
    insetBlockEnd: 0,
    borderBlockEnd: '2px solid $colors$action',
    '@forcedColours': { borderBlockEndColor: 'Highlight' },
  },
  '&[data-disabled]': { color: '$textDisabled', cursor: 'not-allowed' },
});

const Panel = styled(Radix.Content, { paddingBlockStart: '$4', focusRing: 2 });

/** One tab. */
export interface TabItem<Value extends string = string> {
  /** Identity; fit for an address. */
  value: Value;
  /** What is read. */
  label: string;
  /** How many things are behind it. */
  count?: number;
  /** What is behind it; drawn when it is chosen. */
  content: ReactNode;
  /**
   * Shown but not to be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string = string> {
  /** What the tabs divide, for readers. */
  label: string;
  /** The tabs. */
  items: readonly TabItem<Value>[];
  /** The chosen one. */
  value: Value;
  /** Called with the chosen one. */
  onValueChange: (value: Value) => void;
}

/** Sections of one page, one at a time; arrow keys move between them. */
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
