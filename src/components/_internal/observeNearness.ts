/** Distance from the window in px at which links are prefetched. */
export const PREFETCH_MARGIN = 200;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when an element is within 200 px of the window. Returns a function that stops waiting. All elements
 * share one observer.
 */
export function observeNearness(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    /* With the default root, a page in a frame would lose the margin. */
    { root: document, rootMargin: `${PREFETCH_MARGIN}px` },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
