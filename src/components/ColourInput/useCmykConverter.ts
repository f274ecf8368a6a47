import { useCallback, useEffect, useState } from 'react';
import type { CmykConverter } from './colourValue';

interface State {
  converter?: CmykConverter;
  status: 'idle' | 'pending' | 'failed' | 'ready';
}

/**
 * Loads the conversion of inks when `wanted` or requested. `request` resolves to it, or to `undefined` after an
 * error; it may be called again.
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
