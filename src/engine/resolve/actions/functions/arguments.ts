import { fail, type ScriptState } from '../scriptState';

/** A function as scripts call it, with whatever they give it; plain data in and out. */
export type ScriptFunction = (state: ScriptState, ...values: unknown[]) => unknown;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** An argument that has to be text. */
export const textOf = (value: unknown, what: string): string =>
  typeof value === 'string' ? value : fail(`${what} has to be text, not ${shown(value)}.`);

/** An argument that has to be a number. */
export const numberOf = (value: unknown, what: string): number =>
  typeof value === 'number' ? value : fail(`${what} has to be a number, not ${shown(value)}.`);

/** An argument that has to be true or false. */
export const booleanOf = (value: unknown, what: string): boolean =>
  typeof value === 'boolean' ? value : fail(`${what} has to be true or false, not ${shown(value)}.`);

/** An argument that has to be a list of texts. @param what what they are, in the plural */
export const textsOf = (value: unknown, what: string): readonly string[] =>
  Array.isArray(value)
    ? value.map((item) => textOf(item, `Each of the ${what}`))
    : fail(`The ${what} have to be a list, not ${shown(value)}.`);
