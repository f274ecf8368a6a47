import type { UseQueryResult } from '@tanstack/react-query';
import type { LoadState } from '@/domain/states';
import { isGone } from './errorWords';

/** How far the one thing a screen is about has come, in the load states of section 4. */
export type Load<Data> =
  | { readonly state: Extract<LoadState, 'idle' | 'loading'> }
  | { readonly state: Extract<LoadState, 'success'>; readonly data: Data }
  | { readonly state: Extract<LoadState, 'error' | 'resource_not_found'>; readonly error: Error };

/**
 * Reads a query as a screen about one thing does. What was read before stays good when fetching it again fails, unless
 * it is gone. Idle is a query that nothing has asked for yet.
 */
export function loadOf<Data>(query: UseQueryResult<Data>): Load<Data> {
  const { data, error, fetchStatus } = query;
  if (error && isGone(error)) return { state: 'resource_not_found', error };
  if (data !== undefined) return { state: 'success', data };
  if (error) return { state: 'error', error };
  return { state: fetchStatus === 'idle' ? 'idle' : 'loading' };
}
