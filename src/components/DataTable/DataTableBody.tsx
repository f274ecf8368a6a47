import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { DataTableHeader, type DataTableHeaderProps } from './DataTableHeader';
import { DataTableRow } from './DataTableRow';
import { Frame } from './parts';
import type { DataTableColumn, DataTableProps } from './types';
import { useGridNavigation } from './useGridNavigation';
import type { RowOf } from './useRows';

/** Up to this many rows are all drawn, so that finding in page and printing reach them. */
const VIRTUAL_FROM = 100;

/** Props of {@link DataTableBody}. */
export interface DataTableBodyProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'label' | 'rowActions' | 'getRowName'>, DataTableHeaderProps<Row> {
  rows: readonly RowOf<Row>[];
  columns: readonly DataTableColumn<Row>[];
  dense: boolean;
  template: string;
  minWidth: string;
  maxHeight: string;
  busy: boolean;
}

/** Header and rows in their scrolling frame; of many rows only those in sight are drawn. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { label, rows, columns, dense, template, minWidth, maxHeight, busy, selection, rowActions } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const virtual = rows.length > VIRTUAL_FROM;
  const { items, before, after, scrollToRow } = useWindow(frameRef, rows.length, dense, virtual);
  const columnCount = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const navigation = useGridNavigation(frameRef, { rows: rows.length, columns: columnCount }, scrollToRow);

  return (
    <Frame
      ref={frameRef}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columnCount}
      aria-busy={busy || undefined}
      aria-multiselectable={selection ? true : undefined}
      data-testid="gsc-data-table-grid"
      style={{ ['--columns' as string]: template, maxHeight }}
      {...navigation}
    >
      <div style={{ minWidth }} role="presentation">
        <DataTableHeader {...props} hasRowActions={Boolean(rowActions)} />
        <div role="rowgroup" style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
          {items.map((index) => {
            const row = rows[index];
            return (
              row && (
                <DataTableRow
                  key={row.id}
                  row={row.original}
                  name={props.getRowName(row.original)}
                  selected={row.getIsSelected()}
                  onToggle={selection && row.getToggleSelectedHandler()}
                  {...{ index, columns, dense, rowActions }}
                />
              )
            );
          })}
        </div>
      </div>
    </Frame>
  );
}

/* Which rows are drawn, the empty room before and after them, and a way to bring another one into sight. */
function useWindow(frameRef: RefObject<HTMLElement | null>, count: number, dense: boolean, virtual: boolean) {
  const rootFontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const rowHeight = (dense ? 2.5 : 3) * rootFontSize;
  const headerHeight = 2.5 * rootFontSize;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => frameRef.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: headerHeight,
    overscan: 8,
    initialRect: { width: 1000, height: 800 },
  });

  if (!virtual) {
    return {
      items: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      scrollToRow: noScroll,
    };
  }
  const drawn = virtualizer.getVirtualItems();
  return {
    items: drawn.map((item) => item.index),
    before: drawn[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    scrollToRow: (row: number) => virtualizer.scrollToIndex(row),
  };
}

/* Moving the focus scrolls by itself where every row is drawn. */
function noScroll(): void {
  return undefined;
}
