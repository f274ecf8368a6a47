import { randomUUID } from 'node:crypto';
import { TaskStarted } from '../http/TaskStarted';

interface Making<Made> {
  readonly taskId: string;
  readonly made: Promise<Made>;
  /** Whether somebody was sent away to come back for it. */
  isAwaited: boolean;
}

/** How long a preview is kept for whoever was sent away, in milliseconds. */
const KEPT = 60_000;

/** How long a call waits for a preview that is being made, in milliseconds, before it answers with a task. */
export const PREVIEW_PATIENCE = 2_000;

/**
 * Makes each preview once, however many ask for it, and sends away whoever would wait too long. What they come back for is kept for a
 * minute, a failure as well.
 */
export function previewsInTheMaking<Made>() {
  const all = new Map<string, Making<Made>>();

  function begin(key: string, make: () => Promise<Made>): Making<Made> {
    const making: Making<Made> = { taskId: randomUUID(), made: make(), isAwaited: false };
    all.set(key, making);
    const forget = () => void (all.get(key) === making && all.delete(key));
    const settle = () => {
      if (making.isAwaited) setTimeout(forget, KEPT).unref();
      else forget();
    };
    making.made.then(settle, settle);
    return making;
  }

  /**
   * What was made, or a task whose address is that of the preview.
   * @param key names the preview among all there are
   */
  return async (
    key: string,
    { patience, address }: { readonly patience: number; readonly address: string },
    make: () => Promise<Made>,
  ): Promise<Made | TaskStarted> => {
    const making = all.get(key) ?? begin(key, make);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<TaskStarted>((resolve) => {
      // A timer takes no more than this.
      timer = setTimeout(
        () => {
          making.isAwaited = true;
          resolve(new TaskStarted(making.taskId, address));
        },
        Math.min(patience, 2 ** 31 - 1),
      );
    });
    return Promise.race([making.made, late]).finally(() => clearTimeout(timer));
  };
}

/** The address of a preview as it was called. */
export function addressOf(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
