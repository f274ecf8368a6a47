import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { textOfCell } from '@/domain/data-sets';
import { ErrorMessage } from '../ErrorMessage';
import { LoadingTable } from './LoadingTable';
import type { DataRows } from './useDataRows';

const Frame = styled('div', {
  maxHeight: '60dvh',
  overflow: 'auto',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  focusRing: 2,
});
const Line = styled('div', {
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.25rem',
  borderBlockEnd: '1px solid $colors$border',
  variants: {
    isHead: {
      true: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        backgroundColor: '$surfaceSunken',
        fontWeight: '$medium',
      },
    },
    isActive: { true: { outline: '2px solid $colors$action', outlineOffset: -2 } },
    isChosen: { true: { backgroundColor: '$surfaceSelected' } },
    canBeChosen: { true: { cursor: 'pointer', '&:hover': { backgroundColor: '$surfaceSunken' } } },
  },
});
const Cell = styled('div', {
  paddingInline: '$3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  variants: { isNumber: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } },
});

/** In rem. */
const ROW_HEIGHT = 2.25;
/** Number of rows a page key moves. */
const PAGE = 10;
/** Distance in rows from the last loaded one at which more are loaded. */
const AHEAD = 30;

const firstRows = (count: number, height: number) =>
  Array.from({ length: Math.min(count, PAGE) }, (_, index) => ({ index, start: index * height }));

interface DataRowTableProps {
  /** Accessible name of the grid. */
  label: string;
  data: DataRows;
  /** Index of the chosen row, from 0. */
  chosen?: number | undefined;
  /** Called with the index of the row that is clicked or entered by keyboard. */
  onChoose?: (index: number) => void;
}

/** Shows rows in a virtual grid and loads more as they scroll into view. */
export function DataRowTable({ label, data, chosen, onChoose }: DataRowTableProps) {
  const { columns, rows, total, error, retry, readOn } = data;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(chosen ?? 0);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT * rem,
    overscan: 4,
    initialOffset: () => (chosen ?? 0) * ROW_HEIGHT * rem,
    initialRect: { width: 1_000, height: 600 },
  });
  const measured = virtualizer.getVirtualItems();
  // Draws the first rows until the frame has a height.
  const items = measured.length > 0 ? measured : firstRows(rows.length, ROW_HEIGHT * rem);
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last + AHEAD >= rows.length && rows.length < total) readOn();
  }, [last, rows.length, total, readOn]);
  const failure = error && (
    <ErrorMessage
      error={error}
      action={
        <Button size="s" onClick={retry}>
          Try again
        </Button>
      }
    >
      {rows.length === 0 ? 'The rows could not be loaded.' : 'More rows could not be loaded.'}
    </ErrorMessage>
  );
  if (!columns) return failure ?? <LoadingTable height="16rem" />;

  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1);
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      Home: 0,
      End: rows.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) goTo(target);
    else if ((event.key === 'Enter' || event.key === ' ') && rows.length > 0) onChoose?.(active);
    else return;
    event.preventDefault();
  };
  const template = {
    gridTemplateColumns: `4rem repeat(${columns.length}, minmax(9rem, 1fr))`,
    minWidth: `${4 + columns.length * 9}rem`,
  };
  return (
    <Stack gap="3">
      <Frame
        ref={frame}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Line role="row" aria-rowindex={1} isHead style={template}>
          <Cell role="columnheader" isNumber>
            Row
          </Cell>
          {columns.map(({ name, type }) => (
            <Cell key={name} role="columnheader" isNumber={type === 'number'} title={name}>
              {name}
            </Cell>
          ))}
        </Line>
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {items.map(({ index, start }) => (
            <Line
              key={index}
              id={`${id}-${index}`}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={onChoose ? index === chosen : undefined}
              isActive={index === active}
              isChosen={index === chosen}
              canBeChosen={onChoose !== undefined}
              style={{ ...template, position: 'absolute', insetInline: 0, insetBlockStart: start }}
              onClick={() => {
                setActive(index);
                onChoose?.(index);
              }}
            >
              <Cell role="rowheader" isNumber>
                {index + 1}
              </Cell>
              {columns.map(({ name, type }, column) => (
                <Cell key={name} role="gridcell" isNumber={type === 'number'}>
                  {textOfCell(rows[index]?.[column] ?? null)}
                </Cell>
              ))}
            </Line>
          ))}
        </div>
      </Frame>
      {failure}
    </Stack>
  );
}
