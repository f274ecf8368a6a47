import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACTIONS, type ActionName } from '@/domain/access';
import { identify, requireActive } from '../access/authenticate';
import { authorize, requireEnvironment, type EnvironmentRow } from '../access/authorize';
import type { CallingIntegration } from '../access/loadIntegration';
import type { Database } from '../database';
import { environments } from '../database/schema';
import { mountContract } from '../http/mountContract';
import { forbidden, notFound } from '../http/Problem';
import type { VerifyAccessToken } from '../identity/createVerifier';
import type { Storage } from '../storage';
import { connectorHandlers } from './connectors/connectorHandlers';
import type { Call, Handlers, OperationId } from './operations';
import { settingsHandlers } from './settings/settingsHandlers';

interface Dependencies {
  database: Database;
  storage: Storage;
  verifyAccessToken: VerifyAccessToken;
  clock: () => Date;
}

const handlers: Handlers<OperationId> = { ...settingsHandlers, ...connectorHandlers };

/** What the caller has to be allowed to, for each operation. */
const ACTION_OF: Readonly<Record<OperationId, ActionName>> = {
  getSettings: 'settings.read',
  listAvailableSdkVersions: 'settings.read',
  updateSettings: 'settings.update',
  listConnectors: 'settings.read',
  createConnector: 'connector.manage',
  updateConnector: 'connector.manage',
  removeConnector: 'connector.manage',
};

/**
 * What everybody with a role in an environment may read, an integration of it with any permission may read too: it has
 * to know the studio version and the connectors its templates use. Its permissions cover nothing else of these calls.
 * @throws Problem 404 or 403
 */
function admit({ environmentId, permissions }: CallingIntegration, named: EnvironmentRow, id: OperationId) {
  if (named.id !== environmentId) throw notFound('environment');
  if (ACTION_OF[id] === 'settings.read' && permissions.length > 0) return;
  throw forbidden(
    `An integration with its permissions may not do this: ${ACTIONS[ACTION_OF[id]].label.toLowerCase()}.`,
  );
}

/**
 * The API of the environments themselves, each under its technical name, which is read without regard to case. An
 * unknown environment and one the caller may not see answer alike.
 */
export async function registerEnvironmentApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, storage, clock } = deps;
  await mountContract<OperationId, EnvironmentRow>(app, {
    contract: 'environment',
    enter: (request, { id }) => enter(request, id, deps),
    handle(id, { params, body }, _reply, environment) {
      const handler = handlers[id] as (call: Call<OperationId>) => unknown;
      return handler({ database, storage, now: clock(), environment, params, body } as Call<OperationId>);
    },
  });
}

async function enter(request: FastifyRequest, id: OperationId, deps: Dependencies): Promise<EnvironmentRow> {
  const { database, clock } = deps;
  const identity = await identify(request, { ...deps, now: clock() });
  if ('caller' in identity) requireActive(identity.caller);
  const { name } = request.params as { name: string };
  const [named] = await database
    .select()
    .from(environments)
    .where(
      and(eq(sql`lower(${environments.technicalName})`, name.toLowerCase()), isNull(environments.deletedAt)),
    );
  if (!named) throw notFound('environment');
  if ('integration' in identity) {
    admit(identity.integration, named, id);
    return named;
  }
  const { environment, subscription } = await requireEnvironment(database, identity.caller, named.id);
  authorize(identity.caller, ACTION_OF[id], subscription, environment.id);
  return environment;
}
