import type { RecordReport } from '@/domain/output';
import { BoundedReport } from './BoundedReport';
import { recordNumber, type OutputPlan } from '../../readers';
import type { RecordWatcher } from './recordFiles';

/** Interval at which progress is written and cancellation checked, in milliseconds. */
const BEAT = 1_000;

/** How many records of a task were tried, and how many failed. */
export interface RecordCounts {
  readonly recordsDone: number;
  readonly recordsFailed: number;
}

interface Notes {
  /** Writes the counts. @returns whether the task is still wanted */
  readonly write: (counts: RecordCounts) => Promise<boolean>;
  /** Notes that drawing is done and the file is being finished. */
  readonly finish: () => Promise<void>;
}

/** Stops the work on a cancelled task. */
export class NotWantedError extends Error {
  override name = 'NotWantedError';
}

/** Tracks the progress of a running task. A record counts as done when it is done in every layout. */
export class OutputProgress {
  readonly #stop = new AbortController();
  readonly #reached: number[];
  readonly #failed = new Set<number>();
  readonly #report = new BoundedReport();
  readonly #notes: Notes;
  readonly #timer: NodeJS.Timeout;

  constructor(layouts: number, notes: Notes) {
    this.#reached = Array.from({ length: layouts }, () => 0);
    this.#notes = notes;
    this.#timer = setInterval(() => void this.#beat(), BEAT).unref();
  }

  /** Aborts with a NotWantedError. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get counts(): RecordCounts {
    const sum = this.#reached.reduce((total, count) => total + count, 0);
    return {
      recordsDone: Math.floor(sum / this.#reached.length),
      recordsFailed: this.#failed.size,
    };
  }

  /** Returns the numbers of the failed records, in order. */
  failedNumbers(plan: OutputPlan): number[] {
    return [...this.#failed].sort((one, other) => one - other).map((record) => recordNumber(plan, record));
  }

  /** Builds the report on the records, in order. A check reports each of them. */
  report(plan: OutputPlan): readonly RecordReport[] {
    const all = () => Array.from({ length: plan.recordCount }, (_, place) => place);
    const records = plan.checkOnly ? all() : this.#report.records();
    return records
      .sort((one, other) => one - other)
      .map((record) => ({
        recordNumber: recordNumber(plan, record),
        errorList: this.#report.entriesOf(record),
      }));
  }

  /** Watches the records of a layout, by its index among the layouts. */
  ofLayout(place: number): RecordWatcher {
    return {
      reach: (count) => {
        this.#reached[place] = count;
      },
      fail: (places) => {
        for (const record of places) this.#failed.add(record);
      },
      report: (record, entries) => {
        this.#report.add(record, entries);
      },
    };
  }

  finish(): Promise<void> {
    return this.#notes.finish();
  }

  /** Stops writing progress. */
  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    // An unreachable database is asked again at the next interval and when the work ends.
    const isWanted = await this.#notes.write(this.counts).catch(() => true);
    if (!isWanted) this.#stop.abort(new NotWantedError('The task was cancelled.'));
  }
}
