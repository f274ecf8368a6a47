import {
  mutationOptions,
  partialMatchKey,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ResponseError, StoppedError } from './http';
import { isOfActivity } from './queryKeys';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Whether failures raise a notification; off only in the cases of decision 0031.
       * @default true
       */
      notifyError?: boolean;
    };
  }
}

/** The expected result of a read after a write, displayed in advance. */
export interface Expectation {
  /** Applies to all queries under this key. */
  readonly queryKey: QueryKey;
  /** Returns the data to display instead of the present one; queries without data are skipped. */
  readonly update: (present: unknown) => unknown;
}

interface Write<Variables, Result> {
  readonly call: (variables: Variables) => Promise<Result>;
  /** Keys of changed queries. */
  readonly changes?: (variables: Variables) => readonly QueryKey[];
  /** Keys of removed objects, which are not fetched again. */
  readonly removes?: (variables: Variables) => readonly QueryKey[];
  /** Displayed at once, and undone if the call fails. */
  readonly expects?: (variables: Variables) => readonly Expectation[];
  /**
   * Whether to refetch after a refusal by the present state (404, 409, 410, 412), which another user has changed. Off
   * if refetching would discard the user's input.
   * @default false
   */
  readonly rereadsRefused?: boolean;
  /**
   * Whether the call ends without waiting for refetches, since its caller leaves the page.
   * @default false
   */
  readonly leaves?: boolean;
  /** Options for the global handler of failed writes. */
  readonly meta?: MutationMeta;
}

const REFUSED_FOR_THE_STATE = [404, 409, 410, 412];

/**
 * Creates a mutation that is pending until all changed queries are reloaded, so that a dialog closes over an updated
 * list. The call includes the reload, so that callbacks of callers can't prevent it.
 */
export function createWrite<Variables, Result>({
  call,
  changes,
  removes,
  expects,
  rereadsRefused = false,
  leaves = false,
  meta,
}: Write<Variables, Result>) {
  return mutationOptions({
    mutationFn: async (variables: Variables, { client }) => {
      const takeBack = await showExpected(client, expects?.(variables) ?? []);
      const result = await call(variables).catch((error: unknown) => {
        takeBack();
        const isRefused =
          rereadsRefused && error instanceof ResponseError && REFUSED_FOR_THE_STATE.includes(error.status);
        // A call may have succeeded although it was cancelled.
        if (isRefused || (error instanceof StoppedError && error.isCancelled))
          for (const queryKey of changes?.(variables) ?? []) void client.invalidateQueries({ queryKey });
        throw error;
      });
      const gone = removes?.(variables) ?? [];
      for (const queryKey of gone) forget(client, queryKey);
      const isLeft = ({ queryKey }: { queryKey: QueryKey }) =>
        !gone.some((key) => partialMatchKey(queryKey, key));
      // Activity changes with every write; nothing waits for its refetch.
      void client.invalidateQueries({ predicate: isOfActivity });
      const reread = Promise.all(
        (changes?.(variables) ?? []).map((queryKey) =>
          client.invalidateQueries({ queryKey, predicate: isLeft }),
        ),
      );
      if (!leaves) await reread;
      return result;
    },
    ...(meta ? { meta } : {}),
  });
}

/**
 * Drops data of removed objects. A screen that still displays one keeps it, because refetching would fail; the next
 * visit fetches again.
 */
function forget(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

async function showExpected(client: QueryClient, expectations: readonly Expectation[]): Promise<() => void> {
  const before: [QueryKey, unknown][] = [];
  for (const { queryKey, update } of expectations) {
    // A pending answer would restore the old state.
    await client.cancelQueries({ queryKey });
    for (const [key, present] of client.getQueriesData({ queryKey })) {
      if (present === undefined) continue;
      before.push([key, present]);
      client.setQueryData(key, update(present));
    }
  }
  return () => {
    for (const [key, present] of before) client.setQueryData(key, present);
  };
}
