import { Ellipsis } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { IconButton } from '@/components/IconButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import { BodyRow, Cell, CellText } from './parts';
import type { DataTableColumn } from './types';

/** Props of {@link DataTableRow}. */
export interface DataTableRowProps<Row> {
  row: Row;
  name: string;
  index: number;
  columns: readonly DataTableColumn<Row>[];
  dense: boolean;
  selected: boolean;
  onToggle: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
}

/** One row. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, name, index, columns, dense, selected, onToggle, rowActions } = props;
  const first = onToggle ? 1 : 0;
  return (
    <BodyRow
      role="row"
      dense={dense}
      aria-rowindex={index + 2}
      aria-selected={onToggle ? selected : undefined}
    >
      {onToggle && (
        <Cell role="gridcell" control data-row={index} data-column={0}>
          <Checkbox label={`Select ${name}`} hideLabel checked={selected} onChange={onToggle} />
        </Cell>
      )}
      {columns.map((column, position) => (
        <Cell
          key={column.id}
          role={position === 0 ? 'rowheader' : 'gridcell'}
          numeric={column.numeric ?? false}
          data-row={index}
          data-column={first + position}
        >
          {column.cell ? column.cell(row) : <CellText>{plain(column.value(row))}</CellText>}
        </Cell>
      ))}
      {rowActions && (
        <Cell role="gridcell" control pinned data-row={index} data-column={first + columns.length}>
          <Menu label={`Actions of ${name}`} entries={rowActions(row)} align="end">
            <IconButton icon={Ellipsis} label={`Actions of ${name}`} size="s" tooltipSide="left" />
          </Menu>
        </Cell>
      )}
    </BodyRow>
  );
}

function plain(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
