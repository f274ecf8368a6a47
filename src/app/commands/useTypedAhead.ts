import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface TypedAhead {
  /** Text typed since the wait began. */
  readonly text: string;
  /** Starts or ends the wait for the field. */
  readonly wait: (isWaiting: boolean) => void;
}

/** Collects text typed while the field's code is loading; no key has another meaning then. Escape cancels. */
export function useTypedAhead(onCancel: () => void): TypedAhead {
  const [isWaiting, setWaiting] = useState(false);
  const [text, setText] = useState('');

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') {
      setWaiting(false);
      onCancel();
    } else if (event.key === 'Backspace') setText((typed) => typed.slice(0, -1));
    else if (event.key.length === 1) setText((typed) => typed + event.key);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });

  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isWaiting]);

  return {
    text,
    wait: (next) => {
      setWaiting(next);
      if (next) setText('');
    },
  };
}
