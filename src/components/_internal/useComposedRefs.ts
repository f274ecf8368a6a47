import { useCallback, type Ref } from 'react';

/**
 * One ref for an element that two places need: the caller's and our own. Written here because the only module of
 * Radix that has one brings the whole of Radix with it.
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
