import { StoppedError } from '../http';

/** Runs one task at a time in each lane. */
export type RunInLane = <T>(
  lane: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Creates lanes: a new task cancels the pending one of its lane; other lanes are independent. */
export function createLanes(): RunInLane {
  const running = new Map<string, AbortController>();
  return async (lane, signal, run) => {
    running.get(lane)?.abort(new StoppedError());
    const own = new AbortController();
    running.set(lane, own);
    try {
      return await run(signal ? AbortSignal.any([signal, own.signal]) : own.signal);
    } finally {
      if (running.get(lane) === own) running.delete(lane);
    }
  };
}
