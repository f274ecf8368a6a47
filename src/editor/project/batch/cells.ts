import type { OutputRecord } from '@/domain/output';
import type { Document, Id } from '@/engine/document';
import { applyRecord, plainValue, refusalsOfRecords, tidyText, type ValueContext } from '@/engine/resolve';
import type { FormField } from '../../page/fields/VariableField';

/** The texts of a row by variable id. An omitted one has the project's value. */
export type RowCells = Readonly<Record<Id, string>>;

/**
 * Returns a cell's content for typed, pasted or read text; for a list, the value. An overlong text is kept whole and
 * marked as an error.
 */
export function toCellText({ variable }: FormField, typed: string): string {
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return tidyText(variable, typed);
    case 'list': {
      const text = typed.trim();
      return variable.items.find(({ displayValue }) => displayValue === text)?.value ?? text;
    }
    default:
      return typed.trim();
  }
}

/** Returns the text of a cell; for an omitted one, the project's value. */
export const getCellText = ({ id, variable }: FormField, cells: RowCells): string =>
  cells[id] ?? String(plainValue(variable) ?? '');

/** Returns the displayed text of a cell; for a list, its display value. */
export function getDisplayText(column: FormField, cells: RowCells): string {
  const { variable } = column;
  const text = getCellText(column, cells);
  if (variable.type !== 'list') return text;
  return variable.items.find(({ value }) => value === text)?.displayValue ?? text;
}

/**
 * Turns a row into a record of output. It names every column, because a record inherits omitted ones from the
 * previous record.
 */
export const toRecord = (columns: readonly FormField[], cells: RowCells): OutputRecord =>
  Object.fromEntries(columns.map(({ id, variable }) => [variable.name, cells[id] ?? plainValue(variable)]));

/** Errors of a row's cells by variable id. */
export type RowFaults = ReadonlyMap<Id, string>;

/** Creates a function that checks rows as output does, once per row. */
export function createRowChecker(
  document: Document,
  columns: readonly FormField[],
  context: ValueContext,
): (cells: RowCells) => RowFaults {
  const known = new WeakMap<RowCells, RowFaults>();
  const ids = new Set(columns.map(({ id }) => id));
  const idsByName = new Map(columns.map(({ id, variable }) => [variable.name, id]));
  return (cells) => {
    const checked = known.get(cells);
    if (checked) return checked;
    const faults = new Map<Id, string>();
    const record = toRecord(columns, cells);
    for (const { name, message } of refusalsOfRecords(document, [record])) {
      const id = idsByName.get(name);
      if (id !== undefined) faults.set(id, `${name}: ${message}`);
    }
    for (const { variableId, details } of applyRecord(document, record, context).findings)
      if (ids.has(variableId) && !faults.has(variableId)) faults.set(variableId, details);
    known.set(cells, faults);
    return faults;
  };
}
