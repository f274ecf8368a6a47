import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { connectors } from '../../database/schema';
import { notFound } from '../../http/Problem';

/** A row of the connectors. */
export type ConnectorRow = typeof connectors.$inferSelect;

/** All connectors of an environment, by name. */
export function selectConnectors(db: Database, environmentId: string): Promise<ConnectorRow[]> {
  return db
    .select()
    .from(connectors)
    .where(eq(connectors.environmentId, environmentId))
    .orderBy(asc(sql`lower(${connectors.name})`));
}

/** One connector of the environment. @throws Problem 404 */
export async function requireConnector(
  db: Database,
  environmentId: string,
  id: string,
): Promise<ConnectorRow> {
  const [row] = await db
    .select()
    .from(connectors)
    .where(and(eq(connectors.environmentId, environmentId), eq(connectors.id, id)));
  if (!row) throw notFound('connector');
  return row;
}
