import type { Document, ValueVariable } from '../../document';
import { LONGEST_TEXT } from '../../document/schema/textContent';
import { LONGEST_ASSET_ID } from '../../document/schema/variableValues';
import { countCharacters } from '../../text/unicode/countCharacters';
import { partsOf } from './day';
import { readBoolean, readNumber, tidyText, type RawValue } from './setValue';
import { shownText, shownValue } from './shownValue';

/** A value that a document can't store unchanged: it would be cut, skipped or replaced. */
export interface ValueRefusal {
  readonly code: 'unknownVariable' | 'valueTooLong' | 'wrongKindOfValue';
  readonly message: string;
}

/** A refused value of a record. */
export interface RecordRefusal extends ValueRefusal {
  /** The number of the record, from 1. */
  readonly record: number;
  /** The name of its variable. */
  readonly name: string;
}

/** Counts characters; a surrogate pair counts once. */
function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}

/**
 * Refuses a text that is too long.
 * @param count counts its characters; no text has more of them than units
 */
function refusalOfLength(
  text: string,
  most: number,
  count: (text: string) => number = lengthOf,
): ValueRefusal | undefined {
  if (text.length <= most) return undefined;
  const length = count(text);
  return length <= most
    ? undefined
    : {
        code: 'valueTooLong',
        message: `This has ${length} characters; up to ${most} fit.`,
      };
}

/** Refuses a text with more visible characters than its limit, or too many for any text. */
const refusalOfText = (text: string, most = LONGEST_TEXT): ValueRefusal | undefined =>
  refusalOfLength(text, LONGEST_TEXT) ?? refusalOfLength(text, most, countCharacters);

const wrongKind = (raw: RawValue, wanted: string): ValueRefusal => ({
  code: 'wrongKindOfValue',
  message: `${shownValue(raw)} is no ${wanted}.`,
});

/**
 * Refuses a value that a variable can't store unchanged. Empty values and values outside a variable's limits are not
 * refused; findings of the record report them.
 */
export function refusalOfValue(variable: ValueVariable, raw: RawValue): ValueRefusal | undefined {
  if (raw === null || raw === '') return undefined;
  const text = String(raw);
  switch (variable.type) {
    case 'shortText':
    case 'longText':
      return refusalOfText(tidyText(variable, text), variable.maxCharacters);
    case 'richText':
      return refusalOfLength(tidyText(variable, text), LONGEST_TEXT);
    case 'image':
      return typeof raw === 'string' ? refusalOfLength(text, LONGEST_ASSET_ID) : wrongKind(raw, 'picture');
    case 'number':
      return readNumber(raw) === undefined ? wrongKind(raw, 'number') : undefined;
    case 'boolean':
      return readBoolean(raw) === undefined ? wrongKind(raw, 'boolean') : undefined;
    case 'date':
      return partsOf(text) ? undefined : wrongKind(raw, 'date of the form yyyy-MM-dd');
    case 'dataSource':
      return wrongKind(raw, 'data source');
    case 'list':
      return undefined;
  }
}

/** Finds values of records that a document can't store, in order. Visits each value once. */
export function* refusalsOfRecords(
  { variables }: Pick<Document, 'variables'>,
  records: Iterable<Readonly<Record<string, RawValue>>>,
): Generator<RecordRefusal> {
  const byName = new Map<string, ValueVariable>();
  for (const variable of Object.values(variables.items))
    if (variable.type !== 'group') byName.set(variable.name, variable);
  let record = 0;
  for (const values of records) {
    record += 1;
    for (const [name, value] of Object.entries(values)) {
      const variable = byName.get(name);
      const refusal = variable
        ? refusalOfValue(variable, value)
        : ({ code: 'unknownVariable', message: `There is no variable ${shownText(name)}.` } as const);
      if (refusal) yield { ...refusal, record, name };
    }
  }
}
