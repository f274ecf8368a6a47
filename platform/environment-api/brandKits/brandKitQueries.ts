import { and, eq, sql } from 'drizzle-orm';
import { isSameKitName, KIT_NAME_TAKEN, type BrandKitRecord, type BrandKitSort } from '@/domain/brand-kits';
import { itemNameKey } from '@/domain/item-name';
import { displayName } from '@/domain/users';
import type { Database } from '../../database';
import { brandKits, users } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';
import type { NameClaim } from '../../http/requireFreeName';

const RECORD = {
  id: brandKits.id,
  name: brandKits.name,
  content: brandKits.content,
  createdAt: brandKits.createdAt,
  modifiedAt: brandKits.modifiedAt,
  revision: brandKits.revision,
  savedBy: { firstName: users.firstName, lastName: users.lastName, email: users.email },
};

type Selected = Omit<BrandKitRecord, 'savedBy'> & { savedBy: Parameters<typeof displayName>[0] | null };

const asRecord = ({ savedBy, ...rest }: Selected): BrandKitRecord => ({
  ...rest,
  savedBy: savedBy && displayName(savedBy),
});

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(brandKits.environmentId, environmentId), isFound(sql`${brandKits.nameKey}`, search));

/** Sort keys for a list of brand kits. */
export function brandKitOrder({ by, direction }: { by: BrandKitSort; direction: 'asc' | 'desc' }): SortKey[] {
  const moment = by === 'created' ? brandKits.createdAt : brandKits.modifiedAt;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${brandKits.nameKey}`, direction)
      : { expression: sql`${moment}`, type: 'timestamptz', direction };
  return [key, byId(sql`${brandKits.id}`)];
}

/** Selects one page of the brand kits of an environment whose name key contains `search`. */
export async function selectBrandKits(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: BrandKitRecord; keys: string[] }[]> {
  const rows = await db
    .select({ ...RECORD, keys: page.keys })
    .from(brandKits)
    .leftJoin(users, eq(users.id, brandKits.savedById))
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return rows.map(({ keys, ...row }) => ({ item: asRecord(row), keys }));
}

/** Counts the brand kits of an environment whose name contains `search`. */
export const countBrandKits = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(brandKits, ofEnvironment(environmentId, search));

/** Returns a brand kit of the environment. @throws Problem 404 */
export async function requireBrandKit(
  db: Database,
  environmentId: string,
  id: string,
): Promise<BrandKitRecord> {
  const [row] = await db
    .select(RECORD)
    .from(brandKits)
    .leftJoin(users, eq(users.id, brandKits.savedById))
    .where(and(ofEnvironment(environmentId), eq(brandKits.id, id)));
  if (!row) throw notFound('brand kit');
  return asRecord(row);
}

/** Claims a name for a brand kit, unique in its environment. */
export const claimBrandKitName = (environmentId: string, name: string): NameClaim => ({
  table: brandKits,
  id: brandKits.id,
  column: brandKits.name,
  name,
  among: and(eq(brandKits.environmentId, environmentId), eq(brandKits.nameKey, itemNameKey(name))),
  isSame: isSameKitName,
  refusal: KIT_NAME_TAKEN,
});
