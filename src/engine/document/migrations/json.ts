/** An unchecked JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object and no list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one value of an object if it is present; returns anything else unchanged. */
export const changeKey = (value: unknown, key: string, change: (value: unknown) => unknown): unknown =>
  isJson(value) && Object.hasOwn(value, key) ? { ...value, [key]: change(value[key]) } : value;

/** Changes several values of an object if they are present. */
export const changeKeys = (
  value: unknown,
  keys: readonly string[],
  change: (value: unknown) => unknown,
): unknown => keys.reduce((changed, key) => changeKey(changed, key, change), value);

/** Changes each item of a list; returns anything else unchanged. */
export const changeEach = (value: unknown, change: (value: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Changes each value of an object. */
export const changeValues = (value: unknown, change: (value: unknown) => unknown): unknown =>
  isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)])) : value;
