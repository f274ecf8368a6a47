import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import type { SettingType } from '@/domain/output-settings';
import {
  isSameUserInterfaceName,
  NO_DEFAULT_USER_INTERFACE,
  NO_SUCH_USER_INTERFACE,
  OUTPUT_INTENTS,
  USER_INTERFACE_NAME_TAKEN,
  type OfferedOutputs,
  type UserInterfaceRecord,
  type UserInterfaceSort,
} from '@/domain/user-interfaces';
import type { Database } from '../../database';
import {
  outputSettings,
  templateCollections,
  userInterfaceOutputs,
  userInterfaces,
} from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';
import type { NameClaim } from '../../http/requireFreeName';

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(userInterfaces.environmentId, environmentId), isFound(sql`${userInterfaces.nameKey}`, search));

/** Sort keys for a list of user interfaces. */
export function userInterfaceOrder(sorting: { by: UserInterfaceSort; direction: 'asc' | 'desc' }): SortKey[] {
  const { by, direction } = sorting;
  const { nameKey, createdAt, modifiedAt, id } = userInterfaces;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${nameKey}`, direction)
      : { expression: sql`${by === 'created' ? createdAt : modifiedAt}`, type: 'timestamptz', direction };
  return [key, byId(sql`${id}`)];
}

/** Selects one page of the user interfaces of an environment whose name key contains `search`. */
export async function selectUserInterfaces(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: UserInterfaceRecord; keys: string[] }[]> {
  const rows = await db
    .select({ row: userInterfaces, keys: page.keys })
    .from(userInterfaces)
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const offered = await selectOffered(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, keys }) => ({ item: { ...row, outputSettings: offered(row.id) }, keys }));
}

/** Counts the user interfaces of an environment whose name contains `search`. */
export const countUserInterfaces = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(userInterfaces, ofEnvironment(environmentId, search));

/** Returns a user interface of the environment. @throws Problem 404 */
export async function requireUserInterface(
  db: Database,
  environmentId: string,
  id: string,
): Promise<UserInterfaceRecord> {
  const [row] = await db
    .select()
    .from(userInterfaces)
    .where(and(ofEnvironment(environmentId), eq(userInterfaces.id, id)));
  if (!row) throw notFound('user interface');
  return { ...row, outputSettings: (await selectOffered(db, [id]))(id) };
}

/**
 * Returns the user interface of a collection; the default one when `collectionId` is null or the collection has none.
 */
export async function requireUserInterfaceOf(
  db: Database,
  { environmentId, collectionId }: { environmentId: string; collectionId: string | null },
): Promise<UserInterfaceRecord> {
  const chosen = collectionId === null ? undefined : await chosenFor(db, collectionId);
  const [row] = await db
    .select()
    .from(userInterfaces)
    .where(
      and(
        ofEnvironment(environmentId),
        chosen === undefined ? eq(userInterfaces.isDefault, true) : eq(userInterfaces.id, chosen),
      ),
    );
  if (!row) throw new Error(NO_DEFAULT_USER_INTERFACE);
  return { ...row, outputSettings: (await selectOffered(db, [row.id]))(row.id) };
}

async function chosenFor(db: Database, collectionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: templateCollections.userInterfaceId })
    .from(templateCollections)
    .where(eq(templateCollections.id, collectionId));
  return row?.id ?? undefined;
}

/** Selects the output settings that user interfaces offer, each in its order. */
async function selectOffered(db: Database, ids: string[]): Promise<(id: string) => OfferedOutputs> {
  const rows = await db
    .select()
    .from(userInterfaceOutputs)
    .where(inArray(userInterfaceOutputs.userInterfaceId, ids))
    .orderBy(asc(userInterfaceOutputs.position));
  return (id) => {
    const of = (intent: (typeof OUTPUT_INTENTS)[number]) =>
      rows
        .filter((row) => row.userInterfaceId === id && row.intent === intent)
        .map(({ outputSettingId }) => outputSettingId);
    return { print: of('print'), digitalStatic: of('digitalStatic'), digitalAnimated: of('digitalAnimated') };
  };
}

/** Replaces the output settings that a user interface offers. */
export async function replaceOffered(db: Database, id: string, offered: OfferedOutputs): Promise<void> {
  await db.delete(userInterfaceOutputs).where(eq(userInterfaceOutputs.userInterfaceId, id));
  const rows = OUTPUT_INTENTS.flatMap((intent) =>
    offered[intent].map((outputSettingId, position) => ({
      userInterfaceId: id,
      intent,
      outputSettingId,
      position,
    })),
  );
  if (rows.length > 0) await db.insert(userInterfaceOutputs).values(rows);
}

/** Formats of the environment's output settings, by id. */
export async function settingTypes(db: Database, environmentId: string): Promise<Map<string, SettingType>> {
  const rows = await db
    .select({ id: outputSettings.id, type: outputSettings.type })
    .from(outputSettings)
    .where(eq(outputSettings.environmentId, environmentId));
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Claims a name for a user interface, unique in its environment. */
export const claimUserInterfaceName = (environmentId: string, name: string): NameClaim => ({
  table: userInterfaces,
  id: userInterfaces.id,
  column: userInterfaces.name,
  name,
  among: and(eq(userInterfaces.environmentId, environmentId), eq(userInterfaces.nameKey, itemNameKey(name))),
  isSame: isSameUserInterfaceName,
  refusal: USER_INTERFACE_NAME_TAKEN,
});

/** Checks that the user interface of a collection is in its environment. @throws Problem 400 */
export async function requireKnownUserInterface(
  db: Database,
  environmentId: string,
  id: string,
): Promise<void> {
  const [row] = await db
    .select({ id: userInterfaces.id })
    .from(userInterfaces)
    .where(and(ofEnvironment(environmentId), eq(userInterfaces.id, id)));
  if (!row) throw problemOf(NO_SUCH_USER_INTERFACE);
}

/** Lists the names of the collections that use a user interface, in order. */
export async function collectionsUsing(db: Database, userInterfaceId: string): Promise<string[]> {
  const rows = await db
    .select({ name: templateCollections.name })
    .from(templateCollections)
    .where(eq(templateCollections.userInterfaceId, userInterfaceId))
    .orderBy(asc(templateCollections.nameKey));
  return rows.map(({ name }) => name);
}
