import { inArray } from 'drizzle-orm';
import {
  changesBetween,
  objectKey,
  writeOf,
  type ActivityResult,
  type ActivityState,
  type ActorKind,
} from '@/domain/activity';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../database';
import { activityEntries, activityObjects, memberships } from '../database/schema';
import { lockObjects, OBJECTS } from './objects';
import type { Known, Target } from './Reader';

/** Rows in one statement. */
const BATCH = 2000;
/** Most characters of a name in the search index. */
const SEARCHED = 200;

/** The place of a write: an environment with its subscription, only the subscription, or neither. */
export interface Place {
  readonly subscriptionId: string | null;
  readonly environmentId: string | null;
}

/** The facts of a write, known before it runs. */
export interface WriteFacts {
  readonly operation: string;
  readonly actor: { readonly kind: ActorKind; readonly id: string | null; readonly name: string };
  readonly requestId: string;
  readonly now: Date;
  readonly place: Place;
  /** Ids of the objects, unless the write creates them. */
  readonly ids: readonly string[];
  /** Other objects whose history lists it, see `objectKey`. */
  readonly also: readonly string[];
  /** See `Target`. */
  readonly among?: readonly string[] | undefined;
  /** Name of the object it creates. */
  readonly name?: string | undefined;
  /** The lock that the write takes first; no object changes between the first read and the write. */
  readonly lock?: 'objects' | ((transaction: Database) => Promise<void>) | undefined;
}

/** Runs a write in a transaction that records it. */
export type Recorded = <Result>(
  work: (transaction: Database) => Promise<Result>,
  /** Ids of the objects it created, or found to be its objects. */
  made?: (result: Result) => readonly string[],
  /** The place, if the call names none. */
  place?: Place,
  /** Further facts to record beside the changes, as if newly added. */
  brought?: ActivityState,
) => Promise<Result>;

/** Runs a write and records it, both or neither. @throws the errors of `work` */
export const recorderOf =
  (database: Database, facts: WriteFacts): Recorded =>
  (work, made, place = facts.place, brought = undefined) =>
    database.transaction(async (transaction) => {
      const { lock, ids } = facts;
      if (lock === 'objects') await lockObjects(transaction, kindOf(facts), ids);
      else await lock?.(transaction);
      const before = await readAll(transaction, await targetsOf(transaction, { ...facts, place }, ids));
      const result = await work(transaction);
      const all = [...new Set([...ids, ...(made?.(result) ?? [])].map((id) => id.toLowerCase()))];
      const targets = unique([
        ...before.map(({ target }) => target),
        ...(await targetsOf(transaction, { ...facts, place }, all)),
      ]);
      const after = await readAll(transaction, targets);
      await insertEntries(
        transaction,
        facts,
        targets.map((target) => {
          const find = (known: Seen[]) => known.find((one) => isSameTarget(one.target, target))?.known;
          return { target, before: find(before), after: find(after) };
        }),
        { result: 'done', status: null },
        brought,
      );
      return result;
    });

/** Records a write that failed. */
export async function recordFailure(
  database: Database,
  facts: WriteFacts,
  end: { readonly result: ActivityResult; readonly status: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const targets = await targetsOf(transaction, facts, facts.ids);
    const seen = await readAll(transaction, targets);
    const named = seen.map(({ target, known }) => ({
      target,
      // Nothing has changed.
      before: known,
      after: known,
    }));
    await insertEntries(transaction, facts, named, end);
  });
}

interface Seen {
  readonly target: Target;
  readonly known: Known | undefined;
}

interface Compared {
  readonly target: Target;
  readonly before: Known | undefined;
  readonly after: Known | undefined;
}

function kindOf({ operation }: Pick<WriteFacts, 'operation'>) {
  const write = writeOf(operation);
  if (!write) throw new Error(`${operation} is not among the writes that are recorded.`);
  return write.kind;
}

const isSameTarget = (one: Target, other: Target) =>
  one.id === other.id && one.subscriptionId === other.subscriptionId;

/** Removes duplicate targets. An account has no place only if it belongs to no subscription. */
function unique(targets: readonly Target[]): Target[] {
  const distinct = targets.filter(
    (target, index) => targets.findIndex((t) => isSameTarget(t, target)) === index,
  );
  const isPlaced = (id: string) => distinct.some((one) => one.id === id && one.subscriptionId !== null);
  return distinct.filter(({ id, subscriptionId }) => subscriptionId !== null || !isPlaced(id));
}

/**
 * Lists the targets of a write. An account is a target in every subscription of its user, unless the call names one.
 */
async function targetsOf(db: Database, facts: WriteFacts, ids: readonly string[]): Promise<Target[]> {
  const { place, among } = facts;
  const kind = kindOf(facts);
  const lower = ids.map((id) => id.toLowerCase());
  const plain = lower.map((id) => ({ kind, id, ...place, among }));
  if (kind !== 'user' || place.subscriptionId !== null || ids.length === 0) return plain;
  const rows = await db
    .select({ userId: memberships.userId, subscriptionId: memberships.subscriptionId })
    .from(memberships)
    .where(inArray(memberships.userId, lower))
    .orderBy(memberships.subscriptionId);
  return plain.flatMap((target) => {
    const own = rows.filter(({ userId }) => userId === target.id);
    return own.length > 0 ? own.map(({ subscriptionId }) => ({ ...target, subscriptionId })) : [target];
  });
}

async function readAll(db: Database, targets: readonly Target[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const target of targets) seen.push({ target, known: await OBJECTS[target.kind].read(db, target) });
  return seen;
}

async function insertEntries(
  db: Database,
  facts: WriteFacts,
  compared: readonly Compared[],
  end: { readonly result: ActivityResult; readonly status: number | null },
  brought?: ActivityState,
): Promise<void> {
  const { operation, actor, requestId, now, place } = facts;
  const common = {
    time: now,
    operation,
    requestId,
    ...end,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
  };
  const kind = kindOf(facts);
  const rows = compared.map(({ target, before, after }, index) => {
    const name = after?.name ?? before?.name ?? facts.name ?? '';
    return {
      ...common,
      subscriptionId: target.subscriptionId ?? after?.subscriptionId ?? before?.subscriptionId ?? null,
      environmentId: target.environmentId ?? after?.environmentId ?? before?.environmentId ?? null,
      objectKind: kind,
      objectId: target.id,
      objectName: name,
      objectNameKey: keyOf(name),
      changes: [...changesBetween(before?.state, after?.state), ...changesBetween(undefined, brought)],
      isRepeat: compared.slice(0, index).some((one) => one.target.id === target.id),
    };
  });
  const nothing = {
    ...common,
    ...place,
    objectKind: kind,
    objectId: null,
    objectName: facts.name ?? '',
    changes: [],
    objectNameKey: keyOf(facts.name ?? ''),
  };
  const inserted = await db
    .insert(activityEntries)
    .values(rows.length > 0 ? rows : [nothing])
    .returning({ id: activityEntries.id, objectId: activityEntries.objectId });
  const links = inserted.flatMap(({ id: entryId, objectId }) =>
    [...new Set([...(objectId === null ? [] : [objectKey(kind, objectId)]), ...facts.also])].map(
      (object) => ({ object, time: now, entryId }),
    ),
  );
  for (let start = 0; start < links.length; start += BATCH)
    await db.insert(activityObjects).values(links.slice(start, start + BATCH));
}

const keyOf = (name: string) => itemNameKey(name).slice(0, SEARCHED);
