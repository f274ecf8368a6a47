import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that refetches all active queries and resolves once the screen has the results. */
export function useRefetchAll(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    // Queries of a part that failed to render have no observer left.
    client.removeQueries({ type: 'inactive' });
    await client.refetchQueries({ type: 'active' });
    // Observers get the results one turn after the caller.
    await new Promise((resolve) => setTimeout(resolve));
  }, [client]);
}
