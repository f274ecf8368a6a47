import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { compareStyles, type FamilySort, type FontExtension, FONT_WORDS } from '@/domain/fonts';
import type { Database } from '../../database';
import { fontFamilies, fontStyles } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { byId, byNameKey, isFound, type SortKey } from '../../http/listing';

const ofFamily = (what: SQL) =>
  sql`(select ${what} from ${fontStyles} where ${fontStyles.familyId} = ${fontFamilies.id})`;

const FAMILY = {
  id: fontFamilies.id,
  name: fontFamilies.name,
  createdAt: fontFamilies.createdAt,
  modifiedAt: fontFamilies.modifiedAt,
  styles: sql<number>`${ofFamily(sql`count(*)::int`)}`,
  extensions: sql<
    FontExtension[]
  >`${ofFamily(sql`json_agg(distinct ${fontStyles.extension} order by ${fontStyles.extension})`)}`,
  isBuiltIn: sql<boolean>`${ofFamily(sql`bool_or(${fontStyles.fileHash} is null)`)}`,
};

interface FamilyRow {
  id: string;
  name: string;
  createdAt: Date;
  modifiedAt: Date;
  styles: number;
  extensions: FontExtension[];
  isBuiltIn: boolean;
}

const describeFamily = ({ id, name, createdAt, modifiedAt, styles, extensions, isBuiltIn }: FamilyRow) => ({
  id,
  name,
  fontStylesCount: styles,
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
  extensions,
  isBuiltIn,
});

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(fontFamilies.environmentId, environmentId), isFound(sql`${fontFamilies.nameKey}`, search));

/** Sort keys for a list of families. */
export function familyOrder({ by, direction }: { by: FamilySort; direction: 'asc' | 'desc' }): SortKey[] {
  const moment = by === 'created' ? fontFamilies.createdAt : fontFamilies.modifiedAt;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${fontFamilies.nameKey}`, direction)
      : { expression: sql`${moment}`, type: 'timestamptz', direction };
  return [key, byId(sql`${fontFamilies.id}`)];
}

/** Selects one page of the families of an environment whose name key contains `search`. */
export async function selectFamilies(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: { after: SQL | undefined; orderBy: SQL[]; keys: SQL<string[]>; limit: number },
) {
  const rows = await db
    .select({ ...FAMILY, keys: page.keys })
    .from(fontFamilies)
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return rows.map(({ keys, ...row }) => ({ item: describeFamily(row), keys }));
}

/** Counts the families of an environment whose name contains `search`. */
export const countFamilies = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(fontFamilies, ofEnvironment(environmentId, search));

/** Finds families of an environment by id, sorted by name. */
export async function findFamilies(db: Database, environmentId: string, ids: readonly string[]) {
  const rows = await db
    .select(FAMILY)
    .from(fontFamilies)
    .where(and(ofEnvironment(environmentId), inArray(fontFamilies.id, [...ids])))
    .orderBy(sql`${fontFamilies.nameKey} collate "C"`);
  return rows.map(describeFamily);
}

const STYLE = {
  id: fontStyles.id,
  name: fontStyles.name,
  familyId: fontStyles.familyId,
  familyName: fontFamilies.name,
  weight: fontStyles.weight,
  isItalic: fontStyles.isItalic,
  extension: fontStyles.extension,
  fileName: fontStyles.fileName,
  fileSize: fontStyles.fileSize,
};

const selectStyles = (db: Database, environmentId: string, which: SQL | undefined) =>
  db
    .select({ ...STYLE, fileHash: fontStyles.fileHash })
    .from(fontStyles)
    .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
    .where(and(ofEnvironment(environmentId), which));

const describeStyle = ({ fileHash, ...style }: Awaited<ReturnType<typeof selectStyles>>[number]) => ({
  ...style,
  isBuiltIn: fileHash === null,
});

/** Returns the styles of a family, from light to heavy. @throws Problem 404 */
export async function requireStylesOf(db: Database, environmentId: string, familyId: string) {
  const rows = await selectStyles(db, environmentId, eq(fontStyles.familyId, familyId));
  if (rows.length === 0) throw notFound(FONT_WORDS.family);
  return rows.map(describeStyle).sort(compareStyles);
}

/** Returns a style with the hash of its file, null for one whose file comes with the platform. @throws Problem 404 */
export async function requireStyle(db: Database, environmentId: string, id: string) {
  const [row] = await selectStyles(db, environmentId, eq(fontStyles.id, id));
  if (!row) throw notFound(FONT_WORDS.style);
  return { style: describeStyle(row), fileHash: row.fileHash };
}
