import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database';
import { environments } from '../../database/schema';
import type { EnvironmentRow } from '../../access/authorize';
import type { Schemas } from '../operations';

/** Selects environments that are not deleted, sorted by name. */
export function selectEnvironments(
  db: Database,
  filter: { subscriptionId?: string | undefined; name?: string | undefined },
): Promise<EnvironmentRow[]> {
  const conditions: (SQL | undefined)[] = [isNull(environments.deletedAt)];
  if (filter.subscriptionId) conditions.push(eq(environments.subscriptionId, filter.subscriptionId));
  if (filter.name) {
    const name = filter.name.toLowerCase();
    conditions.push(or(eq(sql`lower(${environments.name})`, name), eq(environments.technicalName, name)));
  }
  return db
    .select()
    .from(environments)
    .where(and(...conditions))
    .orderBy(asc(sql`lower(${environments.name})`), asc(environments.id));
}

/** Bytes by category. */
export function storageDetail(row: EnvironmentRow): Schemas['StorageDetail'] {
  return {
    assets: row.assetsBytes,
    documents: row.documentsBytes,
    fonts: row.fontsBytes,
    cache: row.cacheBytes,
    backup: row.backupBytes,
    other: row.otherBytes,
  };
}

/** Sums the bytes of all categories. */
export function usedStorage(row: EnvironmentRow): number {
  return Object.values(storageDetail(row)).reduce((sum, part) => sum + part, 0);
}

/** Describes an environment as in lists. */
export function toEnvironment(row: EnvironmentRow, backOfficeUri: string): Schemas['Environment'] {
  return {
    id: row.id,
    guid: row.id,
    subscriptionId: row.subscriptionId,
    name: row.name,
    region: row.region,
    type: row.type,
    usedStorage: usedStorage(row),
    backOfficeUri,
    technicalName: row.technicalName,
  };
}
