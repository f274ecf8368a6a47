import { isSameJson } from '../equality';
import type { ActivityKind } from './writes';

/** The value of a field in the history: readable by people, never a secret, document or file. */
export type ActivityValue = string | number | boolean | null | readonly string[];

/** The recorded state of an object at one moment, by field. */
export type ActivityState = Readonly<Record<string, ActivityValue>>;

/** A field that differs between two moments. */
export interface ActivityChange {
  readonly field: string;
  readonly before: ActivityValue;
  readonly after: ActivityValue;
}

/** The kind of actor: a person, an integration, or the holder of a personal signed link. */
export type ActorKind = 'person' | 'integration' | 'link';

/**
 * The outcome of a write: `done`; `refused` by a rule or the present state, with a status from 400 on; `failed`, with
 * one from 500 on.
 */
export type ActivityResult = 'done' | 'refused' | 'failed';

/** A stored write. */
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
  /** The status of the answer, if the write was not done. */
  readonly status: number | null;
  readonly requestId: string;
}

/** The maximum length of a stored value, in characters. */
const LONGEST = 300;

function shortenValue(value: ActivityValue): ActivityValue {
  if (typeof value !== 'string' || value.length <= LONGEST) return value;
  return `${value.slice(0, LONGEST)}…`;
}

/**
 * Returns the changed fields between two states, in the order of the later one. If one state is missing, all fields of
 * the other are included: that is how creation and deletion appear.
 */
export function changesBetween(
  before: ActivityState | undefined,
  after: ActivityState | undefined,
): ActivityChange[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: shortenValue(before?.[field] ?? null),
      after: shortenValue(after?.[field] ?? null),
    }))
    .filter((change) => !isSameJson(change.before, change.after));
}

/** Statuses that mean no attempt: not authorised, rate-limited, or not found. */
const NOT_TRIED: ReadonlySet<number> = new Set([401, 403, 404, 429]);

/** Returns the recorded outcome of a status; `undefined` if nothing was attempted. */
export function resultOf(status: number): ActivityResult | undefined {
  if (status < 400) return 'done';
  if (status >= 500) return 'failed';
  return NOT_TRIED.has(status) ? undefined : 'refused';
}

/** Returns the key of an object's history. */
export const objectKey = (kind: ActivityKind, id: string): string => `${kind}:${id.toLowerCase()}`;

/** Describes a write for both contracts. */
export function describeEntry(record: ActivityRecord) {
  const { id, time, operation, result, status, requestId } = record;
  return {
    id,
    time: time.toISOString(),
    operation,
    result,
    status,
    requestId,
    actor: { kind: record.actorKind, id: record.actorId, name: record.actorName },
    object: { kind: record.objectKind, id: record.objectId, name: record.objectName },
    environment:
      record.environmentId === null
        ? null
        : { id: record.environmentId, name: record.environmentName ?? record.environmentId },
    changes: record.changes.map(({ field, before, after }) => ({
      field,
      before: toWire(before),
      after: toWire(after),
    })),
  };
}

/** Contracts have mutable lists. */
const toWire = (value: ActivityValue): string | number | boolean | string[] | null =>
  typeof value === 'object' && value !== null ? [...value] : value;
