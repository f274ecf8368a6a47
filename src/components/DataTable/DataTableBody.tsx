import { useRef, useState } from 'react';
import { lazyPart } from '@/components/_internal/lazyPart';
import { DataTableHeader, type DataTableHeaderProps } from './DataTableHeader';
import { DataTableRow } from './DataTableRow';
import { Frame } from './parts';
import type { DataTableColumn, DataTableProps } from './types';
import { useGridNavigation } from './useGridNavigation';
import type { RowRange, RowWindowProps } from './RowWindow';
import type { RowOf } from './useRows';

/** Up to this many rows are all drawn, so that finding in page and printing reach them. */
const VIRTUAL_FROM = 100;

/** Rows drawn until the code that follows the scrolling is here. */
const FIRST_ROWS: RowRange = { first: 0, last: 29 };

const rowWindow = lazyPart<RowWindowProps>(() => import('./RowWindow').then((module) => module.RowWindow));

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
  const columnCount = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const rowHeight = dense ? 2.5 : 3;
  const virtual = rows.length > VIRTUAL_FROM;
  const [range, setRange] = useState(FIRST_ROWS);
  const first = virtual ? range.first : 0;
  const shown = virtual ? rows.slice(first, range.last + 1) : rows;
  const after = Math.max(0, rows.length - first - shown.length);
  const navigation = useGridNavigation(frameRef, { rows: rows.length, columns: columnCount }, (row) => {
    if (frameRef.current) scrollToRow(frameRef.current, row, rowHeight);
  });

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
        <div
          role="rowgroup"
          style={{ paddingBlockStart: `${first * rowHeight}rem`, paddingBlockEnd: `${after * rowHeight}rem` }}
        >
          {shown.map((row, position) => (
            <DataTableRow
              key={row.id}
              row={row.original}
              name={props.getRowName(row.original)}
              index={first + position}
              selected={row.getIsSelected()}
              onToggle={selection && row.getToggleSelectedHandler()}
              {...{ columns, dense, rowActions }}
            />
          ))}
        </div>
        <rowWindow.Part
          wanted={virtual}
          count={rows.length}
          onRangeChange={setRange}
          {...{ frameRef, rowHeight }}
        />
      </div>
    </Frame>
  );
}

const HEADER_HEIGHT = 2.5;

/* By arithmetic rather than by element, because the row may not be drawn yet. Heights in rem. */
function scrollToRow(frame: HTMLElement, row: number, rowHeight: number): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const top = row * rowHeight * rem;
  const least = top + (rowHeight + HEADER_HEIGHT) * rem - frame.clientHeight;
  frame.scrollTop = Math.min(top, Math.max(least, frame.scrollTop));
}
