import type { ValueVariable, VariableOf } from '../../document';
import { firstCharacters } from '../../text/unicode/countCharacters';
import type { Day } from './day';
import { faultOfValue } from './faultOfValue';
import { shownValue } from './shownValue';

/** A value as a record, a form or a script gives it. Dates are `yyyy-MM-dd`, pictures the id of an asset. */
export type RawValue = string | number | boolean | null;

/** What values are read by. */
export interface ValueContext {
  /** What relative limits of dates count from. */
  readonly today: Day;
  /** The connector pictures come from where the variable has none yet. */
  readonly mediaConnectorId: string;
}

/** A variable with its new value; where that could not be taken, without one or with its default, and why. */
export interface SetValue<Variable extends ValueVariable = ValueVariable> {
  readonly variable: Variable;
  readonly fault?: string;
}

type TextVariable = VariableOf<'shortText' | 'longText' | 'richText'>;

/** A text with line breaks of one kind, which become spaces in a short text. */
export function tidyText({ type }: Pick<TextVariable, 'type'>, text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return type === 'shortText' ? lines.replaceAll('\n', ' ') : lines;
}

/** A text as a variable keeps it: tidy, and no longer than it may be. */
export function fitText<Variable extends TextVariable>(variable: Variable, text: string): string {
  const tidy = tidyText(variable, text);
  if (variable.type === 'richText' || variable.maxCharacters === undefined) return tidy;
  return firstCharacters(tidy, variable.maxCharacters);
}

/** A number as text has it: a decimal point, no separators of thousands. */
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

export function readNumber(raw: RawValue): number | undefined {
  const number = typeof raw === 'string' && NUMBER.test(raw.trim()) ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function readBoolean(raw: RawValue): boolean | undefined {
  if (typeof raw === 'boolean') return raw;
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** A variable with a value, or `undefined` where the value is none of its type. Empty texts stand for no value. */
function read(variable: ValueVariable, raw: RawValue, context: ValueContext): ValueVariable | undefined {
  const text = raw === null ? '' : String(raw);
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return { ...variable, value: fitText(variable, text) };
    case 'number': {
      const value = readNumber(raw);
      return value === undefined ? undefined : { ...variable, value };
    }
    case 'boolean': {
      const value = readBoolean(raw);
      return value === undefined ? undefined : { ...variable, value };
    }
    case 'date':
      return { ...variable, value: text === '' ? null : text };
    case 'list':
      return { ...variable, selected: text === '' ? null : text };
    case 'image': {
      const connectorId = variable.value?.connectorId ?? context.mediaConnectorId;
      return { ...variable, value: text === '' ? null : { connectorId, assetId: text } };
    }
    case 'dataSource':
      return undefined;
  }
}

/**
 * What an unusable value leaves: numbers and booleans what they were designed with, dates and lists nothing. Any text will
 * do, and any picture.
 */
function fallback(variable: ValueVariable, designed: ValueVariable): ValueVariable {
  switch (variable.type) {
    case 'number':
    case 'boolean':
      return designed.type === variable.type ? designed : variable;
    case 'date':
      return { ...variable, value: null };
    case 'list':
      return { ...variable, selected: null };
    default:
      return variable;
  }
}

/**
 * Gives a variable a value. Text is cut to its length, `TRUE` is a boolean, and `designed` is the variable as its template
 * has it, whose number or boolean stands in for a value that can't be used. An empty value of a number or a boolean is one
 * of those.
 */
export function setValue(
  variable: ValueVariable,
  raw: RawValue,
  context: ValueContext,
  designed: ValueVariable = variable,
): SetValue {
  const changed = read(variable, raw, context);
  if (!changed) {
    const given = raw === null || raw === '' ? 'An empty value' : shownValue(raw);
    return { variable: fallback(variable, designed), fault: `${given} is no ${variable.type}.` };
  }
  const fault = faultOfValue(changed, context.today);
  return fault === undefined ? { variable: changed } : { variable: fallback(variable, designed), fault };
}
