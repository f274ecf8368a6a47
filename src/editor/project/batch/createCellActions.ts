import type { ClipboardEvent } from 'react';
import { toTsv } from '@/domain/format';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession } from './BatchSession';
import { toCellText, getDisplayText } from './cells';
import { getArea } from './tableKeys';

/** A batch table, and the dialogs of its cells. */
export interface CellActionsInput {
  readonly session: BatchSession;
  readonly columns: readonly FormField[];
  /** Opens a dialog for a cell with its own editor. @returns whether it did; otherwise the cell is edited as text */
  readonly ask: (field: FormField) => boolean;
}

/** Creates the changes of the active cell, and of the selected ones. */
export function createCellActions({ session, columns, ask }: CellActionsInput) {
  /** Returns the state at the time of an event. */
  const now = () => {
    const view = session.view();
    const cells = view.rows[view.place.row]?.cells ?? {};
    return { ...view, cells, column: columns[view.place.column], area: getArea(view.place, view.anchor) };
  };
  const edit = (text: string, from?: string) => {
    const { column } = now();
    if (!column) return;
    const { id: variableId, variable } = column;
    const label = variable.label ?? variable.name;
    session.type({ variableId, text, cell: toCellText(column, text), label, from });
  };
  const retype = () => {
    const { column, cells } = now();
    if (column) edit(getDisplayText(column, cells), getDisplayText(column, cells));
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
    // The browser copies from the cell's input.
    if (draft) return;
    const lines = rows
      .slice(area.top, area.bottom + 1)
      .map((row) => columns.slice(area.left, area.right + 1).map((each) => getDisplayText(each, row.cells)));
    event.clipboardData.setData('text/plain', toTsv(lines));
    event.preventDefault();
    if (event.type === 'cut') clear();
  };
  return { now, edit, retype, change, clear, tick, copy };
}
