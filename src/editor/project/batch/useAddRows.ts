import { useEffect, useRef, useState } from 'react';
import { countOf } from '@/domain/format';
import type { Sheet, Table } from '@/domain/table-file';
import { readTableFile } from '@/product/tableFile';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession } from './BatchSession';
import { describePlan } from './ChooseWay';
import { planRows, type RowWay } from './planRows';
import { checkRowCount } from './checkRowCount';
import { findMissingRequired } from './findMissingRequired';
import {
  readFileTable,
  countRows,
  toRows,
  findUnplacedColumns,
  type ReadRows,
  type ReadTable,
} from './readRows';

/** A file being read. */
export interface Reading {
  readonly name: string;
  /** The part read, from 0 to 1; `undefined` if unknown. */
  readonly part: number | undefined;
  readonly cancel: () => void;
}

/** A file whose rows need a decision before they are added. */
export interface AskedRows {
  readonly file: File;
  readonly sheets: readonly Sheet[];
  readonly sheet: string | undefined;
  readonly notes: readonly string[];
  readonly read: ReadTable | { readonly fault: string };
}

/** Describes read or pasted rows. */
export function describeRows({ rows, unused }: ReadRows, verb: 'pasted' | 'read'): string {
  const rest = unused.length === 0 ? '' : ` Not used: ${unused.join(', ')}.`;
  return `${countOf(rows.length, 'row')} ${verb}.${rest}`;
}

const shownSheets = (table: Table) => table.sheets.filter(({ isHidden }) => !isHidden);

/** Whether every column with values has a target and every required column a source. */
const isWhole = (read: ReadTable, columns: readonly FormField[]): boolean =>
  read.hasNames &&
  findUnplacedColumns(read).length === 0 &&
  findMissingRequired(columns, read.targets).length === 0;

const LABELS = { add: 'reading', replace: 'replacing rows by', update: 'updating rows by' } as const;

/** Adds rows from files to a batch table; asks first if there are several ways. */
export function useAddRows(session: BatchSession, columns: readonly FormField[]) {
  const [reading, setReading] = useState<Reading>();
  const [asked, setAsked] = useState<AskedRows>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const add = (name: string, read: ReadRows, way: RowWay, notes: readonly string[]) => {
    const { rows } = session.view();
    const plan = planRows(rows, read.rows, way);
    const leftOut = read.count - read.rows.length;
    if (!session.putRows(plan.rows, `${LABELS[way.kind]} ${name}`, leftOut)) return;
    const done = rows.length > 0 ? [describePlan(plan)] : [];
    session.say([describeRows(read, 'read'), ...done, ...notes].join(' '));
  };
  const readFile = async (file: File, sheet?: string) => {
    ending.current?.abort();
    const own = new AbortController();
    ending.current = own;
    const cancel = () => {
      own.abort();
      setReading(undefined);
    };
    setReading({ name: file.name, part: undefined, cancel });
    const answer = await readTableFile(file, {
      sheet,
      signal: own.signal,
      onProgress: (part) => setReading((now) => now && { ...now, part }),
    });
    if (own.signal.aborted) return;
    setReading(undefined);
    if ('fault' in answer) {
      setAsked(undefined);
      session.say(`${file.name} could not be read. ${answer.fault}`, 'refused');
      return;
    }
    const { table } = answer;
    const isAsked = sheet !== undefined || shownSheets(table).length > 1;
    const found = readFileTable(table, columns);
    const tooMany = 'fault' in found ? undefined : checkRowCount(countRows(found));
    const read = tooMany === undefined ? found : { fault: tooMany };
    if ('fault' in read && !isAsked)
      session.say(tooMany ?? `${file.name} could not be read. ${read.fault}`, 'refused');
    else if (!('fault' in read) && !isAsked && isWhole(read, columns) && session.view().rows.length === 0)
      add(file.name, toRows(read, columns), { kind: 'add' }, table.notes);
    else setAsked({ file, sheets: table.sheets, sheet: table.sheet, notes: table.notes, read });
  };
  return {
    reading,
    asked,
    readFile,
    /** Reads another sheet of the pending file. */
    chooseSheet: (sheet: string) => asked && void readFile(asked.file, sheet),
    /** Adds the rows of the pending file. */
    answer: (read: ReadRows, way: RowWay) => {
      if (asked) add(asked.file.name, read, way, asked.notes);
      setAsked(undefined);
    },
    /** Discards the pending file. */
    close: () => {
      reading?.cancel();
      setAsked(undefined);
    },
  };
}
