import type { Place } from './recordWrite';

/** How a write operation is recorded. */
export interface Spec<Call> {
  /** Ids of the objects that the call names; none when it creates them. */
  readonly ids?: (call: Call) => readonly string[];
  /** Its place, as far as the call names it. */
  readonly place?: (call: Call) => Partial<Place>;
  /** Other objects whose history lists it, see `objectKey`. */
  readonly also?: (call: Call) => readonly string[];
  /** See `Target`. */
  readonly among?: (call: Call) => readonly string[];
  /**
   * The lock that its handler takes first, taken before any read, always in one order to avoid deadlocks. @default
   * none, for handlers that create something or take locks in an order of their own
   */
  readonly lock?: 'objects' | 'place';
  /**
   * Opener of the transaction: `call` around the whole handler; `handler` when it has to wait before that, for
   * instance for a file, and calls `recorded` itself. @default call
   */
  readonly within?: 'call' | 'handler';
}

type Named<Name extends string> = { readonly params: Readonly<Record<Name, string>> };

/** Names the object by a parameter of the path. */
export const at =
  <Name extends string>(name: Name) =>
  ({ params }: Named<Name>): readonly string[] => [params[name]];

/** Finds the ids in the response of an operation, at any place its contract allows. */
export function idsIn(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { data, id, clientId, userId } = answer as Readonly<Record<string, unknown>>;
  const found = id ?? clientId ?? userId;
  if (typeof found === 'string') return [found];
  return data === undefined ? [] : idsIn(data);
}
