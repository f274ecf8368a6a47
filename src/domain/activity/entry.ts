import type { ActivityKind } from './writes';

/** What a field of a thing may hold: what people read, never a secret, a document or a file. */
export type ActivityValue = string | number | boolean | null | readonly string[];

/** What is known of a thing at one moment, by field. */
export type ActivityState = Readonly<Record<string, ActivityValue>>;

/** A field that differs between two moments. */
export interface ActivityChange {
  readonly field: string;
  readonly before: ActivityValue;
  readonly after: ActivityValue;
}

/** Who does something: somebody, an integration, or whoever holds a signed link of one's own. */
export type ActorKind = 'person' | 'integration' | 'link';

/**
 * How a write ended: `done`; `refused` by a rule or by the present state, with a status from 400 on; `failed`, with one
 * from 500 on.
 */
export type ActivityResult = 'done' | 'refused' | 'failed';

/** One write as it is kept. */
export interface ActivityRecord {
  readonly id: string;
  readonly time: Date;
  readonly subscriptionId: string | null;
  readonly environmentId: string | null;
  readonly environmentName: string | null;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly operation: string;
  readonly objectKind: ActivityKind;
  readonly objectId: string | null;
  readonly objectName: string;
  readonly changes: readonly ActivityChange[];
  readonly result: ActivityResult;
  /** Of the answer, where it was not done. */
  readonly status: number | null;
  readonly requestId: string;
}

const isSame = (one: ActivityValue, other: ActivityValue) => JSON.stringify(one) === JSON.stringify(other);

/** Longest text that is kept of a value, in characters. */
const LONGEST = 300;

function shortened(value: ActivityValue): ActivityValue {
  if (typeof value !== 'string' || value.length <= LONGEST) return value;
  return `${value.slice(0, LONGEST)}…`;
}

/**
 * The fields that differ between what was and what is, in the order of what is. Where one of the two is missing the
 * other tells all it knows: that is how something begins and ends.
 */
export function changesBetween(
  before: ActivityState | undefined,
  after: ActivityState | undefined,
): ActivityChange[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: shortened(before?.[field] ?? null),
      after: shortened(after?.[field] ?? null),
    }))
    .filter((change) => !isSame(change.before, change.after));
}

/** Statuses of answers to a caller who was not let in, was asked to wait, or asked for what is not there. */
const NOT_TRIED: ReadonlySet<number> = new Set([401, 403, 404, 429]);

/** What is recorded of a write that ended with a status; `undefined` where nothing was tried. */
export function resultOf(status: number): ActivityResult | undefined {
  if (status < 400) return 'done';
  if (status >= 500) return 'failed';
  return NOT_TRIED.has(status) ? undefined : 'refused';
}

/** The key of one thing: what its history is found by. */
export const objectKey = (kind: ActivityKind, id: string): string => `${kind}:${id.toLowerCase()}`;

/** A write in the words of both contracts. */
export function describeEntry(record: ActivityRecord) {
  const { id, time, operation, result, status, requestId } = record;
  return {
    ...{ id, time: time.toISOString(), operation, result, status, requestId },
    actor: { kind: record.actorKind, id: record.actorId, name: record.actorName },
    object: { kind: record.objectKind, id: record.objectId, name: record.objectName },
    environment:
      record.environmentId === null
        ? null
        : { id: record.environmentId, name: record.environmentName ?? record.environmentId },
    changes: record.changes.map(({ field, before, after }) => ({
      ...{ field, before: toWire(before), after: toWire(after) },
    })),
  };
}

/** Contracts have lists that may be changed. */
const toWire = (value: ActivityValue): string | number | boolean | string[] | null =>
  typeof value === 'object' && value !== null ? [...value] : value;
