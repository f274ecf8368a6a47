import { pointerTo, type Fault } from './fault';
import type { Limits } from './limits';

const NO_JSON = 'This is no value of JSON.';

/** An object or array in the walk, with its ancestors. */
interface Visit {
  readonly value: object;
  readonly key: PropertyKey;
  readonly parent: Visit | undefined;
  readonly depth: number;
}

function pointerOf(visit: Visit, ...rest: readonly PropertyKey[]): string {
  const path = [...rest];
  for (let at: Visit = visit; at.parent; at = at.parent) path.unshift(at.key);
  return pointerTo(...path);
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
};

/** Whether JSON can represent a value: NaN and infinity are excluded. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'object') return value === null || isPlain(value);
  return typeof value === 'string' || typeof value === 'boolean';
}

/**
 * Returns a fault if a value is no JSON, too deep or too large. Walks without recursion, so that no input exhausts the
 * stack.
 */
export function faultOfJson(root: unknown, limits: Limits): Fault | undefined {
  if (!isJson(root)) return { pointer: '', message: NO_JSON };
  if (typeof root !== 'object' || root === null) return undefined;
  const open: Visit[] = [{ value: root, key: '', parent: undefined, depth: 1 }];
  let values = 1;
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value: parent, depth } = visit;
    if (depth > limits.depth) {
      return { pointer: pointerOf(visit), message: `Nothing may be nested deeper than ${limits.depth}.` };
    }
    // Listing the keys of a long array would take more memory than the array.
    values += Array.isArray(parent) ? parent.length : 0;
    const keys = values > limits.values ? [] : Object.keys(parent);
    values += Array.isArray(parent) ? 0 : keys.length;
    if (values > limits.values) {
      return { pointer: pointerOf(visit), message: `A document holds at most ${limits.values} values.` };
    }
    for (const key of keys) {
      const value = (parent as Record<string, unknown>)[key];
      if (key === '__proto__') {
        return { pointer: pointerOf(visit, key), message: 'A key may not be __proto__.' };
      }
      if (!isJson(value)) return { pointer: pointerOf(visit, key), message: NO_JSON };
      if (typeof value === 'object' && value !== null)
        open.push({ value, key, parent: visit, depth: depth + 1 });
    }
  }
  return undefined;
}
