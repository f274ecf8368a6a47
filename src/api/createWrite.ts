import { mutationOptions, type MutationMeta, type QueryKey } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Whether a failure is told by a notification; off where the form itself shows it.
       * @default true
       */
      notifyError?: boolean;
    };
  }
}

interface Write<Variables, Result> {
  readonly call: (variables: Variables) => Promise<Result>;
  /** Keys of what the call changes. */
  readonly changes?: (variables: Variables) => readonly QueryKey[];
  /** Keys of what is gone after the call, and so not to be asked for again. */
  readonly removes?: (variables: Variables) => readonly QueryKey[];
  /** What the global handler of failed writes needs to know. */
  readonly meta?: MutationMeta;
}

/**
 * A mutation that is pending until everything it changes is loaded anew, so that a dialog closes over a list that
 * shows the change. That is part of the call itself: no caller can lose it by a callback of its own.
 */
export function createWrite<Variables, Result>({ call, changes, removes, meta }: Write<Variables, Result>) {
  return mutationOptions({
    mutationFn: async (variables: Variables, { client }) => {
      const result = await call(variables);
      for (const queryKey of removes?.(variables) ?? []) client.removeQueries({ queryKey });
      await Promise.all(
        (changes?.(variables) ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      return result;
    },
    ...(meta ? { meta } : {}),
  });
}
