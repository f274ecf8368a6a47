import type { ValueVariable, VariableOf } from '../../document';
import { firstCharacters } from '../../text/unicode/countCharacters';
import type { Day } from './day';
import { faultOfValue } from './faultOfValue';
import { shownValue } from './shownValue';

/** A value from a record, form or script. Dates are `yyyy-MM-dd`, pictures the id of an asset. */
export type RawValue = string | number | boolean | null;

/** The context for reading values. */
export interface ValueContext {
  /** The day that relative date limits count from. */
  readonly today: Day;
  /** The connector for pictures of variables that have none yet. */
  readonly mediaConnectorId: string;
}

/** A variable with its new value. If the value was refused, it has its default or none, and the fault. */
export interface SetValue<Variable extends ValueVariable = ValueVariable> {
  readonly variable: Variable;
  readonly fault?: string;
}

type TextVariable = VariableOf<'shortText' | 'longText' | 'richText'>;

/** Normalises line breaks; a short text gets spaces instead. */
export function tidyText({ type }: Pick<TextVariable, 'type'>, text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return type === 'shortText' ? lines.replaceAll('\n', ' ') : lines;
}

/** Normalises a text and cuts it to the variable's maximum length. */
export function fitText<Variable extends TextVariable>(variable: Variable, text: string): string {
  const tidy = tidyText(variable, text);
  if (variable.type === 'richText' || variable.maxCharacters === undefined) return tidy;
  return firstCharacters(tidy, variable.maxCharacters);
}

/** A number in a text: a decimal point, no thousands separators. */
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

/** Returns a variable with a value, or `undefined` if the value has the wrong type. An empty text is no value. */
function read(variable: ValueVariable, raw: RawValue, context: ValueContext): ValueVariable | undefined {
  const text = raw === null ? '' : String(raw);
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return { ...variable, value: fitText(variable, text) };
    case 'number': {
      if (text === '') return { ...variable, value: null };
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
      return text === '' ? variable : undefined;
  }
}

/**
 * Replaces an unusable value: numbers and booleans by the designed value, dates and lists by none. Texts and pictures
 * accept any value.
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
 * Sets the value of a variable. Text is cut to its maximum length, and `TRUE` is a boolean. An unusable number or
 * boolean falls back to `designed`, the variable of the template. An empty boolean is unusable; other variables become
 * empty.
 */
export function setValue(
  variable: ValueVariable,
  raw: RawValue,
  context: ValueContext,
  designed: ValueVariable = variable,
): SetValue {
  const changed = read(variable, raw, context);
  if (!changed) {
    const isEmptyText = raw === null || raw === '';
    const fault = isEmptyText
      ? 'An empty value is neither true nor false.'
      : `${shownValue(raw)} is no ${variable.type}.`;
    return { variable: fallback(variable, designed), fault };
  }
  const fault = faultOfValue(changed, context.today);
  return fault === undefined ? { variable: changed } : { variable: fallback(variable, designed), fault };
}
