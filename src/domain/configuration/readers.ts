/** Told of everything that is wrong, with the path of the field; an empty path means the whole. */
export type Report = (field: string, message: string) => void;

/**
 * Reads a value of a start-up file. What it returns after it has reported something is of no use. Written here, since
 * a schema library would be the first thing every visit waits for.
 */
export type Reader<Value> = (value: unknown, field: string, report: Report) => Value;

function reportKind(value: unknown, field: string, kind: string, report: Report): void {
  report(field, value === undefined ? 'is missing' : `must be ${kind}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text. */
export const text: Reader<string> = (value, field, report) => {
  if (typeof value === 'string') return value;
  reportKind(value, field, 'a string', report);
  return '';
};

/** True or false. */
export const flag: Reader<boolean> = (value, field, report) => {
  if (typeof value === 'boolean') return value;
  reportKind(value, field, 'a boolean', report);
  return false;
};

/** A text the pattern fits; the message tells what it has to be. */
export function textLike(pattern: RegExp, message: string): Reader<string> {
  return (value, field, report) => {
    const read = text(value, field, report);
    if (typeof value === 'string' && !pattern.test(read)) report(field, message);
    return read;
  };
}

/** What may be left out. */
export function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return (value, field, report) => (value === undefined ? undefined : reader(value, field, report));
}

/** What may be `null`. */
export function nullable<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value, field, report) => (value === null ? null : reader(value, field, report));
}

/** What stands for itself when it is left out. */
export function withDefault<Value>(reader: Reader<Value>, fallback: Value): Reader<Value> {
  return (value, field, report) => (value === undefined ? fallback : reader(value, field, report));
}

/** An object with a reader for each field; fields without one are left out. */
export function object<Value extends object>(fields: {
  [Field in keyof Value]-?: Reader<Value[Field]>;
}): Reader<Value> {
  return (value, field, report) => {
    if (!isObject(value)) reportKind(value, field, 'an object', report);
    const source = isObject(value) ? value : undefined;
    const entries = Object.entries<Reader<unknown>>(fields).map(([name, read]) => [
      name,
      source && read(source[name], field ? `${field}.${name}` : name, report),
    ]);
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined)) as Value;
  };
}

/** An object that names things of one kind. */
export function namesOf<Value>(reader: Reader<Value>): Reader<Record<string, Value>> {
  return (value, field, report) => {
    if (!isObject(value)) reportKind(value, field, 'an object', report);
    const entries = isObject(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.map(([name, item]) => [name, reader(item, `${field}.${name}`, report)]),
    );
  };
}
