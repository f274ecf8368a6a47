import { useEffect, useRef, useState } from 'react';

/** How long, in ms, "copied" is said. */
const SAID_FOR = 2000;

/** State of copying. */
export interface CopyState {
  /** What came of the last try; `idle` again after two seconds. */
  state: 'idle' | 'copied' | 'failed';
  /** Puts the text on the clipboard. */
  copy: (text: string) => void;
}

/** Copies to the clipboard and says for two seconds whether it worked. */
export function useCopy(): CopyState {
  const [state, setState] = useState<CopyState['state']>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (next: CopyState['state']): void => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), SAID_FOR);
  };

  return {
    state,
    copy: (text) => {
      navigator.clipboard.writeText(text).then(
        () => say('copied'),
        () => say('failed'),
      );
    },
  };
}
