import { StoppedError } from '../http';

/** Runs one thing at a time in each lane. */
export type RunInLane = <T>(
  lane: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Lanes in which whatever starts cancels what is still running there; other lanes go on. */
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
