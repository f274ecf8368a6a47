import {
  mutationOptions,
  partialMatchKey,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ResponseError } from './http';
import { isOfActivity } from './queryKeys';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Whether a failure is reported by a notification; off only for what decision 0031 names.
       * @default true
       */
      notifyError?: boolean;
    };
  }
}

/** What a read will answer once a write has succeeded, shown before it has. */
export interface Expectation {
  /** Every query under this key. */
  readonly queryKey: QueryKey;
  /** The answer to show instead of the present one; anything that was never loaded stays unloaded. */
  readonly update: (present: unknown) => unknown;
}

interface Write<Variables, Result> {
  readonly call: (variables: Variables) => Promise<Result>;
  /** Keys of what the call changes. */
  readonly changes?: (variables: Variables) => readonly QueryKey[];
  /** Keys of what is gone after the call, and so not to be asked for again. */
  readonly removes?: (variables: Variables) => readonly QueryKey[];
  /** Shown at once, and taken back when the call fails. */
  readonly expects?: (variables: Variables) => readonly Expectation[];
  /**
   * Whether what the call would have changed is fetched again when it is refused for the state it found (404, 409,
   * 410, 412): somebody else has changed it. Not where that would take a form away from under what was typed.
   * @default false
   */
  readonly rereadsRefused?: boolean;
  /**
   * Whether the call is over at once where it has succeeded: whoever makes it goes elsewhere then, and does not see what is
   * fetched again.
   * @default false
   */
  readonly leaves?: boolean;
  /** What the global handler of failed writes needs to know. */
  readonly meta?: MutationMeta;
}

const REFUSED_FOR_THE_STATE = [404, 409, 410, 412];

/**
 * A mutation that is pending until everything it changes is reloaded, so that a dialog closes over a list that
 * shows the change. That is part of the call itself: no caller can lose it by a callback of its own.
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
        if (rereadsRefused && error instanceof ResponseError && REFUSED_FOR_THE_STATE.includes(error.status))
          for (const queryKey of changes?.(variables) ?? []) void client.invalidateQueries({ queryKey });
        throw error;
      });
      const gone = removes?.(variables) ?? [];
      for (const queryKey of gone) forget(client, queryKey);
      const isLeft = ({ queryKey }: { queryKey: QueryKey }) =>
        !gone.some((key) => partialMatchKey(queryKey, key));
      // Whatever was written is in the record of what was done; nobody waits for that.
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
 * Drops answers about what is gone. A screen that still shows one keeps it until it is left, because asking again could
 * only fail; whoever comes back fetches again.
 */
function forget(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

async function showExpected(client: QueryClient, expectations: readonly Expectation[]): Promise<() => void> {
  const before: [QueryKey, unknown][] = [];
  for (const { queryKey, update } of expectations) {
    // An answer under way would show the old state again.
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
