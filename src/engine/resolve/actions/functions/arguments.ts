import { fail, type ScriptState } from '../scriptState';

/** A function for scripts, which may pass any arguments; plain data in and out. */
export type ScriptFunction = (state: ScriptState, ...values: unknown[]) => unknown;

const showArgument = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Requires a text argument. */
export const textOf = (value: unknown, what: string): string =>
  typeof value === 'string' ? value : fail(`${what} has to be text, not ${showArgument(value)}.`);

/** Requires a number argument. */
export const numberOf = (value: unknown, what: string): number =>
  typeof value === 'number' ? value : fail(`${what} has to be a number, not ${showArgument(value)}.`);

/** Requires a boolean argument. */
export const booleanOf = (value: unknown, what: string): boolean =>
  typeof value === 'boolean' ? value : fail(`${what} has to be true or false, not ${showArgument(value)}.`);

/** Requires a list of texts; messages use their plural name. */
export const textsOf = (value: unknown, what: string): readonly string[] =>
  Array.isArray(value)
    ? value.map((item) => textOf(item, `Each of the ${what}`))
    : fail(`The ${what} have to be a list, not ${showArgument(value)}.`);
