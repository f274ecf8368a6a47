import type { ReportEntry } from '@/domain/output';

/** Most entries per record, and most characters of all details together. */
const MOST_ENTRIES = 50;
const LONGEST_REPORT = 10_000_000;

interface RecordEntries {
  readonly entries: ReportEntry[];
  /** The first entry beyond the limit. */
  cut?: ReportEntry;
  cutCount: number;
}

/** Collects the report on records up to a size limit, and counts the entries beyond it. */
export class BoundedReport {
  readonly #records = new Map<number, RecordEntries>();
  #length = 0;

  add(record: number, entries: readonly ReportEntry[]): void {
    const known = this.#records.get(record) ?? { entries: [], cutCount: 0 };
    this.#records.set(record, known);
    for (const entry of entries) {
      if (known.entries.length < MOST_ENTRIES && this.#length + entry.details.length <= LONGEST_REPORT) {
        known.entries.push(entry);
        this.#length += entry.details.length;
      } else {
        known.cut ??= entry;
        known.cutCount += 1;
      }
    }
  }

  /** Indexes of the records with entries. */
  records(): number[] {
    return [...this.#records.keys()];
  }

  /** Returns the entries of a record; the last one counts the omitted ones. */
  entriesOf(record: number): readonly ReportEntry[] {
    const { entries, cut, cutCount } = this.#records.get(record) ?? { entries: [], cutCount: 0 };
    if (!cut) return entries;
    return [...entries, { type: cut.type, details: `And ${cutCount} more.` }];
  }
}
