import { randomUUID } from 'node:crypto';
import { Problem } from '../http/Problem';
import { TaskStarted } from '../http/TaskStarted';

/** Longest time of a timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Making<Made> {
  readonly taskId: string;
  readonly made: Promise<Made>;
  readonly abandon: AbortController;
  /** Number of waiting calls. */
  waiting: number;
  /** Whether a call was answered with a task whose caller will return. */
  isAwaited: boolean;
  /** Aborts the work when no caller returns in time. */
  leaving: NodeJS.Timeout | undefined;
}

/** Milliseconds for which a preview is kept for a caller with a task, and a failure for everyone. */
const KEPT = 60_000;
/** Milliseconds for which a preview without callers continues: a reloaded page requests it again. */
const GRACE = 1_000;
/** Milliseconds a caller with a task has to return. */
const RETURN = 30_000;

/** Milliseconds a call waits for a preview before it is answered with a task. */
export const PREVIEW_PATIENCE = 2_000;

/** How a call waits for a preview. */
interface Waiting {
  /** In milliseconds; `Infinity` waits for the result. */
  readonly patience: number;
  /** The address of the preview, for a returning caller. */
  readonly address: string;
  /** Aborts when the caller leaves. */
  readonly signal: AbortSignal;
}

/**
 * Makes each preview once for any number of callers, and answers with a task when one would wait too long. Aborts a
 * preview when all its callers have left. A document that can't be drawn is not tried again for a minute.
 */
export function previewsInTheMaking<Made>() {
  const all = new Map<string, Making<Made>>();

  function begin(key: string, make: (signal: AbortSignal) => Promise<Made>): Making<Made> {
    const abandon = new AbortController();
    const made = make(abandon.signal);
    const making: Making<Made> = {
      taskId: randomUUID(),
      made,
      abandon,
      waiting: 0,
      isAwaited: false,
      leaving: undefined,
    };
    all.set(key, making);
    const forget = () => void (all.get(key) === making && all.delete(key));
    const forgetLater = () => void setTimeout(forget, KEPT).unref();
    abandon.signal.addEventListener('abort', forget);
    made.then(
      () => (making.isAwaited ? forgetLater() : forget()),
      (error: unknown) => (error instanceof Problem ? forgetLater() : forget()),
    );
    return making;
  }

  function leave(making: Making<Made>): void {
    making.waiting -= 1;
    if (making.waiting > 0) return;
    const gone = () => making.abandon.abort(new Error('Nobody waits for the preview any more.'));
    making.leaving = setTimeout(gone, making.isAwaited ? RETURN : GRACE).unref();
  }

  /**
   * Returns the preview, or a task with its address.
   * @param key identifies the preview
   */
  return async (
    key: string,
    { patience, address, signal }: Waiting,
    make: (signal: AbortSignal) => Promise<Made>,
  ): Promise<Made | TaskStarted> => {
    const making = all.get(key) ?? begin(key, make);
    clearTimeout(making.leaving);
    making.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    let stopWaiting = () => undefined;
    const early = new Promise<TaskStarted>((resolve, reject) => {
      const late = () => {
        making.isAwaited = true;
        resolve(new TaskStarted(making.taskId, address));
      };
      const left = () => reject(signal.reason as Error);
      timer = setTimeout(late, Math.min(patience, LONGEST_TIMER));
      signal.addEventListener('abort', left, { once: true });
      stopWaiting = () => void signal.removeEventListener('abort', left);
      if (signal.aborted) left();
    });
    try {
      return await Promise.race([making.made, early]);
    } finally {
      clearTimeout(timer);
      stopWaiting();
      leave(making);
    }
  };
}

/** Rebuilds the requested address of a preview. */
export function addressOf(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
