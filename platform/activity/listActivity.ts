import { and, eq, gte, inArray, like, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import {
  describeEntry,
  readActivityFilters,
  type ActivityFilters,
  type ActivityQuery,
} from '@/domain/activity';
import type { Database } from '../database';
import { activityEntries, activityObjects, environments } from '../database/schema';
import { pageOf, type ListCall, type PageQuery, type SortKey } from '../http/listing';
import { problemOf } from '../http/Problem';

/** The subscription or environment whose entries are listed. */
export type ActivityScope =
  | { readonly subscriptionId: string }
  | { readonly environmentId: string; readonly subscriptionId: string }
  | { readonly ownId: string };

const entry = activityEntries;

const NEWEST_FIRST: readonly SortKey[] = [
  { expression: sql`${entry.time}`, type: 'timestamptz', direction: 'desc' },
  { expression: sql`${entry.id}`, type: 'uuid', direction: 'desc' },
];
/** The same order, for the index of single objects' histories. */
const NEWEST_OF_OBJECT: readonly SortKey[] = [
  { expression: sql`${activityObjects.time}`, type: 'timestamptz', direction: 'desc' },
  { expression: sql`${activityObjects.entryId}`, type: 'uuid', direction: 'desc' },
];

/** Lists a page of the activity, newest first. @throws Problem 400 */
export async function listActivity(
  db: Database,
  call: ListCall & { readonly query: ActivityQuery & ListCall['query'] },
  scope: ActivityScope,
) {
  const read = readActivityFilters(call.query);
  if ('refusal' in read) throw problemOf(read.refusal);
  const [object, ...others] = read.value.objects;
  // The index of histories keeps those of one object in order.
  const single = others.length === 0 ? object : undefined;
  const isOfOne = isAmong(db, others.length === 0 ? [] : read.value.objects);
  const where = and(isWithin(scope), isOfOne, ...conditionsOf(read.value));
  const page = await pageOf(call, {
    order: single === undefined ? NEWEST_FIRST : NEWEST_OF_OBJECT,
    select: (of) => (single === undefined ? selectAll(db, where, of) : selectOf(db, single, where, of)),
  });
  return { ...page, data: page.data.map(describeEntry) };
}

const columns = (keys: PageQuery['keys']) => ({ entry, environmentName: environments.name, keys });

type Row = { entry: typeof entry.$inferSelect; environmentName: string | null; keys: string[] };

const itemOf = ({ entry: item, environmentName, keys }: Row) => ({
  item: { ...item, environmentName },
  keys,
});

async function selectAll(db: Database, where: SQL | undefined, { after, orderBy, keys, limit }: PageQuery) {
  const rows = await db
    .select(columns(keys))
    .from(entry)
    .leftJoin(environments, eq(environments.id, entry.environmentId))
    .where(and(where, after))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(itemOf);
}

async function selectOf(
  db: Database,
  object: string,
  where: SQL | undefined,
  { after, orderBy, keys, limit }: PageQuery,
) {
  const rows = await db
    .select(columns(keys))
    .from(activityObjects)
    .innerJoin(entry, eq(entry.id, activityObjects.entryId))
    .leftJoin(environments, eq(environments.id, entry.environmentId))
    .where(and(eq(activityObjects.object, object), where, after))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(itemOf);
}

/** Whether an entry concerns one of several objects; lists it once even if it concerns more of them. */
function isAmong(db: Database, objects: readonly string[]): SQL | undefined {
  if (objects.length === 0) return undefined;
  const { entryId, object } = activityObjects;
  return inArray(
    entry.id,
    db
      .select({ entryId })
      .from(activityObjects)
      .where(inArray(object, [...objects])),
  );
}

function isWithin(scope: ActivityScope): SQL | undefined {
  if ('ownId' in scope)
    return and(eq(entry.actorId, scope.ownId), eq(entry.actorKind, 'person'), sql`not ${entry.isRepeat}`);
  // Every index begins with the subscription, so none is needed for the environment.
  const isOfSubscription = eq(entry.subscriptionId, scope.subscriptionId);
  if (!('environmentId' in scope)) return isOfSubscription;
  return and(isOfSubscription, eq(entry.environmentId, scope.environmentId));
}

function conditionsOf(filters: ActivityFilters): (SQL | undefined)[] {
  const { actors, kinds, nameKey, environmentId, from, until } = filters;
  return [
    isOneOf(entry.actorId, actors),
    isOneOf(entry.objectKind, kinds),
    nameKey === '' ? undefined : like(entry.objectNameKey, `${escapeLike(nameKey)}%`),
    environmentId === undefined ? undefined : eq(entry.environmentId, environmentId),
    from && gte(entry.time, from),
    until && lt(entry.time, until),
  ];
}

const isOneOf = (column: AnyColumn, values: readonly string[]): SQL | undefined =>
  values.length === 0 ? undefined : inArray(column, [...values]);

/** Escapes a text for a LIKE pattern. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
