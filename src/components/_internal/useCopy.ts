import { useEffect, useRef, useState } from 'react';

/** How long, in ms, "copied" is said. A failure stays until the next try: there is something to do about it. */
const SAID_FOR = 2000;

/** State of copying. */
export interface CopyState {
  /** What came of the last try; of a successful one `idle` again after two seconds. */
  state: 'idle' | 'copied' | 'failed';
  /** Puts the text on the clipboard. */
  copy: (text: string) => void;
}

/**
 * Copies to the clipboard and says whether it worked, where there is no clipboard too. `onCopied` is called only when it
 * did.
 */
export function useCopy(onCopied?: () => void): CopyState {
  const [state, setState] = useState<CopyState['state']>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tryToCopy = async (text: string): Promise<void> => {
    clearTimeout(timer.current);
    setState('idle');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setState('failed');
      return;
    }
    setState('copied');
    timer.current = setTimeout(() => setState('idle'), SAID_FOR);
    onCopied?.();
  };

  return { state, copy: (text) => void tryToCopy(text) };
}
