import { createElement, type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Loading state of code. */
export interface Wait {
  /** Whether loading failed; otherwise it is running. */
  readonly hasFailed: boolean;
  /** Loads it again. */
  readonly onRetry: () => void;
}

/** A component whose code is loaded on demand. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Starts loading early. Never throws: a failed load is repeated when the component renders. */
  preload: () => void;
  /** Props for an element that leads to it, such as a button: loading starts on hover or focus. */
  approach: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

interface Options<Props> {
  /**
   * Renders a replacement while the code loads or after an error.
   * @default nothing
   */
  readonly drawWait?: (wait: Wait, props: Props) => ReactNode;
}

/**
 * Creates a component whose code is loaded on demand; everything loaded later uses it. The surrounding page stays:
 * nothing suspends, rendered parts keep their focus, and a failed load reaches no error boundary by itself. A failed
 * load is repeated on request, or when the component renders next.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { drawWait = () => null }: Options<Props> = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  const fetchCode = (): Promise<void> => {
    pending ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const preload = () => void fetchCode().catch(() => undefined);

  function Wanted(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'here'>('waiting');
    // The state at render time: if the code arrives before the effect runs, nothing else would trigger a render.
    const isHere = loaded !== undefined;
    useEffect(() => {
      if (state !== 'waiting' || isHere) return undefined;
      let isMounted = true;
      const become = (next: 'failed' | 'here') => () => {
        if (isMounted) setState(next);
      };
      void fetchCode().then(become('here'), become('failed'));
      return () => {
        isMounted = false;
      };
    }, [state, isHere]);
    if (loaded) return createElement(loaded, props);
    return drawWait({ hasFailed: state === 'failed', onRetry: () => setState('waiting') }, props);
  }
  return Object.assign(Wanted, { preload, approach: { onPointerEnter: preload, onFocus: preload } });
}
