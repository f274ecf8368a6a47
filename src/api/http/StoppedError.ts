import { FAILURE_WORDS } from '@/domain/failure';

/** A call that was stopped by its caller or by a newer one of its kind. It is no failure. */
export class StoppedError extends Error {
  override name = 'AbortError';
  /** Whether the user cancelled the work of the call, instead of leaving it to continue. */
  readonly isCancelled: boolean;

  constructor({ isCancelled = false, cause }: { isCancelled?: boolean; cause?: unknown } = {}) {
    super(FAILURE_WORDS.stopped, { cause });
    this.isCancelled = isCancelled;
  }
}

/** Whether a call was stopped, by our error or the browser's. */
export const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Replaces the browser’s error of a stopped call by ours. */
export const toStoppedError = (error: unknown): unknown =>
  isStopped(error) && !(error instanceof StoppedError) ? new StoppedError({ cause: error }) : error;
