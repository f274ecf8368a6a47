import { useEffect, useRef, useState } from 'react';

/**
 * Text that is being typed and counts once it is committed. It goes to what it was typed for: also where something else
 * was selected before the field lost its focus, or the field is gone by then.
 */
export function useDraft(commitText: (text: string) => void) {
  const [text, setText] = useState<string>();
  const pending = useRef<{ text: string; commit: (text: string) => void } | undefined>(undefined);
  const commit = () => {
    const typed = pending.current;
    pending.current = undefined;
    setText(undefined);
    if (typed) typed.commit(typed.text);
  };
  useEffect(
    () => () => {
      const typed = pending.current;
      pending.current = undefined;
      if (typed) typed.commit(typed.text);
    },
    [],
  );
  return {
    /** What was typed; `undefined` while nothing is. */
    text,
    type: (next: string) => {
      pending.current = { text: next, commit: pending.current?.commit ?? commitText };
      setText(next);
    },
    commit,
    drop: () => {
      pending.current = undefined;
      setText(undefined);
    },
  };
}
