import { useCallback, type Ref } from 'react';

/**
 * Combines two refs of an element: the caller's and our own. Not from Radix, whose only module for it imports the
 * whole library.
 */
export function useComposedRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element>,
): (element: Element) => () => void {
  return useCallback(
    (element) => {
      const undo = [attach(first, element), attach(second, element)];
      return () => undo.forEach((detach) => detach());
    },
    [first, second],
  );
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
