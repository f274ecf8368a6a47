import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Position of a cell; row -1 is the header. */
interface CellPosition {
  row: number;
  column: number;
}

const CELL = '[data-column]';
const BODY_CELL = `${CELL}:not([data-row="-1"])`;
const WIDGETS = 'a[href], button, input, select, [data-grid-widget]';

/** Event handlers of the grid element. */
export interface GridNavigation {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keyboard navigation of a grid whose cells have `data-row` and `data-column`. The grid is one tab stop; arrows,
 * Home, End, Page Up and Page Down move between cells, with Ctrl to the ends. A cell with one control passes the
 * focus to it; a cell with several is entered by Enter or F2 and left by Escape. Scrolls to rows that are not
 * rendered.
 *
 * @param onExtend called with the left and the entered row when Shift is held
 */
export function useGridNavigation(
  gridRef: RefObject<HTMLElement | null>,
  size: { rows: number; columns: number },
  scrollToRow: (row: number) => void,
  onExtend?: (from: number, to: number) => void,
): GridNavigation {
  const active = useRef<CellPosition>({ row: 0, column: 0 });
  const wanted = useRef<CellPosition>(undefined);

  const focusWanted = (): void => {
    const place = wanted.current;
    const cell = place && findCell(gridRef.current, place);
    if (!cell) return;
    wanted.current = undefined;
    focusCell(cell);
  };
  /* Rows change while scrolling, so the tab stop is updated after every render. */
  useLayoutEffect(() => {
    if (gridRef.current) settleTabStops(gridRef.current, active.current);
    focusWanted();
  });

  const moveTo = (place: CellPosition): void => {
    wanted.current = {
      row: Math.min(size.rows - 1, Math.max(-1, place.row)),
      column: Math.min(size.columns - 1, Math.max(0, place.column)),
    };
    if (wanted.current.row >= 0) scrollToRow(wanted.current.row);
    focusWanted();
  };

  return {
    onFocus: (event) => {
      const place = cellPosition(event.target);
      if (!place || !gridRef.current) return;
      active.current = place;
      settleTabStops(gridRef.current, place);
    },
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      const place = cellPosition(target);
      if (!place || event.defaultPrevented || target.getAttribute('aria-expanded') === 'true') return;
      const cell = target.closest<HTMLElement>(CELL);
      if (target === cell && (event.key === 'Enter' || event.key === 'F2')) {
        const first = cell.querySelector<HTMLElement>(WIDGETS);
        if (first) event.preventDefault();
        first?.focus();
        return;
      }
      if (target !== cell && event.key === 'Escape' && cell && widgetsOf(cell).length > 1) {
        event.preventDefault();
        cell.focus();
        return;
      }
      const next = destination(event, place, size, gridRef.current);
      if (!next) return;
      event.preventDefault();
      const to = Math.min(size.rows - 1, next.row);
      if (event.shiftKey && place.row >= 0 && to >= 0 && to !== place.row) onExtend?.(place.row, to);
      moveTo(next);
    },
  };
}

const PAGE = 10;

function destination(
  event: KeyboardEvent,
  { row, column }: CellPosition,
  size: { rows: number; columns: number },
  grid: HTMLElement | null,
): CellPosition | undefined {
  const forwards = grid && getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  switch (event.key) {
    case 'ArrowDown':
      return event.altKey ? undefined : { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + forwards };
    case 'ArrowLeft':
      return { row, column: column - forwards };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'PageUp':
      return { row: Math.max(0, row - PAGE), column };
    case 'Home':
      return event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return { row: event.ctrlKey ? size.rows - 1 : row, column: size.columns - 1 };
    default:
      return undefined;
  }
}

function cellPosition(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(CELL) : null;
  if (!cell) return undefined;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

function findCell(grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(WIDGETS)];
}

function focusCell(cell: HTMLElement): void {
  const widgets = widgetsOf(cell);
  const [only] = widgets;
  if (only && widgets.length === 1) only.focus();
  else cell.focus();
}

/* Runs after every render: one pass over the cells and their widgets, which writes only changes. */
function settleTabStops(grid: HTMLElement, active: CellPosition): void {
  const stop = findCell(grid, active) ?? grid.querySelector(BODY_CELL) ?? grid.querySelector(CELL);
  let cell: HTMLElement | undefined;
  let widgets: HTMLElement[] = [];
  const settleCell = (): void => {
    const own = cell === stop ? '0' : '-1';
    for (const widget of widgets) settleTabStop(widget, widgets.length === 1 ? own : '-1');
    if (cell) settleTabStop(cell, widgets.length === 1 ? null : own);
  };
  for (const element of grid.querySelectorAll<HTMLElement>(`${CELL}, ${WIDGETS}`)) {
    if (!element.hasAttribute('data-column')) {
      widgets.push(element);
      continue;
    }
    settleCell();
    cell = element;
    widgets = [];
  }
  settleCell();
}

function settleTabStop(element: HTMLElement, tabIndex: '0' | '-1' | null): void {
  if (element.getAttribute('tabindex') === tabIndex) return;
  if (tabIndex === null) element.removeAttribute('tabindex');
  else element.setAttribute('tabindex', tabIndex);
}
