import { and, eq, gte, sql } from 'drizzle-orm';
import { spellRows, type DataRow, type DataSetRecord, type DataSetSort } from '@/domain/data-sets';
import type { Database } from '../../database';
import { dataRows, dataSets } from '../../database/schema';
import { notFound } from '../../http/Problem';
import {
  byId,
  byNameKey,
  isFound,
  listPage,
  type ListCall,
  type PageQuery,
  type SortKey,
} from '../../http/listing';
import { UUID } from '../uuid';
import { anyOf } from '../where-used/referenceQueries';

/** Rows written in one statement. */
const BATCH = 1_000;

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(dataSets.environmentId, environmentId), isFound(sql`${dataSets.nameKey}`, search));

/** Sort keys for a list of data sets. */
export function dataSetOrder({ by, direction }: { by: DataSetSort; direction: 'asc' | 'desc' }): SortKey[] {
  const moment = by === 'created' ? dataSets.createdAt : dataSets.modifiedAt;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${dataSets.nameKey}`, direction)
      : { expression: sql`${moment}`, type: 'timestamptz', direction };
  return [key, byId(sql`${dataSets.id}`)];
}

/** Selects one page of the data sets of an environment whose name key contains `search`. */
export async function selectDataSets(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: DataSetRecord; keys: string[] }[]> {
  return db
    .select({ item: dataSets, keys: page.keys })
    .from(dataSets)
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

/** Counts the data sets of an environment whose name contains `search`. */
export const countDataSets = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(dataSets, ofEnvironment(environmentId, search));

/** Finds a data set of the environment; `undefined` for an unknown id. */
export async function findDataSet(
  db: Database,
  environmentId: string,
  id: string,
): Promise<DataSetRecord | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(dataSets)
    .where(and(ofEnvironment(environmentId), eq(dataSets.id, id)));
  return row;
}

/** Returns a data set of the environment. @throws Problem 404 */
export async function requireDataSet(
  db: Database,
  environmentId: string,
  id: string,
): Promise<DataSetRecord> {
  const row = await findDataSet(db, environmentId, id);
  if (!row) throw notFound('data set');
  return row;
}

/** Inserts the rows of a new data set. */
export async function insertDataRows(
  db: Database,
  dataSetId: string,
  rows: readonly DataRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const some = rows.slice(start, start + BATCH);
    await db
      .insert(dataRows)
      .values(some.map((values, index) => ({ dataSetId, position: start + index, values })));
  }
}

/** Lists a page of a data set's rows. @throws Problem 400 for a token of another list, 404 for an unknown data set */
export async function listRows(
  call: ListCall & { readonly database: Database; readonly environment: { readonly id: string } },
  dataSetId: string,
) {
  const { database, environment } = call;
  const { columns, rowCount } = await requireDataSet(database, environment.id, dataSetId);
  const page = await listPage(call, {
    order: [{ expression: sql`${dataRows.position}`, type: 'integer', direction: 'asc' }],
    select: ({ keys, after, orderBy, limit }) =>
      database
        .select({ item: dataRows.values, keys })
        .from(dataRows)
        .where(and(eq(dataRows.dataSetId, dataSetId), after))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => Promise.resolve(rowCount),
  });
  return { ...page, ...spellRows(page.data), columns: [...columns] };
}

/** Reads at most so many rows of a data set from a position. */
export async function readRows(
  db: Database,
  dataSetId: string,
  { from, limit }: { from: number; limit: number },
): Promise<DataRow[]> {
  const rows = await db
    .select({ values: dataRows.values })
    .from(dataRows)
    .where(and(eq(dataRows.dataSetId, dataSetId), gte(dataRows.position, from)))
    .orderBy(dataRows.position)
    .limit(limit);
  return rows.map(({ values }) => values);
}

/** Finds which of these texts occur in a column of a data set. @param column its index from 0 */
export async function findInColumn(
  db: Database,
  { dataSetId, column }: { dataSetId: string; column: number },
  texts: readonly string[],
): Promise<string[]> {
  const place = sql`${column}::int`;
  const cell = sql<string>`coalesce(${dataRows.values} -> ${place} ->> 'text', ${dataRows.values} ->> ${place})`;
  const rows = await db
    .selectDistinct({ cell })
    .from(dataRows)
    .where(and(eq(dataRows.dataSetId, dataSetId), anyOf(cell, texts)));
  return rows.map((row) => row.cell);
}
