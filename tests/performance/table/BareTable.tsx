import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  createColumnHelper,
  filterFn_includesString,
  sortFn_alphanumeric,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { User } from '@/api/types';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const column = createColumnHelper<typeof features, User>();

const COLUMNS = column.columns([
  column.accessor(({ firstName, lastName, email }) => `${firstName ?? ''} ${lastName ?? ''} ${email}`, {
    id: 'name',
    header: 'Name',
    sortFn: sortFn_alphanumeric,
  }),
  column.accessor(({ status }) => status, { id: 'status', header: 'Status' }),
]);

const ROW_HEIGHT = 48;

/** Name and status of every user, searched and sorted by the library. */
export function BareTable({ users }: { users: User[] }) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<SortingState>([]);
  const frameRef = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    data: users,
    columns: COLUMNS,
    getRowId: ({ id }) => id,
    onSortingChange: setSorting,
    globalFilterFn: filterFn_includesString,
    state: { globalFilter: search, sorting },
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frameRef.current,
    estimateSize: () => ROW_HEIGHT,
  });
  return (
    <>
      <input
        type="search"
        aria-label="Search users"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div
        ref={frameRef}
        role="grid"
        aria-rowcount={rows.length + 1}
        style={{ height: 700, overflow: 'auto' }}
      >
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} role="row">
            {group.headers.map((header) => (
              <span key={header.id} role="columnheader" data-sorted={header.column.getIsSorted()}>
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  {String(header.column.columnDef.header)}
                </button>
              </span>
            ))}
          </div>
        ))}
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              role="row"
              style={{ position: 'absolute', insetBlockStart: start, height: ROW_HEIGHT }}
            >
              {rows[index]?.getAllCells().map((cell) => (
                <span key={cell.id}>{String(cell.getValue())} </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
