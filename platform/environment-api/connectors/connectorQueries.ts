import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { connectors } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { UUID } from '../uuid';

/** A row of the connectors. */
export type ConnectorRow = typeof connectors.$inferSelect;

/** Selects all connectors of an environment, by name. */
export function selectConnectors(db: Database, environmentId: string): Promise<ConnectorRow[]> {
  return db
    .select()
    .from(connectors)
    .where(eq(connectors.environmentId, environmentId))
    .orderBy(asc(sql`lower(${connectors.name})`));
}

/** Returns a connector of the environment. @throws Problem 404 */
export async function requireConnector(
  db: Database,
  environmentId: string,
  id: string,
): Promise<ConnectorRow> {
  const row = await findConnector(db, environmentId, id);
  if (!row) throw notFound('connector');
  return row;
}

/** Finds a connector of the environment by its id, which may be any text. */
export async function findConnector(
  db: Database,
  environmentId: string,
  id: string,
): Promise<ConnectorRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(connectors)
    .where(and(eq(connectors.environmentId, environmentId), eq(connectors.id, id)));
  return row;
}
