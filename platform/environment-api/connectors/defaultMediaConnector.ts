import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { connectors } from '../../database/schema';

/** Id of the connector for pictures without one; empty when there is none. */
export async function defaultMediaConnector(db: Database, environmentId: string): Promise<string> {
  const [row] = await db
    .select({ id: connectors.id })
    .from(connectors)
    .where(
      and(
        eq(connectors.environmentId, environmentId),
        eq(connectors.type, 'media'),
        eq(connectors.isDefault, true),
      ),
    );
  return row?.id ?? '';
}
