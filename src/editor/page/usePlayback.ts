import { useEffect, useState } from 'react';

/** The moment of the timeline that is shown, and whether it runs on. */
export interface Playback {
  readonly timeMs: number;
  readonly isPlaying: boolean;
  readonly onSeek: (timeMs: number) => void;
  readonly onPlayingChange: (isPlaying: boolean) => void;
}

/** Plays a timeline once from where it stands, from its start where that is its end. */
export function usePlayback(lengthMs: number): Playback {
  const [timeMs, setTimeMs] = useState(0);
  /** Which run it is; none while it stands still. */
  const [run, setRun] = useState<number>();
  useEffect(() => {
    if (run === undefined) return undefined;
    let [last, played, request] = [performance.now(), 0, 0];
    const advance = (now: number) => {
      const passed = Math.max(0, now - last);
      [last, played] = [now, played + passed];
      setTimeMs((before) => Math.min(lengthMs, before + passed));
      // From wherever it began, its end is reached by then.
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
