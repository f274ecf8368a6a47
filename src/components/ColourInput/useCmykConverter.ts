import { useCallback, useEffect, useState } from 'react';
import type { CmykConverter } from './colourValue';

interface State {
  converter?: CmykConverter;
  status: 'idle' | 'pending' | 'failed' | 'ready';
}

/**
 * The conversion of inks, fetched when `wanted` or asked for. `request` answers with it, or with `undefined` when it
 * can't be had; it may be called again after a failure.
 */
export function useCmykConverter(load: () => Promise<CmykConverter>, wanted: boolean) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const settle = useCallback(
    (): Promise<CmykConverter | undefined> =>
      load().then(
        (converter) => {
          setState({ converter, status: 'ready' });
          return converter;
        },
        () => {
          setState({ status: 'failed' });
          return undefined;
        },
      ),
    [load],
  );

  useEffect(() => {
    if (wanted) void settle();
  }, [wanted, settle]);

  const request = async (): Promise<CmykConverter | undefined> => {
    if (state.converter) return state.converter;
    setState({ status: 'pending' });
    return settle();
  };

  return { ...state, request };
}
