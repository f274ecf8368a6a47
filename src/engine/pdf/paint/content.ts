import { bytesOf } from '../file/bytes';
import { dictionary, type Ref } from '../file/syntax';

/** The kinds of things a stream refers to by names of its own. */
export type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Shading' | 'XObject';

/** The operators of a page or form, with what they refer to. */
export interface Content {
  add(operators: string): void;
  /** The name by which the stream refers to an object. */
  use(kind: ResourceKind, ref: Ref): string;
  /** The dictionary of what was referred to. */
  resources(): string;
  bytes(): Uint8Array;
}

/** An empty stream. */
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
