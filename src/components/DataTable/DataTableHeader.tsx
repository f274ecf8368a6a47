import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { Icon } from '@/components/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Cell, CellText, HeaderRow, SortButton } from './tableParts';
import type { DataTableColumn, DataTableState } from './types';

type Sort = DataTableState['sort'];

/** Props of {@link DataTableHeader}. */
export interface DataTableHeaderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: Sort;
  /** Called with the new order; must be stable. */
  onChange: (part: { sort: Sort }) => void;
  selection: { all: boolean; some: boolean; toggle: (selected: boolean) => void } | undefined;
  hasRowActions: boolean;
}

/** The header row: sortable names, and the checkbox for all rows. */
export function DataTableHeader<Row>(props: DataTableHeaderProps<Row>) {
  const { columns, sort, onChange, selection, hasRowActions } = props;
  const first = selection ? 1 : 0;
  return (
    <div role="rowgroup" style={{ display: 'contents' }}>
      <HeaderRow role="row" aria-rowindex={1}>
        {selection && (
          <Cell role="columnheader" head control data-row={-1} data-column={0}>
            <Checkbox
              label="Select all"
              hideLabel
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onCheckedChange={selection.toggle}
            />
          </Cell>
        )}
        <ColumnHeads columns={columns} first={first} sort={sort} onChange={onChange} />
        {hasRowActions && (
          <Cell role="columnheader" head control pinned data-row={-1} data-column={first + columns.length}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Cell>
        )}
      </HeaderRow>
    </div>
  );
}

interface ColumnHeadsProps<Row> extends Pick<DataTableHeaderProps<Row>, 'columns' | 'sort' | 'onChange'> {
  /** Index of the first one in the row. */
  first: number;
}

/* Memoised against every key of the search. */
const ColumnHeads = memo(function ColumnHeads<Row>({
  columns,
  first,
  sort,
  onChange,
}: ColumnHeadsProps<Row>) {
  return columns.map((column, index) => (
    <Cell
      key={column.id}
      role="columnheader"
      head
      numeric={column.numeric ?? false}
      data-row={-1}
      data-column={first + index}
      aria-sort={ariaSort(column, sort)}
    >
      {column.sortable === false ? (
        <CellText>{column.header}</CellText>
      ) : (
        <SortButton
          type="button"
          numeric={column.numeric ?? false}
          onClick={() => onChange({ sort: nextSort(column.id, sort) })}
        >
          <CellText>{column.header}</CellText>
          <Icon
            glyph={sort?.column === column.id && sort.direction === 'desc' ? ArrowDown : ArrowUp}
            size="s"
          />
        </SortButton>
      )}
    </Cell>
  ));
}) as <Row>(props: ColumnHeadsProps<Row>) => React.ReactNode;

/* Ascending, descending, then the original order. */
function nextSort(column: string, sort: Sort): Sort {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : undefined;
}

function ariaSort<Row>(column: DataTableColumn<Row>, sort: Sort) {
  if (column.sortable === false) return undefined;
  if (sort?.column !== column.id) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}
