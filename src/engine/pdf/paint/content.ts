import { bytesOf } from '../file/bytes';
import { dictionary, type Ref } from '../file/syntax';

/** The kinds of objects that a stream names. */
export type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Shading' | 'XObject';

/** The operators of a page or form, with its resources. */
export interface Content {
  add(operators: string): void;
  /** Returns the stream's name of an object. */
  use(kind: ResourceKind, ref: Ref): string;
  /** Returns the resource dictionary. */
  resources(): string;
  bytes(): Uint8Array;
}

/** Creates an empty stream. */
export function content(): Content {
  const parts: string[] = [];
  const used = new Map<ResourceKind, Map<string, Ref>>();
  return {
    add: (operators) => void parts.push(operators),
    use(kind, ref) {
      const key = `${kind[0]}${Number.parseInt(ref, 10)}`;
      const ofKind = used.get(kind) ?? new Map<string, Ref>();
      used.set(kind, ofKind.set(key, ref));
      return `/${key}`;
    },
    resources: () =>
      dictionary(
        Object.fromEntries([...used].map(([kind, refs]) => [kind, dictionary(Object.fromEntries(refs))])),
      ),
    bytes: () => bytesOf(parts.join('')),
  };
}
