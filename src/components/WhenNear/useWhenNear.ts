import { useEffect, useEffectEvent, useRef } from 'react';
import { observeNearness } from '@/components/_internal/observeNearness';

/**
 * Calls back once an element is within 200 px of the window; attach `ref` to the element.
 * @param turn a new number waits again; `undefined` does not wait
 */
export function useWhenNear<Part extends HTMLElement>(turn: number | undefined, onNear: () => void) {
  const ref = useRef<Part>(null);
  const call = useEffectEvent(onNear);
  useEffect(
    () => (ref.current && turn !== undefined ? observeNearness(ref.current, () => call()) : undefined),
    [turn],
  );
  return ref;
}
