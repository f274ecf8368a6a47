import type { Document } from '@/engine/document';
import { CarriedRecords, type DataRecord } from '@/engine/resolve';
import type { RecordsPart } from './renderTypes';

/** A document with its records. */
export interface StoredRecords {
  readonly document: Document;
  readonly records: readonly DataRecord[];
  /** Whether a record continues from the one before it. @default true */
  readonly inherit?: false;
}

/**
 * Splits the records of an input into parts, each starting from the values before it (S12.16). Visiting the parts in
 * order takes one step per record.
 */
export class RecordParts {
  readonly #input: StoredRecords;
  #carried: CarriedRecords;
  /** Index of the first record not visited yet. */
  #next = 0;
  #last: { readonly part: RecordsPart; readonly records: readonly DataRecord[] } | undefined;

  constructor(input: StoredRecords) {
    this.#input = input;
    this.#carried = this.#begin();
  }

  take(part: RecordsPart): readonly DataRecord[] {
    const { without } = part;
    const records = this.#recordsOf(part);
    if (!without) return records;
    const left = new Set(without);
    const carried = this.#begin();
    return records.flatMap((record, index) => {
      if (!left.has(index)) return [carried.keep(record)];
      carried.leaveOut(record);
      return [];
    });
  }

  #begin(): CarriedRecords {
    return new CarriedRecords(this.#input.document, this.#input.inherit);
  }

  #recordsOf(part: RecordsPart): readonly DataRecord[] {
    const { from, count } = part;
    if (this.#last?.part.from === from && this.#last.part.count === count) return this.#last.records;
    if (from < this.#next) {
      this.#carried = this.#begin();
      this.#next = 0;
    }
    const { records } = this.#input;
    for (const record of records.slice(this.#next, from)) this.#carried.leaveOut(record);
    this.#carried.restart();
    const taken = records.slice(from, from + count).map((record) => this.#carried.keep(record));
    this.#next = from + count;
    this.#last = { part, records: taken };
    return taken;
  }
}
