import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

interface LazyPartSlotProps {
  wanted: boolean;
  /**
   * Drawn in its place when its code can't be fetched; given a way to try again.
   * @default nothing
   */
  fallback?: (retry: () => void) => ReactNode;
}

/** A component whose code is fetched when it is first wanted. */
export interface LazyPart<Props> {
  /** Starts the fetch early, for instance when a pointer comes near. Never rejects. */
  preload: () => void;
  /** Draws the component while it is wanted and its code is here. A failed fetch is tried again next time. */
  Part: (props: Props & LazyPartSlotProps) => ReactNode;
}

/**
 * Splits a part off the first screen without Suspense: what is already drawn stays mounted and keeps its focus while
 * the part is under way, and a failed fetch does not reach an error boundary.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  const fetchPart = (): Promise<void> => {
    pending ??= load().then(
      (component) => {
        loaded = component;
      },
      () => {
        pending = undefined;
      },
    );
    return pending;
  };

  return {
    preload: () => void fetchPart(),
    Part: function LazyPartSlot({ wanted, fallback, ...props }) {
      const [attempt, setAttempt] = useState(0);
      const [settled, setSettled] = useState<number>();
      useEffect(() => {
        if (!wanted || loaded) return undefined;
        let mounted = true;
        void fetchPart().then(() => {
          if (mounted) setSettled(attempt);
        });
        return () => {
          mounted = false;
        };
      }, [wanted, attempt]);
      if (!wanted) return null;
      if (loaded) return createElement(loaded, props as unknown as Props);
      return settled === attempt && fallback ? fallback(() => setAttempt(attempt + 1)) : null;
    },
  };
}
