import { isDocument, resolved, sampleOf, type Schema } from './environmentOperations';

/** A place in a body, by its path, with its schema in the contract. */
export interface Place {
  readonly steps: readonly string[];
  readonly schema: Schema;
}

/** Deepest level of bodies that is visited. */
const DEPTH = 5;

/** Builds the value with all properties of a schema. */
export function fullSample(schema: Schema, depth = 0): unknown {
  const whole = resolved(schema);
  const [choice] = [...(whole.oneOf ?? []), ...(whole.anyOf ?? [])];
  if (whole.const !== undefined || whole.enum || depth > DEPTH) return sampleOf(schema);
  if (choice) return fullSample(choice, depth);
  if (whole.items) return [fullSample(whole.items, depth + 1)];
  if (!whole.properties && !whole.allOf) return sampleOf(schema);
  const parts = (whole.allOf ?? []).map((part) => fullSample(part, depth) as object);
  const own = Object.entries(whole.properties ?? {}).map(
    ([name, part]) => [name, fullSample(part, depth + 1)] as const,
  );
  return Object.assign({}, ...parts, Object.fromEntries(own)) as object;
}

/** Lists every place in a body of this schema; none within documents. */
export function placesIn(schema: Schema, steps: readonly string[] = []): Place[] {
  const whole = resolved(schema);
  const here = steps.length === 0 ? [] : [{ steps, schema: whole }];
  if (steps.length > DEPTH || isDocument(schema)) return here;
  return [
    ...here,
    ...Object.entries(whole.properties ?? {}).flatMap(([name, part]) => placesIn(part, [...steps, name])),
    ...(whole.items ? placesIn(whole.items, [...steps, '0']) : []),
    ...[...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])].flatMap((part) =>
      placesIn(part, steps).slice(steps.length === 0 ? 0 : 1),
    ),
  ];
}

/** Lists every place in a value, such as a document. */
export function placesInValue(value: unknown, steps: readonly string[] = []): Place[] {
  const here = steps.length === 0 ? [] : [{ steps, schema: {} }];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, part]) => placesInValue(part, [...steps, name]))];
}

/** Marks a value to remove. */
export const MISSING = Symbol('missing');

/** Wrong anywhere: of another type, empty, endless, and values that databases can't store. */
const ANYWHERE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER],
  ...['', ' ', 'abc', '\u0000', '\ud800', '-1', '1e999', '0000-00-00', 'x'.repeat(5_000), '__proto__'],
  ...[[], {}, [null], [[]], { a: 1 }, MISSING],
];

/** Lists values that a schema does not accept: beyond each of its bounds, and of other types. */
export function wrongFor(schema: Schema & Bounds): readonly unknown[] {
  const { minimum, maximum, maxLength, maxItems, items } = schema;
  const item = items ? sampleOf(items) : 'x';
  return [
    ...ANYWHERE,
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['x'.repeat(Math.min(maxLength, 20_000) + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: Math.min(maxItems, 2_000) + 1 }, () => item)]),
    ...(schema.enum ? ['none of these'] : []),
    ...(schema.format ? ['of no format', '00000000-0000-0000-0000-000000000000'] : []),
  ];
}

/** Lists other values of the type of a value, at its bounds and beyond. */
export function likeValue(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [0, -1, 0.5, 1, 1e-9, 1e6, 1e308, 359.999];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string')
    return ['', ' ', 'abc', '12.5', '2026-02-30', 'x'.repeat(5_000), '\u{1F468}\u200D\u{1F373}'];
  return value === null ? [0, ''] : [];
}

interface Bounds {
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Puts a wrong value in a body. */
export function withWrong(body: unknown, [step, ...rest]: readonly string[], wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(body)) {
    const list: unknown[] = [...(body as unknown[])];
    const at = Number(step);
    if (rest.length === 0 && wrong === MISSING) list.splice(at, 1);
    else list[at] = withWrong(list[at], rest, wrong);
    return list;
  }
  const given = new Map(Object.entries((body ?? {}) as object));
  if (rest.length === 0 && wrong === MISSING) given.delete(step);
  else given.set(step, withWrong(given.get(step), rest, wrong));
  return Object.fromEntries(given);
}
