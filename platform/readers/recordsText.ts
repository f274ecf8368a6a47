import type { OutputRecord } from '@/domain/output';

/** Records as JSON: a text is transferred to a thread at once, while a list of objects would block both. */
export interface RecordsText {
  readonly length: number;
  readonly text: string;
}

/** The records as JSON. */
export const recordsText = (records: readonly OutputRecord[]): RecordsText => ({
  length: records.length,
  text: JSON.stringify(records),
});

/** Joins lists of records without parsing them. */
export const joinRecords = (parts: readonly RecordsText[]): RecordsText => ({
  length: parts.reduce((sum, { length }) => sum + length, 0),
  text: `[${parts
    .filter(({ length }) => length > 0)
    .map(({ text }) => text.slice(1, -1))
    .join(',')}]`,
});
