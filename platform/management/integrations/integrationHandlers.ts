import { AVAILABLE_PERMISSIONS } from '@/domain/integrations';
import type { Database } from '../../database';
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

/** The operations on integrations. */
export const integrationHandlers: Handlers<Ids> = {
  listAvailablePermissions: () => AVAILABLE_PERMISSIONS,

  async listIntegrations({ database, enterEnvironment, query, now }) {
    const { environment } = await enterEnvironment(query.environmentId);
    return (await selectIntegrations(database, environment.id)).map((row) => toIntegration(row, now));
  },

  async createIntegration({ database, enterEnvironment, body, now }) {
    const { environment } = await enterEnvironment(body.environmentId);
    const { row, clientSecret } = await insertIntegration(database, environment.id, body, now);
    return { ...toIntegration(row, now), clientSecret };
  },

  async getIntegration(call) {
    const { params, now } = call;
    const row = await requireIntegration(call, params.clientId);
    return toIntegration(row, now);
  },

  async updateIntegration(call) {
    const { database, params, body, now } = call;
    await requireIntegration(call, params.clientId);
    return toIntegration(await updateIntegration(database, params.clientId, body), now);
  },

  async deleteIntegration(call) {
    const { database, params } = call;
    const row = await requireIntegration(call, params.clientId);
    await deleteIntegration(database, row);
    return undefined;
  },

  async getIntegrationPermissions(call) {
    const { params } = call;
    const { permissions } = await requireIntegration(call, params.clientId);
    return { permissions };
  },

  async replaceIntegrationPermissions(call) {
    const { database, params, body } = call;
    await requireIntegration(call, params.clientId);
    return { permissions: await replacePermissions(database, params.clientId, body.permissions) };
  },

  async rotateIntegrationSecret(call) {
    const { database, params, query, now } = call;
    await requireIntegration(call, params.clientId);
    const { keepPreviousSeconds = 0 } = query ?? {};
    const keepUntil =
      keepPreviousSeconds > 0 ? new Date(now.getTime() + keepPreviousSeconds * 1_000) : undefined;
    return { clientSecret: await rotateSecret(database, params.clientId, keepUntil) };
  },

  async endPreviousSecret(call) {
    const { database, params } = call;
    await requireIntegration(call, params.clientId);
    await endPreviousSecret(database, params.clientId);
    return undefined;
  },
};

interface EnvironmentCall {
  readonly database: Database;
  readonly enterEnvironment: (anyCaseId: string) => Promise<unknown>;
}

/** @throws Problem 404 alike for unknown and foreign ids, 403 for an environment the caller sees but may not manage */
async function requireIntegration(
  { database, enterEnvironment }: EnvironmentCall,
  clientId: string,
): Promise<IntegrationRow> {
  const row = await findIntegration(database, clientId);
  if (!row) throw notFound('integration');
  await enterEnvironment(row.environmentId).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw notFound('integration');
    throw error;
  });
  return row;
}
