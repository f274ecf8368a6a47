import { BUILT_IN_CONNECTORS, FIRST_CONNECTOR_VERSION } from '@/domain/connectors';
import type { Database } from './openDatabase';
import { connectors } from './schema';

/** Inserts the connectors of a new environment. */
export async function insertBuiltInConnectors(db: Database, environmentId: string, now: Date): Promise<void> {
  await db.insert(connectors).values(
    BUILT_IN_CONNECTORS.map((connector) => ({
      ...connector,
      environmentId,
      version: FIRST_CONNECTOR_VERSION,
      isEnabled: true,
      ownerType: 'builtIn' as const,
      browserAuthentication: 'none' as const,
      serverAuthentication: 'none' as const,
      createdAt: now,
    })),
  );
}
