import type { Refusal } from '../refusal';

/** Treatment of a value that a document can't take as it is: the call is refused, or the value is cut or skipped. */
export const ON_INVALID_VALUE = ['refuse', 'adjust'] as const;

/** A value of a record that a document can't take. */
interface InvalidValue {
  /** The number of the record, from 1. */
  readonly record: number;
  /** The name the value is given under. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** Faults one answer lists. */
const MOST_FAULTS = 20;
/** Faults one answer counts. */
const MOST_COUNTED = 1_000;

const placeOf = ({ record, name, message }: InvalidValue) => `Record ${record}, ${name}: ${message}`;

/** Why records are refused: the first value at fault in words, and the first 20 with their places. */
export function refusalOfInvalidValues(invalid: Iterable<InvalidValue>): Refusal | undefined {
  const listed: InvalidValue[] = [];
  let count = 0;
  for (const value of invalid) {
    count += 1;
    if (listed.length < MOST_FAULTS) listed.push(value);
    // A batch in which nothing fits is not looked through to its end.
    if (count > MOST_COUNTED) break;
  }
  const [first] = listed;
  if (!first) return undefined;
  const rest = count > MOST_COUNTED ? `more than ${MOST_COUNTED - 1}` : count - 1;
  const more = count === 1 ? '' : ` And ${rest} more.`;
  return {
    status: 422,
    detail: `${placeOf(first)}${more}`,
    code: first.code,
    field: first.name,
    record: first.record,
    errors: listed.map(({ record, name, message }) => ({
      field: `variables.${record - 1}.${name}`,
      message,
    })),
  };
}
