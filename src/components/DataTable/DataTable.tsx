import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@/components/_internal/useMediaQuery';
import { Deferred } from '@/components/Deferred';
import { InlineMessage } from '@/components/InlineMessage';
import { onDemand } from '@/components/onDemand';
import { PanelBoundary } from '@/components/PanelBoundary';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { DataTableBody } from './DataTableBody';
import { DataTableBulkBar } from './DataTableBulkBar';
import { DataTableNotice } from './DataTableNotice';
import { DataTableSkeleton } from './DataTableSkeleton';
import { DataTableToolbar } from './DataTableToolbar';
import { Bar, Frame, Root } from './tableParts';
import { type DataTableColumn, type DataTableProps, type DataTableState, initialTableState } from './types';
import { useRows } from './useRows';

const ClearSelectionQuestion = onDemand(
  async () => (await import('./ClearSelectionQuestion')).ClearSelectionQuestion,
);

const CONTROL_WIDTH = 2.5;

/** Maximum width on phones of the name column and of any other, in rem: one of each and a menu fit 390 px. */
const NAME_WIDTH = 12;
const WIDE = 7.25;

/**
 * A table with search, sorting, filters, column choice, selection with bulk actions, row menus and export, all usable
 * by keyboard. Escape asks before it clears a selection. More than a hundred rows are virtualised. A rendering error
 * is shown in its place.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return (
    <PanelBoundary what={props.label} onRetry={props.onRetry} resetKey={props.rows}>
      <Table {...props} />
    </PanelBoundary>
  );
}

function Table<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    noun,
    error,
    onRetry,
    filters,
    rowActions,
    bulkActions,
    exportName,
    dense = false,
  } = props;
  const [ownState, setOwnState] = useState(initialTableState);
  const state = props.state ?? ownState;
  const latest = useRef({ state, onStateChange: props.onStateChange });
  useLayoutEffect(() => {
    latest.current = { state, onStateChange: props.onStateChange };
  });
  /* Stable: a new function would render column heads and filters with every key. */
  const change = useCallback((part: Partial<DataTableState>): void => {
    const next = { ...latest.current.state, ...part };
    setOwnState(next);
    latest.current.onStateChange?.(next);
  }, []);

  const narrow = useMediaQuery('mobile');
  const hiddenHere = narrow ? columns.filter((column) => column.hideOnMobile).map((column) => column.id) : [];
  const table = useRows(props, state, hiddenHere);
  const hasSelection = bulkActions !== undefined && bulkActions.length > 0;
  const layout = layOut(table.visibleColumns, hasSelection, rowActions !== undefined, narrow);
  const narrowed = state.search.trim() !== '' || Object.keys(state.filters).length > 0;
  const selected = table.selectedRows;
  const { onSelectedCountChange } = props;
  useEffect(() => onSelectedCountChange?.(selected.length), [onSelectedCountChange, selected.length]);
  const [isAsking, setAsking] = useState(false);
  /*
   * Menus, fields and dialogs around the table handle the key first; the question's own events also bubble to here.
   */
  const askOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, defaultPrevented, currentTarget, target } = event;
    if (key !== 'Escape' || defaultPrevented || selected.length === 0) return;
    if (!currentTarget.contains(target as Node)) return;
    event.preventDefault();
    setAsking(true);
  };
  const exportOf = (chosen: readonly Row[]) =>
    exportName === undefined
      ? undefined
      : () =>
          void import('./exportCsv').then((csv) => csv.downloadCsv(exportName, table.visibleColumns, chosen));

  return (
    <Root data-testid="gsc-data-table" onKeyDown={askOnEscape}>
      <Deferred placeholder={<Bar />} skip={narrow}>
        <DataTableToolbar
          columns={columns}
          filters={filters}
          noun={noun}
          state={state}
          searchLabel={props.searchLabel}
          toolbar={props.toolbar}
          views={props.views}
          onChange={change}
          count={rows && { shown: table.rows.length, all: rows.length }}
          onExport={exportOf(table.rows)}
        />
      </Deferred>
      {error && rows && rows.length > 0 && (
        <InlineMessage kind="NEGATIVE">{typeof error === 'string' ? error : error.message}</InlineMessage>
      )}
      {rows && table.rows.length > 0 ? (
        <DataTableBody
          {...props}
          {...layout}
          rows={table.rows}
          selected={table.selection}
          columns={table.visibleColumns}
          dense={dense}
          busy={false}
          maxHeight={props.maxHeight ?? 'max(20rem, calc(100dvh - 15rem))'}
          sort={state.sort}
          onChange={change}
          selection={
            hasSelection
              ? { all: table.allSelected, some: table.someSelected, toggle: table.toggleAll }
              : undefined
          }
          onRowToggle={table.toggle}
          onExtend={table.extend}
          hasRowActions={rowActions !== undefined}
        />
      ) : (
        <Frame style={{ ['--columns' as string]: layout.template }} aria-busy={!rows && !error}>
          {!rows && !error ? (
            <>
              <VisuallyHidden role="status">Loading {noun.other}</VisuallyHidden>
              <DataTableSkeleton
                columns={table.visibleColumns}
                hasRowActions={rowActions !== undefined}
                dense={dense}
                hasSelection={hasSelection}
              />
            </>
          ) : (
            <DataTableNotice
              reason={error ? 'error' : narrowed && rows && rows.length > 0 ? 'no-match' : 'empty'}
              nouns={noun.other}
              onReset={() => change({ search: '', filters: {} })}
              error={error}
              onRetry={onRetry}
              empty={props.empty}
            />
          )}
        </Frame>
      )}
      {hasSelection && selected.length > 0 && (
        <DataTableBulkBar
          rows={selected}
          hiddenCount={table.hiddenCount}
          actions={bulkActions}
          onClear={table.clearSelection}
          onShowHidden={() => change({ search: '', filters: {} })}
          onExport={exportOf(selected)}
        />
      )}
      {isAsking && (
        <ClearSelectionQuestion
          count={selected.length}
          noun={noun}
          onClear={table.clearSelection}
          onClose={() => setAsking(false)}
        />
      )}
    </Root>
  );
}

function layOut<Row>(
  columns: readonly DataTableColumn<Row>[],
  hasSelection: boolean,
  hasRowActions: boolean,
  narrow: boolean,
): { template: string; minWidth: string } {
  const control = `${CONTROL_WIDTH}rem`;
  /* On phones wide columns shrink, name columns least; the rest scrolls. */
  const leastOf = (column: DataTableColumn<Row>): number => {
    const { minWidth = 8 } = column;
    return narrow ? Math.min(minWidth, column === columns[0] ? NAME_WIDTH : WIDE) : minWidth;
  };
  const tracks = columns.map((column) => `minmax(${leastOf(column)}rem, ${column.grow ?? 1}fr)`);
  const controls = Number(hasSelection) + Number(hasRowActions);
  const least = columns.reduce(
    (sum, column) => sum + leastOf(column),
    (narrow ? 0.5 : 1) + controls * CONTROL_WIDTH,
  );
  return {
    template: [hasSelection && control, ...tracks, hasRowActions && control].filter(Boolean).join(' '),
    minWidth: `${least}rem`,
  };
}
