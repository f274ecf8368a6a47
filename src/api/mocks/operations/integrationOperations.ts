import { AVAILABLE_PERMISSIONS } from '@/domain/integrations';
import { toUnixSeconds } from '@/domain/format';
import { invalidField, nameTaken } from '@/domain/refusal';
import type { components } from '../../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockStore } from '../mockStore';
import { sortedBy } from '../views';

type Row = MockStore['integrations'][number];
type Permission = components['schemas']['IntegrationPermission'];

function toIntegration({ clientId, environmentId, name, description, keptUntil }: Row) {
  return {
    clientId,
    environmentId,
    name,
    description,
    ...(keptUntil && { previousSecret: { endsAt: toUnixSeconds(keptUntil), lastUsedAt: null } }),
  };
}

function permissionsOf({ permissions }: Row): { permissions: Permission[] } {
  return { permissions: [...permissions].sort() as Permission[] };
}

interface EnteringCall {
  readonly store: MockStore;
  readonly enterEnvironment: (id: string) => unknown;
}

/** @throws MockProblem 404 alike for unknown and foreign ids, 403 without the right to the operation */
function requireIntegration({ store, enterEnvironment }: EnteringCall, clientId: string): Row {
  const integration = store.integrations.find((row) => row.clientId === clientId);
  if (!integration) throw notFound('integration');
  try {
    enterEnvironment(integration.environmentId);
  } catch (error) {
    throw error instanceof MockProblem && error.status === 404 ? notFound('integration') : error;
  }
  return integration;
}

function requireIntegrationName(store: MockStore, environmentId: string, typed: string, own?: Row): string {
  const name = typed.trim();
  if (!name || name.length > 20) throw problemOf(invalidField('name', 'must have 1 to 20 characters'));
  const among = store.integrations.filter((row) => row.environmentId === environmentId);
  requireFreeName({ among, name, own, refusal: nameTaken('An integration') });
  return name;
}

/** Integrations. */
export const integrationOperations = [
  defineOperation('get', '/integrations/available-permissions', 200, ({ caller }) => {
    caller();
    return AVAILABLE_PERMISSIONS;
  }),

  defineOperation('get', '/integrations', 200, ({ store, enterEnvironment, query }) => {
    const { environment } = enterEnvironment(query.environmentId);
    const rows = store.integrations.filter(({ environmentId }) => environmentId === environment.id);
    return sortedBy(rows, ({ name }) => name).map(toIntegration);
  }),

  defineOperation('post', '/integrations', 201, ({ store, enterEnvironment, body }) => {
    const { environment } = enterEnvironment(body.environmentId);
    const integration: Row = {
      clientId: store.nextId('integration'),
      environmentId: environment.id,
      name: requireIntegrationName(store, environment.id, body.name),
      description: body.description?.trim() || null,
      permissions: [],
      createdAt: store.now,
    };
    store.integrations.push(integration);
    return { ...toIntegration(integration), clientSecret: store.nextId('secret') };
  }),

  defineOperation('get', '/integrations/{clientId}', 200, (call) =>
    toIntegration(requireIntegration(call, call.path.clientId)),
  ),

  defineOperation('put', '/integrations/{clientId}', 200, (call) => {
    const { store, body } = call;
    const integration = requireIntegration(call, call.path.clientId);
    const name = requireIntegrationName(store, integration.environmentId, body.name, integration);
    Object.assign(integration, { name, description: body.description?.trim() || null });
    return toIntegration(integration);
  }),

  defineOperation('delete', '/integrations/{clientId}', 204, (call) => {
    const { store } = call;
    const { clientId } = requireIntegration(call, call.path.clientId);
    store.integrations = store.integrations.filter((row) => row.clientId !== clientId);
    return undefined;
  }),

  defineOperation('get', '/integrations/{clientId}/permissions', 200, (call) =>
    permissionsOf(requireIntegration(call, call.path.clientId)),
  ),

  defineOperation('put', '/integrations/{clientId}/permissions', 200, (call) => {
    const { body } = call;
    const integration = requireIntegration(call, call.path.clientId);
    integration.permissions = [...new Set(body.permissions)];
    return permissionsOf(integration);
  }),

  defineOperation('post', '/integrations/{clientId}/rotate-secret', 200, (call) => {
    const { store, query } = call;
    const integration = requireIntegration(call, call.path.clientId);
    const keepPreviousSeconds = Number(query.keepPreviousSeconds ?? 0);
    integration.keptUntil =
      keepPreviousSeconds > 0 ? new Date(store.now.getTime() + keepPreviousSeconds * 1_000) : undefined;
    return { clientSecret: store.nextId('secret') };
  }),

  defineOperation('delete', '/integrations/{clientId}/previous-secret', 204, (call) => {
    requireIntegration(call, call.path.clientId).keptUntil = undefined;
    return undefined;
  }),
];
