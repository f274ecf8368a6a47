import type { OutputFormat, OutputRecord } from '@/domain/output';
import type { SettingValues } from '@/domain/output-settings';
import { indexFrames, resolveLayout, type Document } from '@/engine/document';
import { CarriedRecords } from '@/engine/resolve';

/** The input of a task, as JSON in its row. */
export interface OutputInput {
  readonly format: OutputFormat;
  /** The name of the file. */
  readonly name: string;
  readonly document: Document;
  readonly settings: SettingValues;
  readonly layoutIds: readonly string[];
  readonly records: readonly OutputRecord[];
  /** Only for PDF. @default all in one */
  readonly maxRecordsPerFile?: number;
  /** Whether to only check its records. */
  readonly checkOnly?: boolean;
  /** Whether a record continues from the one before it. @default true */
  readonly inherit?: false;
  /** Numbers of the records, when they are a part of another task's. @default from 1 on */
  readonly numbers?: readonly number[];
}

/** A layout to make files of. */
export interface PlannedLayout {
  readonly id: string;
  /** The name of its files. */
  readonly name: string;
  /** Length of its timeline, in milliseconds. */
  readonly timelineMs: number;
}

/** The names a report uses. */
export interface NamesInReports {
  /** Ids of the actions that run when a document is loaded. */
  readonly firstActions: readonly string[];
  /** Names of pages by their ids. */
  readonly pages: ReadonlyMap<string, string>;
  /** Frames by their ids. */
  readonly frames: ReadonlyMap<string, { readonly pageId: string; readonly name: string }>;
}

/** An input without its document and records, which only the drawing threads need. */
export interface OutputPlan extends Omit<OutputInput, 'document' | 'records' | 'layoutIds'> {
  readonly recordCount: number;
  readonly layouts: readonly PlannedLayout[];
  readonly names: NamesInReports;
}

/** Parses the request of a task. */
export function planOutput(text: string): OutputPlan {
  const { document, records, layoutIds, ...plan } = JSON.parse(text) as OutputInput;
  const layouts = layoutIds.map((id) => {
    const layout = document.layouts.items[id];
    const timelineMs = layout ? resolveLayout(document, id).settings.timelineLengthMs : 0;
    return { id, name: layout?.displayName ?? layout?.name ?? id, timelineMs };
  });
  return { ...plan, layouts, recordCount: records.length, names: namesOf(document) };
}

function namesOf(document: Document): NamesInReports {
  const isFirst = ([, action]: [string, Document['actions']['items'][string]]) =>
    action.triggers.some(({ event }) => event === 'documentLoaded');
  return {
    firstActions: Object.entries(document.actions.items)
      .filter(isFirst)
      .map(([id]) => id),
    pages: new Map(Object.entries(document.pages.items).map(([id, { name }]) => [id, name])),
    frames: new Map(
      [...indexFrames(document)].map(([id, { pageId, frame }]) => [id, { pageId, name: frame.name }]),
    ),
  };
}

/** Returns the number of the record at an index: its position in the first request, counted from 1. */
export const recordNumber = ({ numbers }: Pick<OutputInput, 'numbers'>, place: number): number =>
  numbers?.[place] ?? place + 1;

/** A stored input, with the columns derived from it. */
export interface StoredInput extends Pick<OutputInput, 'name' | 'format' | 'checkOnly'> {
  readonly text: string;
  readonly watermark: boolean;
  readonly recordCount: number;
}

/** Parses an input to run it again. @param failed numbers of the records to keep. @default all */
export function restartInput(text: string, failed?: readonly number[]): StoredInput {
  const whole = JSON.parse(text) as OutputInput;
  const wanted = failed ? keepFailed(whole, failed) : whole;
  const { name, format, checkOnly, settings, records } = wanted;
  return {
    text: failed ? JSON.stringify(wanted) : text,
    name,
    format,
    ...(checkOnly && { checkOnly }),
    watermark: settings.watermark,
    recordCount: records.length,
  };
}

/** Keeps the records with these numbers, which still continue from the values of those before them. */
function keepFailed(input: OutputInput, failed: readonly number[]): OutputInput {
  const wanted = new Set(failed);
  const carried = new CarriedRecords(input.document, input.inherit);
  const records: OutputRecord[] = [];
  const numbers: number[] = [];
  for (const [place, record] of input.records.entries()) {
    const number = recordNumber(input, place);
    if (wanted.has(number)) {
      records.push(carried.keep(record) as OutputRecord);
      numbers.push(number);
    } else carried.leaveOut(record);
  }
  return { ...input, records, numbers };
}
