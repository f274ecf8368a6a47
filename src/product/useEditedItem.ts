import { useState } from 'react';

/** State of one open item, whatever address it gets. */
interface SittingState {
  /** Number of items opened before. */
  readonly count: number;
  /** The id it was opened by; none for a new item. */
  readonly openedAs: string | undefined;
  /** The id in the address. */
  readonly address: string | undefined;
  /** The id that the address gets next. */
  readonly movesTo?: string | undefined;
}

/** The item open in an editor. */
interface EditedItem {
  /** Changes with each opened item and is stable while it is open. */
  readonly key: number;
  /** The id it was opened by; none for a new item. */
  readonly openedAs: string | undefined;
  /** Gives the item a new id before the address changes to it. */
  readonly move: (id: string) => void;
  /** Opens the stored item of an id. */
  readonly reopen: (id: string) => void;
}

/**
 * Keeps an editor open when a first save or “save as” gives its item another address. Any other new address opens the
 * item stored there.
 */
export function useEditedItem(address: string | undefined): EditedItem {
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
