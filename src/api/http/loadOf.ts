import type { UseQueryResult } from '@tanstack/react-query';
import type { LoadState } from '@/domain/states';
import { isGone } from './errorWords';

/** The load state of a screen's main object (section 4). */
export type Load<Data> =
  | { readonly state: Extract<LoadState, 'idle' | 'loading'> }
  | { readonly state: Extract<LoadState, 'success'>; readonly data: Data }
  | { readonly state: Extract<LoadState, 'error' | 'resource_not_found'>; readonly error: Error };

/**
 * Converts a query to the load state of a screen. Earlier data stay valid if refetching fails, unless the object is
 * gone. A query that was never started is idle.
 */
export function loadOf<Data>(query: UseQueryResult<Data>): Load<Data> {
  const { data, error, fetchStatus } = query;
  if (error && isGone(error)) return { state: 'resource_not_found', error };
  if (data !== undefined) return { state: 'success', data };
  if (error) return { state: 'error', error };
  return { state: fetchStatus === 'idle' ? 'idle' : 'loading' };
}
