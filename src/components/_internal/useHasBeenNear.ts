import { useEffect, useRef, useState } from 'react';
import { observeNearness } from './observeNearness';

/** Whether an element is or was near the window; attach `ref` to the element. */
export function useHasBeenNear<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(
    () => (ref.current && !isNear ? observeNearness(ref.current, () => setNear(true)) : undefined),
    [isNear],
  );
  return { ref, isNear };
}
