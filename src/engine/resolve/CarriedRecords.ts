import { variableNames, type Document } from '../document';
import type { DataRecord } from './applyRecord';

/** The latest values so far, by variable name. */
type Carried = Map<string, DataRecord[string]>;

/**
 * Leaves records out of a batch without losing the values that later records inherit (S12.16). It copies each value
 * once, and only values of existing variables.
 */
export class CarriedRecords {
  readonly #names: ReadonlySet<string>;
  /** All values so far. */
  readonly #all: Carried = new Map();
  /** Values that no kept record contains yet. */
  #pending: Carried = new Map();

  readonly #inherit: boolean;

  /** @param inherit whether records inherit values */
  constructor(document: Pick<Document, 'variables'>, inherit = true) {
    this.#names = variableNames(document);
    this.#inherit = inherit;
  }

  /** Starts over: the next kept record inherits all values so far. */
  restart(): void {
    this.#pending = new Map(this.#all);
  }

  /** Skips a record, and keeps its values for later ones. */
  leaveOut(record: DataRecord): void {
    if (this.#inherit) this.#take(record);
  }

  #take(record: DataRecord): void {
    for (const [name, value] of this.#valuesOf(record)) {
      this.#all.set(name, value);
      this.#pending.set(name, value);
    }
  }

  /**
   * Keeps a record.
   * @returns it with the values of records skipped since the last kept one
   */
  keep(record: DataRecord): DataRecord {
    this.#take(record);
    const kept = Object.fromEntries(this.#pending);
    this.#pending = new Map();
    // Without inheritance, no value may reach the next record.
    if (!this.#inherit) this.#all.clear();
    return kept;
  }

  #valuesOf(record: DataRecord): (readonly [string, DataRecord[string]])[] {
    return Object.entries(record).filter(([name]) => this.#names.has(name));
  }
}
