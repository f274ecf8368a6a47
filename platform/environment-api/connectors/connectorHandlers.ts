import { and, eq } from 'drizzle-orm';
import {
  changedConnector,
  connectorChangeFault,
  connectorRemovalFault,
  describeConnector,
  isConnectorNameTaken,
  newConnector,
} from '@/domain/connector';
import { conflicting, nameTaken } from '@/domain/refusal';
import type { Database } from '../../database';
import { connectors } from '../../database/schema';
import { problemOf } from '../../http/Problem';
import { lockEnvironment } from '../environmentRow';
import type { Handlers } from '../operations';
import { requireConnector, selectConnectors } from './connectorQueries';

type Ids = 'listConnectors' | 'createConnector' | 'updateConnector' | 'removeConnector';

/** The connectors of an environment. */
export const connectorHandlers: Handlers<Ids> = {
  async listConnectors({ database, environment }) {
    return { data: (await selectConnectors(database, environment.id)).map(describeConnector) };
  },

  createConnector: ({ database, environment, body, now }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      await requireFreeName(transaction, environment.id, body.name);
      const [row] = await transaction
        .insert(connectors)
        .values({ ...newConnector(body), environmentId: environment.id, createdAt: now })
        .returning();
      if (!row) throw new Error('The connector was not inserted.');
      return describeConnector(row);
    }),

  updateConnector: ({ database, environment, params, body }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireConnector(transaction, environment.id, params.connectorId);
      const fault = connectorChangeFault(describeConnector(present), body);
      if (fault) throw problemOf(conflicting(fault));
      if (body.name !== undefined) await requireFreeName(transaction, environment.id, body.name, present.id);
      if (body.default) {
        const ofType = and(eq(connectors.environmentId, environment.id), eq(connectors.type, present.type));
        await transaction.update(connectors).set({ isDefault: false }).where(ofType);
      }
      const [row] = await transaction
        .update(connectors)
        .set(changedConnector(present, body))
        .where(eq(connectors.id, present.id))
        .returning();
      if (!row) throw new Error('The connector was not changed.');
      return describeConnector(row);
    }),

  removeConnector: ({ database, environment, params }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireConnector(transaction, environment.id, params.connectorId);
      const fault = connectorRemovalFault(describeConnector(present));
      if (fault) throw problemOf(conflicting(fault));
      await transaction.delete(connectors).where(eq(connectors.id, present.id));
      return undefined;
    }),
};

/** @throws Problem 409 when another connector of the environment has the name, in any case. */
async function requireFreeName(db: Database, environmentId: string, name: string, ownId?: string) {
  const present = await selectConnectors(db, environmentId);
  if (isConnectorNameTaken(present, name, ownId)) throw problemOf(nameTaken('A connector'));
}
