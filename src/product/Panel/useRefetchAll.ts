import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Gives a function that fetches again all that the screen shows, and resolves once the screen has heard of the answers. */
export function useRefetchAll(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    // What a part asked for that could not be drawn has nobody left who asks for it.
    client.removeQueries({ type: 'inactive' });
    await client.refetchQueries({ type: 'active' });
    // The screen hears of the answers one turn later than the caller.
    await new Promise((resolve) => setTimeout(resolve));
  }, [client]);
}
