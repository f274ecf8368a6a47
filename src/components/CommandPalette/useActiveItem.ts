import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { CommandGroup, CommandItem } from './types';

/* Number of results per page key. */
const PAGE = 6;

interface ActiveItemOptions {
  query: string;
  groups: readonly CommandGroup[];
  loading: boolean;
  onChoose: (item: CommandItem) => void;
}

/**
 * The result that Enter chooses: the first, or the one the user moved to while it exists. Enter before any result
 * chooses the first that arrives, unless the query changes meanwhile.
 */
export function useActiveItem({ query, groups, loading, onChoose }: ActiveItemOptions) {
  const items = groups.flatMap((group) => group.items);
  const [movedTo, setMovedTo] = useState<string>();
  const entered = useRef<string>(undefined);
  const found = items.findIndex(({ id }) => id === movedTo);
  const index = Math.max(found, 0);
  const active = items[index];

  const chooseAwaited = useEffectEvent(() => {
    if (!active || entered.current !== query) return;
    entered.current = undefined;
    onChoose(active);
  });
  useEffect(() => chooseAwaited(), [active, query]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition, Enter only ends the composed word.
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    const target = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      PageDown: Math.min(index + PAGE, last),
      PageUp: Math.max(index - PAGE, 0),
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setMovedTo(items[target]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      else if (loading) entered.current = query;
    }
  };
  return { active, count: items.length, moveTo: setMovedTo, onKeyDown };
}
