import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import type { SettingType } from '@/domain/output-setting';
import {
  isSameUserInterfaceName,
  NO_DEFAULT_USER_INTERFACE,
  NO_SUCH_USER_INTERFACE,
  OUTPUT_INTENTS,
  USER_INTERFACE_NAME_TAKEN,
  type OfferedOutputs,
  type UserInterfaceRecord,
  type UserInterfaceSort,
} from '@/domain/user-interface';
import type { Database } from '../../database';
import {
  outputSettings,
  templateCollections,
  userInterfaceOutputs,
  userInterfaces,
} from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(userInterfaces.environmentId, environmentId), isFound(sql`${userInterfaces.nameKey}`, search));

/** The order of a list of user interfaces. */
export function userInterfaceOrder(sorting: { by: UserInterfaceSort; direction: 'asc' | 'desc' }): SortKey[] {
  const { by, direction } = sorting;
  const { nameKey, createdAt, modifiedAt, id } = userInterfaces;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${nameKey}`, direction)
      : { expression: sql`${by === 'created' ? createdAt : modifiedAt}`, type: 'timestamptz', direction };
  return [key, byId(sql`${id}`)];
}

/** User interfaces of an environment whose name key holds `search`, one page of them. */
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

/** How many user interfaces of an environment have names that hold `search`. */
export const countUserInterfaces = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(userInterfaces, ofEnvironment(environmentId, search));

/** One user interface of the environment. @throws Problem 404 */
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

/** The user interface of a collection, else the default one, as where `collectionId` is null. */
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

/** What some user interfaces offer, each in its order. */
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

/** Makes a user interface offer these output settings and no others. */
export async function replaceOffered(db: Database, id: string, offered: OfferedOutputs): Promise<void> {
  await db.delete(userInterfaceOutputs).where(eq(userInterfaceOutputs.userInterfaceId, id));
  const rows = OUTPUT_INTENTS.flatMap((intent) =>
    offered[intent].map((outputSettingId, position) => ({
      userInterfaceId: id,
      ...{ intent, outputSettingId, position },
    })),
  );
  if (rows.length > 0) await db.insert(userInterfaceOutputs).values(rows);
}

/** The formats of the output settings of an environment, by their ids. */
export async function settingTypes(db: Database, environmentId: string): Promise<Map<string, SettingType>> {
  const rows = await db
    .select({ id: outputSettings.id, type: outputSettings.type })
    .from(outputSettings)
    .where(eq(outputSettings.environmentId, environmentId));
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Leaves a name to one user interface, itself put aside. @throws Problem 400 */
export async function requireFreeName(
  db: Database,
  { environmentId, name, except }: { environmentId: string; name: string; except?: string },
): Promise<void> {
  const alike = await db
    .select({ name: userInterfaces.name })
    .from(userInterfaces)
    .where(
      and(
        eq(userInterfaces.environmentId, environmentId),
        eq(userInterfaces.nameKey, itemNameKey(name)),
        except === undefined ? undefined : ne(userInterfaces.id, except),
      ),
    );
  if (alike.some((other) => isSameUserInterfaceName(other.name, name)))
    throw problemOf(USER_INTERFACE_NAME_TAKEN);
}

/** Lets a collection have a user interface of its own environment only. @throws Problem 400 */
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

/** Names of the collections that use a user interface, in order. */
export async function collectionsUsing(db: Database, userInterfaceId: string): Promise<string[]> {
  const rows = await db
    .select({ name: templateCollections.name })
    .from(templateCollections)
    .where(eq(templateCollections.userInterfaceId, userInterfaceId))
    .orderBy(asc(templateCollections.nameKey));
  return rows.map(({ name }) => name);
}
