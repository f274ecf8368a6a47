import { and, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm';
import { DEFAULT_FAMILY_STAYS, DEFAULT_STYLE_STAYS, FONT_WORDS } from '@/domain/fonts';
import type { Refusal } from '@/domain/refusal';
import type { Database } from '../../database';
import { fontFamilies, fontStyles } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import type { Call } from '../operations';

/** Parses a comma-separated list of ids into the database's spelling, without duplicates. */
export const readIds = (list: string): string[] => [...new Set(list.toLowerCase().split(','))];

/** Deletes families with their styles, all or none. @throws Problem 404, or 400 for the default family */
export async function deleteFontFamilies({ database, environment, query }: Call<'deleteFontFamilies'>) {
  const ids = readIds(query.ids);
  await database.transaction(async (transaction) => {
    await lockEnvironment(transaction, environment.id);
    await refuseBuiltIn(transaction, environment.id, inArray(fontFamilies.id, ids), DEFAULT_FAMILY_STAYS);
    await addUsedStorage(transaction, environment.id, {
      column: 'fontsBytes',
      bytes: -(await sizeOf(transaction, ids)),
    });
    const deleted = await transaction
      .delete(fontFamilies)
      .where(and(eq(fontFamilies.environmentId, environment.id), inArray(fontFamilies.id, ids)))
      .returning({ id: fontFamilies.id });
    if (deleted.length < ids.length) throw notFound(FONT_WORDS.family);
  });
  return undefined;
}

/** @throws Problem 400 when one is the built-in family */
async function refuseBuiltIn(
  db: Database,
  environmentId: string,
  which: SQL,
  refusal: Refusal,
): Promise<void> {
  const [builtIn] = await db
    .select({ id: fontStyles.id })
    .from(fontStyles)
    .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
    .where(and(eq(fontFamilies.environmentId, environmentId), isNull(fontStyles.fileHash), which))
    .limit(1);
  if (builtIn) throw problemOf(refusal);
}

/** Sums the bytes of all files of these families. */
async function sizeOf(db: Database, familyIds: string[]): Promise<number> {
  const styles = await db
    .select({ fileSize: fontStyles.fileSize })
    .from(fontStyles)
    .where(inArray(fontStyles.familyId, familyIds));
  return styles.reduce((sum, { fileSize }) => sum + fileSize, 0);
}

/**
 * Deletes styles, all or none, and families without remaining styles. @throws Problem 404, or 400 for those of the
 * default family
 */
export async function deleteFontStyles({ database, environment, query, now }: Call<'deleteFontStyles'>) {
  const ids = readIds(query.ids);
  await database.transaction(async (transaction) => {
    await lockEnvironment(transaction, environment.id);
    await refuseBuiltIn(transaction, environment.id, inArray(fontStyles.id, ids), DEFAULT_STYLE_STAYS);
    const own = transaction
      .select({ id: fontFamilies.id })
      .from(fontFamilies)
      .where(eq(fontFamilies.environmentId, environment.id));
    const deleted = await transaction
      .delete(fontStyles)
      .where(and(inArray(fontStyles.id, ids), inArray(fontStyles.familyId, own)))
      .returning({ familyId: fontStyles.familyId, fileSize: fontStyles.fileSize });
    if (deleted.length < ids.length) throw notFound(FONT_WORDS.style);
    const size = deleted.reduce((sum, { fileSize }) => sum + fileSize, 0);
    await addUsedStorage(transaction, environment.id, { column: 'fontsBytes', bytes: -size });
    await tidyFamilies(transaction, [...new Set(deleted.map(({ familyId }) => familyId))], now);
  });
  return undefined;
}

async function tidyFamilies(db: Database, ids: string[], now: Date): Promise<void> {
  const changed = inArray(fontFamilies.id, ids);
  const styles = db
    .select({ id: fontStyles.id })
    .from(fontStyles)
    .where(eq(fontStyles.familyId, fontFamilies.id));
  await db.delete(fontFamilies).where(and(changed, notExists(styles)));
  await db.update(fontFamilies).set({ modifiedAt: now }).where(changed);
}
