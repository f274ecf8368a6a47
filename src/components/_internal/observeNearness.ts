/** How far outside the window a link may be, in px, when what it leads to is fetched ahead. */
export const PREFETCH_MARGIN = 200;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when an element is within 200 px of the window. Answers with a way to stop waiting. One observer
 * serves every link of the page.
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
    /* Without a root of its own a framed page would lose the margin. */
    { root: document, rootMargin: `${PREFETCH_MARGIN}px` },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
