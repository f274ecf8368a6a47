import type { OutputRecord } from '@/domain/output';
import type { Document, Id } from '@/engine/document';
import { applyRecord, plainValue, refusalsOfRecords, tidyText, type ValueContext } from '@/engine/resolve';
import type { FormField } from '../../page/fields/VariableField';

/** The texts of a row, by the ids of variables. One that is left out has the value of the project. */
export type RowCells = Readonly<Record<Id, string>>;

/** Returns the content of a cell for a typed, pasted or read text: of a list the value. A text that is too long stays whole and is marked. */
export function cellText({ variable }: FormField, typed: string): string {
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

/** What a cell shows, which of a list is what its form shows; of one left out, the value of the project. */
export function shownText({ id, variable }: FormField, cells: RowCells): string {
  const text = cells[id] ?? String(plainValue(variable) ?? '');
  if (variable.type !== 'list') return text;
  return variable.items.find(({ value }) => value === text)?.displayValue ?? text;
}

/** A row as a record of output. It names every column, as what a record leaves out is taken from the record before. */
export const recordOf = (columns: readonly FormField[], cells: RowCells): OutputRecord =>
  Object.fromEntries(columns.map(({ id, variable }) => [variable.name, cells[id] ?? plainValue(variable)]));

/** What is wrong with cells of a row, by the ids of variables. */
export type RowFaults = ReadonlyMap<Id, string>;

/** Finds what is wrong with rows as output does, once for each row. */
export function rowChecks(
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
    const record = recordOf(columns, cells);
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
