import { createElement, type ComponentType, type ReactNode, useEffect, useState } from 'react';

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

interface Options<Props> {
  /**
   * Drawn while the code is under way or can't be had.
   * @default nothing
   */
  readonly drawWait?: (wait: Wait, props: Props) => ReactNode;
}

/**
 * Keeps code off a page until it is wanted there; everything that is loaded later is loaded by it. The page around stays
 * as it is: nothing is suspended, what is drawn keeps its focus, and no failed fetch reaches an error boundary by itself.
 * A failed fetch is made again when it is asked for, or the next time the component is drawn.
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
    // As it was drawn: by the time of the effect the code may have come, and nothing would draw it.
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
