import { useCallback, useId, useRef, useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { SharedMenu } from '@/components/Menu';
import { HintArea } from '@/components/Tooltip';
import { DataTableHeader, type DataTableHeaderProps } from './DataTableHeader';
import { type AskForMenu, DataTableRow } from './DataTableRow';
import { Frame } from './tableParts';
import type { DataTableColumn, DataTableProps } from './types';
import { useGridNavigation } from './useGridNavigation';
import type { RowRange, RowWindowProps } from './RowWindow';

/** Up to this number all rows are rendered, so that find in page and printing work. */
const VIRTUAL_FROM = 100;

/** Rows rendered until the code of the virtualisation has loaded. */
const FIRST_ROWS: RowRange = { first: 0, last: 29 };

const RowWindowOnDemand = onDemand<RowWindowProps>(() =>
  import('./RowWindow').then((module) => module.RowWindow),
);

/** Props of {@link DataTableBody}. */
export interface DataTableBodyProps<Row extends object>
  extends
    Pick<DataTableProps<Row>, 'label' | 'rowActions' | 'getRowName' | 'getRowId'>,
    DataTableHeaderProps<Row> {
  rows: readonly Row[];
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
  /** Called with a row's id and new state, and whether the range from the last changed row changes with it. */
  onRowToggle: (id: string, selected: boolean, isRange: boolean) => void;
  /** Called with the indexes between which a range grows or shrinks. */
  onExtend: (from: number, to: number) => void;
  columns: readonly DataTableColumn<Row>[];
  dense: boolean;
  template: string;
  minWidth: string;
  maxHeight: string;
  busy: boolean;
}

/** Header and rows in a scrolling frame; many rows are virtualised. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { label, rows, columns, dense, template, minWidth, maxHeight, busy, selection, rowActions } = props;
  const { getRowId, getRowName, selected } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const columnCount = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const rowHeight = dense ? 2.5 : 3;
  const virtual = rows.length > VIRTUAL_FROM;
  const [range, setRange] = useState(FIRST_ROWS);
  /* Once virtualised, it stays so: starting again measures the frame at each key that leaves over a hundred rows. */
  const [isFollowed, setFollowed] = useState(virtual);
  if (virtual && !isFollowed) setFollowed(true);
  const first = virtual ? range.first : 0;
  const shown = virtual ? rows.slice(first, range.last + 1) : rows;
  const after = Math.max(0, rows.length - first - shown.length);
  const navigation = useGridNavigation(
    frameRef,
    { rows: rows.length, columns: columnCount },
    (row) => {
      if (frameRef.current) scrollToRow(frameRef.current, row, rowHeight);
    },
    selection && props.onExtend,
  );

  const menu = useRowMenu<Row>();

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
          {/* Keyed by position: new content in existing rows is much cheaper than new rows. */}
          {shown.map((row, position) => {
            const id = getRowId(row);
            return (
              <DataTableRow
                key={first + position}
                name={getRowName(row)}
                index={first + position}
                selected={selected.has(id)}
                onToggle={selection && props.onRowToggle}
                onMenu={rowActions && menu.ask}
                menuId={menu.isOpen && menu.of?.row === row ? menu.id : undefined}
                id={id}
                row={row}
                columns={columns}
                dense={dense}
              />
            );
          })}
        </div>
        {isFollowed && (
          <RowWindowOnDemand
            count={rows.length}
            onRangeChange={setRange}
            frameRef={frameRef}
            rowHeight={rowHeight}
          />
        )}
      </div>
      <HintArea areaRef={frameRef} />
      {menu.of && rowActions && (
        <SharedMenu
          id={menu.id}
          label={`Actions of ${menu.of.name}`}
          entries={rowActions(menu.of.row)}
          triggerRef={menu.triggerRef}
          open={menu.isOpen}
          focusFirst={menu.focusFirst}
          onOpenChange={menu.setOpen}
        />
      )}
    </Frame>
  );
}

/** The menu shared by all rows, and its current row. */
function useRowMenu<Row>() {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ of: { row: Row; name: string }; focusFirst: boolean }>();

  const ask = useCallback<AskForMenu<Row>>((of, button, byKeyboard) => {
    const isSameTrigger = triggerRef.current === button;
    triggerRef.current = button;
    setAsked({ of, focusFirst: byKeyboard });
    setOpen((wasOpen) => !(wasOpen && isSameTrigger));
  }, []);
  return { id, triggerRef, isOpen, setOpen, ask, of: asked?.of, focusFirst: asked?.focusFirst ?? false };
}

const HEADER_HEIGHT = 2.5;

/* Computed, because the row may not be rendered yet. Heights in rem. */
function scrollToRow(frame: HTMLElement, row: number, rowHeight: number): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const top = row * rowHeight * rem;
  const least = top + (rowHeight + HEADER_HEIGHT) * rem - frame.clientHeight;
  frame.scrollTop = Math.min(top, Math.max(least, frame.scrollTop));
}
