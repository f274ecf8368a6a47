import { useEffect, useRef, useState } from 'react';

/**
 * Text that takes effect when it is committed. The commit goes to the original target, even if the selection changed
 * before the blur, or the field is unmounted.
 */
export function useTypedDraft(commitText: (text: string) => void) {
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
    /** The typed text; `undefined` if there is none. */
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
