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
/** Characters of a name that lists are searched by: an index takes no more than so much. */
const SEARCHED = 200;

/** Where something is done: an environment with its subscription, the subscription alone, or neither. */
export interface Place {
  readonly subscriptionId: string | null;
  readonly environmentId: string | null;
}

/** What is known of a write before it is made. */
export interface WriteFacts {
  readonly operation: string;
  readonly actor: { readonly kind: ActorKind; readonly id: string | null; readonly name: string };
  readonly requestId: string;
  readonly now: Date;
  readonly place: Place;
  /** The things it is about, unless it makes them. */
  readonly ids: readonly string[];
  /** Other things in whose history it belongs, see `objectKey`. */
  readonly also: readonly string[];
  /** See `Target`. */
  readonly among?: readonly string[] | undefined;
  /** What the thing is to be called that it makes. */
  readonly name?: string | undefined;
  /** What the write locks first itself; then nothing changes between what is read before it and the write. */
  readonly lock?: 'objects' | ((transaction: Database) => Promise<void>) | undefined;
}

/** Writes something in a transaction that records it. */
export type Recorded = <Result>(
  work: (transaction: Database) => Promise<Result>,
  /** The ids of the things it has made, or found to be those it is about. */
  made?: (result: Result) => readonly string[],
  /** Where, if the call does not say. */
  place?: Place,
  /** What is to be said of it beside what has changed, as something that was not there before. */
  brought?: ActivityState,
) => Promise<Result>;

/** Makes a write and its entry, both or neither. @throws what `work` throws */
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
          const find = (known: Seen[]) => known.find((one) => isSame(one.target, target))?.known;
          return { target, before: find(before), after: find(after) };
        }),
        { result: 'done', status: null },
        brought,
      );
      return result;
    });

/** Records a write that was tried and not made. */
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
      ...{ before: known, after: known },
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

const isSame = (one: Target, other: Target) =>
  one.id === other.id && one.subscriptionId === other.subscriptionId;

/** Each target once; an account belongs nowhere only where it belongs to no subscription. */
function unique(targets: readonly Target[]): Target[] {
  const distinct = targets.filter((target, index) => targets.findIndex((t) => isSame(t, target)) === index);
  const isPlaced = (id: string) => distinct.some((one) => one.id === id && one.subscriptionId !== null);
  return distinct.filter(({ id, subscriptionId }) => subscriptionId !== null || !isPlaced(id));
}

/** An account is looked at from every subscription its user belongs to, unless the call names one. */
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
    ...{ time: now, operation, requestId, ...end },
    ...{ actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
  };
  const kind = kindOf(facts);
  const rows = compared.map(({ target, before, after }, index) => {
    const name = after?.name ?? before?.name ?? facts.name ?? '';
    return {
      ...common,
      subscriptionId: target.subscriptionId ?? after?.subscriptionId ?? before?.subscriptionId ?? null,
      environmentId: target.environmentId ?? after?.environmentId ?? before?.environmentId ?? null,
      ...{ objectKind: kind, objectId: target.id, objectName: name, objectNameKey: keyOf(name) },
      changes: [...changesBetween(before?.state, after?.state), ...changesBetween(undefined, brought)],
      isRepeat: compared.slice(0, index).some((one) => one.target.id === target.id),
    };
  });
  const nothing = {
    ...common,
    ...place,
    ...{ objectKind: kind, objectId: null, objectName: facts.name ?? '', changes: [] },
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
