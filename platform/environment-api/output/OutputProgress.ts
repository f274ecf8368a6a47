import type { RecordReport } from '@/domain/output';
import { BoundedReport } from './BoundedReport';
import { recordNumber, type RecordWatcher } from './recordFiles';
import type { OutputInput } from './startOutput';

/** How often progress is written down, and asked whether it is still wanted, in milliseconds. */
const BEAT = 1_000;

/** How many records of a task were tried so far, and how many of them have failed. */
export interface RecordCounts {
  readonly recordsDone: number;
  readonly recordsFailed: number;
}

interface Notes {
  /** Writes counts down. @returns whether the task is still to be made */
  readonly write: (counts: RecordCounts) => Promise<boolean>;
  /** Takes note that all is drawn, and only the file is left to be finished. */
  readonly finish: () => Promise<void>;
}

/** Ends the work on a task that is not wanted any more. */
export class NotWantedError extends Error {
  override name = 'NotWantedError';
}

/** How a task is getting on while it is worked on. A record counts as done when it is done in every layout. */
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

  /** Is aborted with a NotWantedError. */
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

  /** The numbers of the records that have failed, in their order. */
  failedNumbers(input: OutputInput): number[] {
    return [...this.#failed].sort((one, other) => one - other).map((record) => recordNumber(input, record));
  }

  /** What should be known of the records, in their order. A check tells of each. */
  report(input: OutputInput): readonly RecordReport[] {
    const records = input.checkOnly ? [...input.records.keys()] : this.#report.records();
    return records
      .sort((one, other) => one - other)
      .map((record) => ({
        recordNumber: recordNumber(input, record),
        errorList: this.#report.entriesOf(record),
      }));
  }

  /** What is told of the records of a layout, by its place among the layouts. */
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

  /** Writes nothing down any more. */
  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    // A database that can't be reached now is asked again with the next beat, and by the end of the work.
    const isWanted = await this.#notes.write(this.counts).catch(() => true);
    if (!isWanted) this.#stop.abort(new NotWantedError('The task was cancelled.'));
  }
}
