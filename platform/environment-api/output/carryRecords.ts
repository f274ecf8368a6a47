import type { OutputRecord } from '@/domain/output';
import { variableNames, type Document } from '@/engine/document';

/** Values by the names of variables, as the records so far leave them. */
type Carried = Map<string, OutputRecord[string]>;

/**
 * Leaves records out of a batch without losing what those after them take over (S12.16). It carries one record on and copies
 * each value once, and only values of variables the document has.
 */
export class CarriedRecords {
  readonly #names: ReadonlySet<string>;
  /** Every value so far. */
  readonly #all: Carried = new Map();
  /** The values that no kept record has yet. */
  #pending: Carried = new Map();

  readonly #inherit: boolean;

  /** @param inherit whether a record takes over anything */
  constructor(document: Pick<Document, 'variables'>, inherit = true) {
    this.#names = variableNames(document);
    this.#inherit = inherit;
  }

  /** Begins anew: the next record that is kept takes over every value so far. */
  restart(): void {
    this.#pending = new Map(this.#all);
  }

  /** Goes past a record that is left out. */
  leaveOut(record: OutputRecord): void {
    if (this.#inherit) this.#take(record);
  }

  #take(record: OutputRecord): void {
    for (const [name, value] of this.#valuesOf(record)) {
      this.#all.set(name, value);
      this.#pending.set(name, value);
    }
  }

  /** Goes past a record. @returns it with the values of those left out since the one kept before */
  keep(record: OutputRecord): OutputRecord {
    this.#take(record);
    const kept = Object.fromEntries(this.#pending);
    this.#pending = new Map();
    // Without it nothing of other records may be left in the next one.
    if (!this.#inherit) this.#all.clear();
    return kept;
  }

  #valuesOf(record: OutputRecord): (readonly [string, OutputRecord[string]])[] {
    return Object.entries(record).filter(([name]) => this.#names.has(name));
  }
}
