import type { ClipboardEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { toTsv } from '@/domain/format';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession, CellPlace } from './BatchSession';
import { cellText, shownText } from './cells';
import { areaOf, nextCell, placeAfter } from './tableKeys';

interface InputOf {
  /** The table, which has the focus while no cell is typed into. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly session: BatchSession;
  readonly columns: readonly FormField[];
  /** Asks for what a cell holds in a way of its own. @returns whether it does; it is typed otherwise */
  readonly ask: (field: FormField) => boolean;
}

/** What keys, the clipboard and the pointer do in a batch table: as in a spreadsheet, but that Tab leaves it. */
export function tableInput({ frame, session, columns, ask }: InputOf) {
  /** Whether the cell that is pressed was the active one before. */
  let wasActive = false;
  /** What is there when something is pressed. */
  const now = () => {
    const view = session.view();
    const cells = view.rows[view.place.row]?.cells ?? {};
    return { ...view, cells, column: columns[view.place.column], area: areaOf(view.place, view.anchor) };
  };
  const focus = () => frame.current?.focus({ preventScroll: true });
  const edit = (text: string, from?: string) => {
    const { column } = now();
    if (!column) return;
    const { id: variableId, variable } = column;
    const label = variable.label ?? variable.name;
    session.type({ variableId, text, cell: cellText(column, text), label, from });
  };
  const retype = () => {
    const { column, cells } = now();
    if (column) edit(shownText(column, cells), shownText(column, cells));
  };
  const change = () => {
    const { column } = now();
    if (column && !ask(column)) retype();
  };
  const clear = () => {
    const { rows, area, place, anchor } = now();
    const emptied = Object.fromEntries(columns.slice(area.left, area.right + 1).map((each) => [each.id, '']));
    const count = Math.min(area.bottom, rows.length - 1) - area.top + 1;
    if (count <= 0 || area.right < 0) return;
    session.write(
      area.top,
      Array.from({ length: count }, () => emptied),
      'clearing',
    );
    session.goTo(place, anchor);
  };
  const tick = () => {
    const { rows, area, ticked } = now();
    const keys = rows.slice(area.top, area.bottom + 1).map(({ key }) => key);
    session.tick(keys, !keys.every((key) => ticked.has(key)));
  };
  const copy = (event: ClipboardEvent) => {
    const { rows, area, draft } = now();
    // What is being typed is copied by the browser.
    if (draft) return;
    const lines = rows
      .slice(area.top, area.bottom + 1)
      .map((row) => columns.slice(area.left, area.right + 1).map((each) => shownText(each, row.cells)));
    event.clipboardData.setData('text/plain', toTsv(lines));
    event.preventDefault();
    if (event.type === 'cut') clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { rows, place, anchor, draft, column, cells } = now();
    if (draft || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const { key, shiftKey } = event;
    const target = placeAfter({ key, isCommand }, place, { rows: rows.length + 1, columns: columns.length });
    if (target) session.goTo(target, shiftKey ? anchor : target);
    else if (key === ' ' && (shiftKey || place.column < 0)) tick();
    else if (isCommand && key.toLowerCase() === 'a')
      session.goTo({ row: 0, column: 0 }, { row: Math.max(rows.length - 1, 0), column: columns.length - 1 });
    else if (isCommand) return;
    else if (key === 'Enter' && place.column < 0) tick();
    else if (key === 'Enter') change();
    else if (key === 'F2') retype();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape') session.goTo(place);
    else if (key.length === 1) {
      if (column?.variable.type === 'boolean' && key === ' ')
        edit(shownText(column, cells) === 'true' ? 'false' : 'true');
      else edit(key);
      if (column?.variable.type === 'boolean' && key === ' ') session.commit();
    } else return;
    event.preventDefault();
  };
  const onInputKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const { place } = now();
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') session.type(undefined);
    else if (key === 'Tab') session.goTo(nextCell(place, columns.length, shiftKey ? -1 : 1));
    // With one of these Enter begins a line where there are lines.
    else if (key === 'Enter' && !shiftKey && !altKey)
      session.goTo({ row: place.row + 1, column: place.column });
    else return;
    event.preventDefault();
    event.stopPropagation();
    focus();
  };
  const press = (event: MouseEvent, to: CellPlace) => {
    const { place, anchor, draft } = now();
    // What a cell is typed into has a pointer of its own.
    if (
      event.button !== 0 ||
      (draft && event.target instanceof Element && event.target.closest('input, textarea'))
    )
      return;
    wasActive = to.row === place.row && to.column === place.column;
    session.goTo(to, event.shiftKey ? anchor : to);
  };
  /** A second tap types: a finger has no other key. */
  const tap = ({ nativeEvent }: MouseEvent) => {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && wasActive && !now().draft) change();
  };
  /** Selects on while the pointer is held down. */
  const drag = (event: MouseEvent, to: CellPlace) => {
    const { anchor, draft } = now();
    if (event.buttons === 1 && !draft) session.goTo(to, anchor);
  };
  return { edit, change, copy, onKeyDown, onInputKeyDown, press, tap, drag };
}

/** What keys, the clipboard and the pointer do in a batch table. */
export type TableInput = ReturnType<typeof tableInput>;
