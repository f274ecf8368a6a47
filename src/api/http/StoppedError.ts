import { FAILURE_WORDS } from '@/domain/failure';

/** A call that was stopped before it was done: by whoever waited for it, or by a newer one of its kind. Nothing failed. */
export class StoppedError extends Error {
  override name = 'AbortError';
  /** Whether the reader cancelled what the call had begun, rather than leaving it to go on. */
  readonly isCancelled: boolean;

  constructor({ isCancelled = false, cause }: { isCancelled?: boolean; cause?: unknown } = {}) {
    super(FAILURE_WORDS.stopped, { cause });
    this.isCancelled = isCancelled;
  }
}

/** Whether a call was stopped, by our own words or by those of the browser. */
export const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The same error, but for one that has the browser’s words for a call that was stopped. */
export const inOurWords = (error: unknown): unknown =>
  isStopped(error) && !(error instanceof StoppedError) ? new StoppedError({ cause: error }) : error;
