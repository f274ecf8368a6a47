import type { Refusal } from '../refusal';

/** The treatment of a value that a document can't store unchanged: refuse the call, or cut or skip the value. */
export const ON_INVALID_VALUE = ['refuse', 'adjust'] as const;

/** An invalid value of a record. */
interface InvalidValue {
  /** The number of the record, from 1. */
  readonly record: number;
  /** The name of its variable. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** The maximum number of faults in an answer. */
const MOST_FAULTS = 20;
/** The maximum number of counted faults. */
const MOST_COUNTED = 1_000;

const describeInvalidValue = ({ record, name, message }: InvalidValue) =>
  `Record ${record}, ${name}: ${message}`;

/** Refuses records with invalid values: the first one in words, and the first 20 with their places. */
export function refusalOfInvalidValues(invalid: Iterable<InvalidValue>): Refusal | undefined {
  const listed: InvalidValue[] = [];
  let count = 0;
  for (const value of invalid) {
    count += 1;
    if (listed.length < MOST_FAULTS) listed.push(value);
    // Stops early in a batch full of faults.
    if (count > MOST_COUNTED) break;
  }
  const [first] = listed;
  if (!first) return undefined;
  const rest = count > MOST_COUNTED ? `more than ${MOST_COUNTED - 1}` : count - 1;
  const more = count === 1 ? '' : ` And ${rest} more.`;
  return {
    status: 422,
    detail: `${describeInvalidValue(first)}${more}`,
    code: first.code,
    field: first.name,
    record: first.record,
    errors: listed.map(({ record, name, message }) => ({
      field: `variables.${record - 1}.${name}`,
      message,
    })),
  };
}
