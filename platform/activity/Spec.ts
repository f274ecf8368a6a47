import type { Place } from './recordWrite';

/** How a recorded operation is wrapped. */
export interface Spec<Call> {
  /** The things it is about, as the call names them; none where it makes them. */
  readonly ids?: (call: Call) => readonly string[];
  /** Where it happens, as far as the call says. */
  readonly place?: (call: Call) => Partial<Place>;
  /** Other things in whose history it belongs, see `objectKey`. */
  readonly also?: (call: Call) => readonly string[];
  /** See `Target`. */
  readonly among?: (call: Call) => readonly string[];
  /**
   * The lock its handler takes first, taken before anything is read: in one order always, so that nobody waits for
   * somebody who waits for them. @default none, for what makes something or takes locks in an order of its own
   */
  readonly lock?: 'objects' | 'place';
  /**
   * Who opens the transaction: `call` around the whole handler; `handler` where it has to wait for something else before,
   * such as a file that is sent, and calls `recorded` itself. @default call
   */
  readonly within?: 'call' | 'handler';
}

type Named<Name extends string> = { readonly params: Readonly<Record<Name, string>> };

/** The thing a parameter of the path names. */
export const at =
  <Name extends string>(name: Name) =>
  ({ params }: Named<Name>): readonly string[] => [params[name]];

/** The ids in the answer of an operation, wherever its contract puts them. */
export function idsIn(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { data, id, clientId, userId } = answer as Readonly<Record<string, unknown>>;
  const found = id ?? clientId ?? userId;
  if (typeof found === 'string') return [found];
  return data === undefined ? [] : idsIn(data);
}
