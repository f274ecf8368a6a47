import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import { buttonStyles } from '@/components/_internal/buttonStyles';
import { Icon } from '@/components/Icon';
import { preloadMenu } from '@/components/Menu';
import { getRowClasses } from './tableParts';
import type { DataTableColumn } from './types';

/** Opens the menu of a row next to its button. */
export type AskForMenu<Row> = (
  of: { row: Row; name: string },
  button: HTMLElement,
  byKeyboard: boolean,
) => void;

/** Props of {@link DataTableRow}; stable functions prevent renders. */
export interface DataTableRowProps<Row> {
  id: string;
  row: Row;
  name: string;
  index: number;
  columns: readonly DataTableColumn<Row>[];
  dense: boolean;
  selected: boolean;
  /** Without it, rows can't be selected. */
  onToggle: ((id: string, selected: boolean, isRange: boolean) => void) | undefined;
  /** Without it, rows have no menu. */
  onMenu: AskForMenu<Row> | undefined;
  /** Id of the menu while it belongs to this row. */
  menuId: string | undefined;
}

/** Whether the event was made with Shift held. */
const isWithShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** One row. It has no state, because the next render may show another row in its place. */
export const DataTableRow = memo(function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { id, row, name, index, columns, dense, selected, onToggle, onMenu, menuId } = props;
  const first = onToggle ? 1 : 0;
  const classes = getRowClasses(dense);
  return (
    <div
      role="row"
      className={classes.row}
      aria-rowindex={index + 2}
      aria-selected={onToggle ? selected : undefined}
    >
      {onToggle && (
        <div role="gridcell" className={classes.cell.checkbox} data-row={index} data-column={0}>
          <label className={classes.checkbox.label} data-testid="gsc-checkbox">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              className={classes.checkbox.box}
              checked={selected}
              onChange={({ target, nativeEvent }) => onToggle(id, target.checked, isWithShift(nativeEvent))}
            />
          </label>
        </div>
      )}
      {columns.map((column, position) => (
        <div
          key={column.id}
          role={position === 0 ? 'rowheader' : 'gridcell'}
          className={column.numeric ? classes.cell.figures : classes.cell.words}
          data-row={index}
          data-column={first + position}
        >
          {column.cell ? column.cell(row) : <span className={classes.text}>{plain(column.value(row))}</span>}
        </div>
      ))}
      {onMenu && (
        <div
          role="gridcell"
          className={classes.cell.menu}
          data-row={index}
          data-column={first + columns.length}
        >
          <MenuButton
            name={`Actions of ${name}`}
            menuId={menuId}
            onAsk={(button, byKeyboard) => onMenu({ row, name }, button, byKeyboard)}
          />
        </div>
      )}
    </div>
  );
}) as <Row>(props: DataTableRowProps<Row>) => React.ReactNode;

const DOTS = <Icon glyph={Ellipsis} />;

interface MenuButtonProps {
  name: string;
  menuId: string | undefined;
  onAsk: (button: HTMLElement, byKeyboard: boolean) => void;
}

/* Looks like an icon button, but the table provides tooltip and menu. */
function MenuButton({ name, menuId, onAsk }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={menuId !== undefined}
      aria-controls={menuId}
      data-hint=""
      data-testid="gsc-row-menu"
      className={buttonClasses()}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={(event: MouseEvent<HTMLElement>) => onAsk(event.currentTarget, event.detail === 0)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onAsk(event.currentTarget, true);
      }}
    >
      {DOTS}
    </button>
  );
}

let classes: string | undefined;

function buttonClasses(): string {
  classes ??= String(buttonStyles({ intent: 'ghost', size: 's', square: true }));
  return classes;
}

function plain(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
