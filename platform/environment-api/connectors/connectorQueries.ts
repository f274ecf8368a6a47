import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { connectors, environments } from '../../database/schema';
import { notFound } from '../../http/Problem';

type ConnectorRow = typeof connectors.$inferSelect;

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

/** Lets changes to the connectors of one environment happen one after the other, to the end of the transaction. */
export async function lockConnectors(db: Database, environmentId: string): Promise<void> {
  await db
    .select({ id: environments.id })
    .from(environments)
    .where(eq(environments.id, environmentId))
    .for('update');
}
