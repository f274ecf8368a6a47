import type { ReportEntry } from '@/domain/output';

/** Entries a record has at most, and characters of the details of all records. */
const MOST_ENTRIES = 50;
const LONGEST_REPORT = 10_000_000;

interface RecordEntries {
  readonly entries: ReportEntry[];
  /** The first entry that found no room. */
  cut?: ReportEntry;
  cutCount: number;
}

/** The report on records, up to the size of a file; entries that find no room are counted. */
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

  /** The places of the records something is known of. */
  records(): number[] {
    return [...this.#records.keys()];
  }

  /** The entries of a record; the last one says how many more there are. */
  entriesOf(record: number): readonly ReportEntry[] {
    const { entries, cut, cutCount } = this.#records.get(record) ?? { entries: [], cutCount: 0 };
    if (!cut) return entries;
    return [...entries, { type: cut.type, details: `And ${cutCount} more.` }];
  }
}
