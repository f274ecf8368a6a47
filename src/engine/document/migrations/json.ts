/** An object of JSON nobody has looked at yet. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON and no list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with one of its values changed where it is there; anything else as it came. */
export const changeKey = (value: unknown, key: string, change: (value: unknown) => unknown): unknown =>
  isJson(value) && Object.hasOwn(value, key) ? { ...value, [key]: change(value[key]) } : value;

/** An object with several of its values changed where they are there. */
export const changeKeys = (
  value: unknown,
  keys: readonly string[],
  change: (value: unknown) => unknown,
): unknown => keys.reduce((changed, key) => changeKey(changed, key, change), value);

/** A list with each of its values changed; anything else as it came. */
export const changeEach = (value: unknown, change: (value: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** An object with each of its values changed. */
export const changeValues = (value: unknown, change: (value: unknown) => unknown): unknown =>
  isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)])) : value;
