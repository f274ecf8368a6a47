import { TABLE_LIMITS } from '../limits';
import type { TableCell } from '../Table';
import { TableError } from '../TableError';
import { areaOf, parseCellReference, referenceOf, type CellReference } from './references';
import { SheetLines } from './SheetLines';
import { readXml } from './readXml';
import { textCollector } from './readSharedStrings';

/** The parts of a workbook that cells refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  /** Creates a cell from a number in a style. */
  readonly showNumber: (value: number, style: number) => TableCell;
  /** Creates a cell from a moment written as text, such as 2027-06-01T00:00:00. */
  readonly showMoment: (text: string) => TableCell;
}

/** A cell that is being read. */
interface OpenCell extends CellReference {
  readonly type: string;
  readonly style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/** Cells without a valid value: their number, and the first one. */
interface Found {
  count: number;
  first: string;
}

const countFound = (found: Found, place: CellReference) => {
  if (found.count === 0) found.first = referenceOf(place);
  found.count += 1;
};

const describeFound = ({ count, first }: Found, one: string, many: string): string[] => {
  if (count === 0) return [];
  return [
    count === 1
      ? `Cell ${first} ${one}.`
      : `${count.toLocaleString('en')} cells ${many}, the first is ${first}.`,
  ];
};

function makeCell({ type, value, style }: OpenCell, inline: string, context: CellContext): TableCell {
  switch (type) {
    case 's':
      return context.strings[Number(value)] ?? '';
    case 'inlineStr':
      return inline;
    case 'str':
    case 'e':
      return value;
    case 'b':
      return value.trim() === '1'
        ? { kind: 'boolean', text: 'TRUE', value: 'true' }
        : { kind: 'boolean', text: 'FALSE', value: 'false' };
    case 'd':
      return context.showMoment(value);
    default: {
      const number = Number(value);
      return value.trim() === '' || !Number.isFinite(number) ? value : context.showNumber(number, style);
    }
  }
}

/**
 * Reads the cells of a sheet. Counts lines beyond the limit.
 * @throws TableError
 */
export function readSheet(
  bytes: Uint8Array,
  part: string,
  context: CellContext,
  progress?: (bytes: number) => void,
) {
  const lines = new SheetLines();
  const inline = textCollector();
  const errors: Found = { count: 0, first: '' };
  const empty: Found = { count: 0, first: '' };
  let [row, column, merged] = [-1, -1, 0];
  let cell: OpenCell | undefined;
  let isValue = false;

  const finish = (done: OpenCell) => {
    if (done.type === 'e') countFound(errors, done);
    if (done.hasFormula && !done.hasValue) countFound(empty, done);
    const text = inline.take();
    if (!done.hasValue && text === '') return;
    // Skips the formatting of cells in rows that are only counted.
    if (lines.isKept(done.row)) lines.put(done, makeCell(done, text, context));
    else lines.countRow(done.row);
  };
  readXml(bytes, part, {
    ...(progress && { progress }),
    open: (name, { r = '', t = '', s = '0', ref = '' }) => {
      if (cell) inline.open(name);
      if (name === 'row') {
        row = r === '' ? row + 1 : Number(r) - 1;
        column = -1;
      } else if (name === 'c') {
        const place = parseCellReference(r) ?? { row, column: column + 1 };
        ({ row, column } = place);
        cell = { row, column, type: t, style: Number(s), value: '', hasValue: false, hasFormula: false };
      } else if (name === 'v' && cell) {
        isValue = true;
        cell.hasValue = true;
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'mergeCell') {
        merged += 1;
        if (merged > TABLE_LIMITS.merged) throw new TableError('The sheet has too many merged cells.');
        const area = areaOf(ref);
        if (area) lines.merge(area.from, area.to.row);
      }
    },
    text: (text) => {
      if (isValue && cell) cell.value += text;
      else if (cell) inline.text(text);
    },
    close: (name) => {
      inline.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell) {
        finish(cell);
        cell = undefined;
      }
    },
  });
  return {
    ...lines.take(),
    notes: [
      ...describeFound(errors, 'shows an error', 'show an error'),
      ...describeFound(empty, 'has a formula without a result', 'have formulas without a result'),
    ],
  };
}
