import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isSameIgnoringCase } from '@/domain/equality';
import type { Refusal } from '@/domain/refusal';
import type { Database } from '../database';
import { problemOf } from './Problem';

/** A claim on a name that only one row of a place may have, such as a brand kit of an environment. */
export interface NameClaim {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly column: PgColumn;
  readonly name: string;
  /** Selects the rows of the place that may have the name. */
  readonly among: SQL | undefined;
  /** @default ignores case */
  readonly isSame?: (one: string, other: string) => boolean;
  readonly refusal: Refusal;
}

/** Selects the rows with a name, ignoring case, by the index on the name. */
export const isNamed = (column: PgColumn, name: string): SQL =>
  eq(sql`lower(${column})`, sql`lower(${name})`);

/** Checks that no other row of the place has the name. @throws Problem with its refusal */
export async function requireFreeName(
  db: Database,
  { table, id, column, name, among, isSame = isSameIgnoringCase, refusal }: NameClaim,
  ownId?: string,
): Promise<void> {
  const others = await db
    .select({ name: sql<string>`${column}` })
    .from(table)
    .where(and(among, ownId === undefined ? undefined : ne(id, ownId)));
  if (others.some((other) => isSame(other.name, name))) throw problemOf(refusal);
}
