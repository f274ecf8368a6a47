import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';

const { storedFiles } = schema;

/** Every column that refers to a stored file, derived from the tables; new ones need no entry here. */
const columns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === storedFiles)
      .map(({ columns: [column] }) => sql`select ${column} as hash from ${table}`),
  );

/** Whether any row refers to the current stored file. */
export const isReferredTo: SQL = columns.length
  ? sql`${storedFiles.hash} in (select hash from (${sql.join(columns, sql` union all `)}) referring where hash is not null)`
  : sql`false`;
