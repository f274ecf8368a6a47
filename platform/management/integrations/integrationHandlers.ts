import type { ActionName } from '@/domain/access';
import { AVAILABLE_PERMISSIONS } from '@/domain/integration';
import type { Database } from '../../database';
import { authorize, requireEnvironment } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import type { Handlers } from '../operations';
import { notFound, Problem } from '../../http/Problem';
import {
  deleteIntegration,
  endPreviousSecret,
  findIntegration,
  insertIntegration,
  replacePermissions,
  rotateSecret,
  selectIntegrations,
  toIntegration,
  updateIntegration,
  type IntegrationRow,
} from './integrationQueries';

type Ids =
  | 'listAvailablePermissions'
  | 'listIntegrations'
  | 'createIntegration'
  | 'getIntegration'
  | 'updateIntegration'
  | 'deleteIntegration'
  | 'getIntegrationPermissions'
  | 'replaceIntegrationPermissions'
  | 'rotateIntegrationSecret'
  | 'endPreviousSecret';

/** The calls on integrations. */
export const integrationHandlers: Handlers<Ids> = {
  listAvailablePermissions: () => AVAILABLE_PERMISSIONS,

  async listIntegrations({ database, caller, query, now }) {
    const { environment, subscription } = await requireEnvironment(database, caller, query.environmentId);
    authorize(caller, 'integration.read', subscription, environment.id);
    return (await selectIntegrations(database, environment.id)).map((row) => toIntegration(row, now));
  },

  async createIntegration({ database, caller, body, now }) {
    const { environment, subscription } = await requireEnvironment(database, caller, body.environmentId);
    authorize(caller, 'integration.manage', subscription, environment.id);
    const { row, clientSecret } = await insertIntegration(database, environment.id, body, now);
    return { ...toIntegration(row, now), clientSecret };
  },

  async getIntegration({ database, caller, params, now }) {
    const row = await requireIntegration(database, caller, params.clientId, 'integration.read');
    return toIntegration(row, now);
  },

  async updateIntegration({ database, caller, params, body, now }) {
    await requireIntegration(database, caller, params.clientId, 'integration.manage');
    return toIntegration(await updateIntegration(database, params.clientId, body), now);
  },

  async deleteIntegration({ database, caller, params }) {
    const row = await requireIntegration(database, caller, params.clientId, 'integration.manage');
    await deleteIntegration(database, row);
    return undefined;
  },

  async getIntegrationPermissions({ database, caller, params }) {
    const { permissions } = await requireIntegration(database, caller, params.clientId, 'integration.read');
    return { permissions };
  },

  async replaceIntegrationPermissions({ database, caller, params, body }) {
    await requireIntegration(database, caller, params.clientId, 'integration.manage');
    return { permissions: await replacePermissions(database, params.clientId, body.permissions) };
  },

  async rotateIntegrationSecret({ database, caller, params, query, now }) {
    await requireIntegration(database, caller, params.clientId, 'integration.rotate');
    const { keepPreviousSeconds = 0 } = query ?? {};
    const keepUntil =
      keepPreviousSeconds > 0 ? new Date(now.getTime() + keepPreviousSeconds * 1_000) : undefined;
    return { clientSecret: await rotateSecret(database, params.clientId, keepUntil) };
  },

  async endPreviousSecret({ database, caller, params }) {
    await requireIntegration(database, caller, params.clientId, 'integration.rotate');
    await endPreviousSecret(database, params.clientId);
    return undefined;
  },
};

/** @throws Problem 404 alike for unknown and foreign ids, 403 for an environment the caller sees but may not manage. */
async function requireIntegration(
  db: Database,
  caller: Caller,
  clientId: string,
  action: ActionName,
): Promise<IntegrationRow> {
  const row = await findIntegration(db, clientId);
  if (!row) throw notFound('integration');
  const owner = await requireEnvironment(db, caller, row.environmentId).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw notFound('integration');
    throw error;
  });
  authorize(caller, action, owner.subscription, owner.environment.id);
  return row;
}
