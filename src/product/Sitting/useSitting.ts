import { useState } from 'react';

/** One thing in its editor from its opening on, whatever addresses it gets. */
interface SittingState {
  /** How many there were before. */
  readonly count: number;
  /** What was opened; none for something new. */
  readonly openedAs: string | undefined;
  /** What the address says. */
  readonly address: string | undefined;
  /** What the address is about to say. */
  readonly movesTo?: string | undefined;
}

/** What is open in an editor. */
interface Sitting {
  /** Another one for each thing that is opened, and the same for as long as it is. */
  readonly key: number;
  /** The id it was opened by; none for something new. */
  readonly openedAs: string | undefined;
  /** It has another id now, which the address is about to say. */
  readonly move: (id: string) => void;
  /** Opens what is stored under an id. */
  readonly reopen: (id: string) => void;
}

/**
 * Keeps what is open in an editor apart from its address: saved for the first time, or as another one, it has another id
 * and stays open as it is; any other address is opened from what is stored there.
 */
export function useSitting(address: string | undefined): Sitting {
  const [state, setState] = useState<SittingState>({ count: 0, openedAs: address, address });
  if (state.address !== address)
    setState(
      state.movesTo === address
        ? { ...state, address, movesTo: undefined }
        : { count: state.count + 1, openedAs: address, address },
    );
  return {
    key: state.count,
    openedAs: state.openedAs,
    move: (movesTo) => setState((present) => ({ ...present, movesTo })),
    reopen: (openedAs) => setState((present) => ({ ...present, count: present.count + 1, openedAs })),
  };
}
