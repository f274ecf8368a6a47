import { and, eq, ne, sql } from 'drizzle-orm';
import type { OutputSettingRecord, OutputSettingSort, SettingType } from '@/domain/output-settings';
import type { Database } from '../../database';
import { outputSettings } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(outputSettings.environmentId, environmentId), isFound(sql`${outputSettings.nameKey}`, search));

/** Sort keys for a list of output settings. */
export function outputSettingOrder(sorting: { by: OutputSettingSort; direction: 'asc' | 'desc' }): SortKey[] {
  const { by, direction } = sorting;
  const { nameKey, createdAt, modifiedAt, id } = outputSettings;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${nameKey}`, direction)
      : { expression: sql`${by === 'created' ? createdAt : modifiedAt}`, type: 'timestamptz', direction };
  return [key, byId(sql`${id}`)];
}

/** Selects one page of the output settings of an environment whose name key contains `search`. */
export async function selectOutputSettings(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: OutputSettingRecord; keys: string[] }[]> {
  return db
    .select({ item: outputSettings, keys: page.keys })
    .from(outputSettings)
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

/** Counts the output settings of an environment whose name contains `search`. */
export const countOutputSettings = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(outputSettings, ofEnvironment(environmentId, search));

/** Returns an output setting of the environment. @throws Problem 404 */
export async function requireOutputSetting(
  db: Database,
  environmentId: string,
  id: string,
): Promise<OutputSettingRecord> {
  const [row] = await db
    .select()
    .from(outputSettings)
    .where(and(ofEnvironment(environmentId), eq(outputSettings.id, id)));
  if (!row) throw notFound('output setting');
  return row;
}

/** Makes the setting with this id the only default of its format. */
export async function clearOtherDefaults(
  db: Database,
  { environmentId, type, id }: { environmentId: string; type: SettingType; id?: string },
): Promise<void> {
  await db
    .update(outputSettings)
    .set({ isDefault: false })
    .where(
      and(
        ofEnvironment(environmentId),
        eq(outputSettings.type, type),
        eq(outputSettings.isDefault, true),
        id === undefined ? undefined : ne(outputSettings.id, id),
      ),
    );
}
