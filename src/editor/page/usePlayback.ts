import { useEffect, useState } from 'react';

/** The current time of a timeline, and whether it plays. */
export interface Playback {
  readonly timeMs: number;
  readonly isPlaying: boolean;
  readonly onSeek: (timeMs: number) => void;
  readonly onPlayingChange: (isPlaying: boolean) => void;
}

/** Plays a timeline once from its current time, or from its start if it is at its end. */
export function usePlayback(lengthMs: number): Playback {
  const [timeMs, setTimeMs] = useState(0);
  /** Number of the current run; undefined while stopped. */
  const [run, setRun] = useState<number>();
  useEffect(() => {
    if (run === undefined) return undefined;
    let [last, played, request] = [performance.now(), 0, 0];
    const advance = (now: number) => {
      const passed = Math.max(0, now - last);
      [last, played] = [now, played + passed];
      setTimeMs((before) => Math.min(lengthMs, before + passed));
      // After the full length has passed, the end is reached from any start.
      if (played > lengthMs) setRun(undefined);
      else request = requestAnimationFrame(advance);
    };
    request = requestAnimationFrame(advance);
    return () => cancelAnimationFrame(request);
  }, [run, lengthMs]);
  const isOver = timeMs >= lengthMs;
  return {
    timeMs: Math.min(timeMs, lengthMs),
    isPlaying: run !== undefined && !isOver,
    onSeek: (next) => {
      setRun(undefined);
      setTimeMs(next);
    },
    onPlayingChange: (plays) => {
      if (plays && isOver) setTimeMs(0);
      setRun(plays ? (run ?? 0) + 1 : undefined);
    },
  };
}
