import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which “copied” is shown. An error stays until the next try. */
const SAID_FOR = 2000;

/** State of copying. */
export interface CopyState {
  /** Result of the last try; after a success `idle` again after two seconds. */
  state: 'idle' | 'copied' | 'failed';
  /** Copies the text. */
  copy: (text: string) => void;
}

/** Copies to the clipboard and reports the result, also without a clipboard. `onCopied` is called only on success. */
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
