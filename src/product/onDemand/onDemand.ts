import { createElement, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadQuietly } from './loadQuietly';

/** How far the code of something is. */
export interface Wait {
  /** It could not be had; otherwise it is under way. */
  readonly hasFailed: boolean;
  /** Asks for it once more. */
  readonly onRetry: () => void;
}

/** A component whose code is fetched when it is wanted. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Starts the fetch early. Never throws: what fails is asked for again when it is drawn. */
  preload: () => void;
  /** For what leads to it, such as a button: the fetch starts when a pointer or the focus comes near. */
  approach: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * Keeps code off a page until it is wanted there. While it is under way or can't be had `drawWait` is drawn, and the page
 * around stays as it is: nothing is suspended, and no failed fetch reaches an error boundary.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawWait: (wait: Wait, props: Props) => ReactNode,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  const fetchCode = (): Promise<void> => {
    pending ??= loadQuietly(load).then(
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
    useEffect(() => {
      if (state !== 'waiting' || loaded) return undefined;
      let isMounted = true;
      const become = (next: 'failed' | 'here') => () => {
        if (isMounted) setState(next);
      };
      void fetchCode().then(become('here'), become('failed'));
      return () => {
        isMounted = false;
      };
    }, [state]);
    if (loaded) return createElement(loaded, props);
    return drawWait({ hasFailed: state === 'failed', onRetry: () => setState('waiting') }, props);
  }
  return Object.assign(Wanted, { preload, approach: { onPointerEnter: preload, onFocus: preload } });
}
