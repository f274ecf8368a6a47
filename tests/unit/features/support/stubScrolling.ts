import { onTestFinished, vi } from 'vitest';

// The product creates one observer and keeps it: all tests of a file share it.
const watched = new Set<Element>();
let tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void = () => undefined;

class Observer {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe(element: Element): void {
    watched.add(element);
  }
  unobserve(element: Element): void {
    watched.delete(element);
  }
}

/** Provides an intersection observer, which a test scrolls by hand. Call it before anything is rendered. */
export function stubScrolling() {
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    watched.clear();
    vi.unstubAllGlobals();
  });
  return {
    /** Brings all observed elements near the window. */
    toEnd: () => tell([...watched].map((target) => ({ isIntersecting: true, target }))),
    isWatched: (element: Element) => [...watched].some((each) => each.contains(element)),
  };
}
