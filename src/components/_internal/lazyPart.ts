import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from 'react';

/** A component whose code is fetched when it is first wanted. */
export interface LazyPart<Props> {
  /** Starts the fetch early, for instance when a pointer comes near. Never rejects. */
  preload: () => void;
  /** Draws the component while it is wanted and its code is here. A failed fetch is tried again next time. */
  Part: (props: Props & { wanted: boolean }) => ReactNode;
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
    Part: function LazyPartSlot({ wanted, ...props }) {
      const [, redraw] = useReducer((count: number) => count + 1, 0);
      useEffect(() => {
        if (!wanted || loaded) return undefined;
        let mounted = true;
        void fetchPart().then(() => {
          if (mounted) redraw();
        });
        return () => {
          mounted = false;
        };
      }, [wanted]);
      return wanted && loaded ? createElement(loaded, props as unknown as Props) : null;
    },
  };
}
