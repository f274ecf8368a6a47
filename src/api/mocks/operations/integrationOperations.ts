import type { ActionName } from '@/domain/access';
import { AVAILABLE_PERMISSIONS } from '@/domain/integration';
import { toUnixSeconds } from '@/domain/format';
import { invalidField, nameTaken } from '@/domain/refusal';
import type { components } from '../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { authorize, requireEnvironment, type MockCaller } from '../mockCaller';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { sortedBy } from '../views';

type Row = MockStore['integrations'][number];
type Permission = components['schemas']['IntegrationPermission'];

function toIntegration({ clientId, environmentId, name, description, keptUntil }: Row) {
  return {
    ...{ clientId, environmentId, name, description },
    ...(keptUntil && { previousSecret: { endsAt: toUnixSeconds(keptUntil), lastUsedAt: null } }),
  };
}

function permissionsOf({ permissions }: Row): { permissions: Permission[] } {
  return { permissions: [...permissions].sort() as Permission[] };
}

function requireIntegration(store: MockStore, caller: MockCaller, clientId: string, action: ActionName): Row {
  const integration = store.integrations.find((row) => row.clientId === clientId);
  if (!integration) throw notFound('integration');
  try {
    const { environment, subscription } = requireEnvironment(store, caller, integration.environmentId);
    authorize(store, caller, action, subscription, environment.id);
  } catch (error) {
    throw error instanceof MockProblem && error.status === 404 ? notFound('integration') : error;
  }
  return integration;
}

function requireFreeName(store: MockStore, environmentId: string, name: string, exceptId?: string): string {
  const trimmed = name.trim();
  if (!trimmed || trimmed.length > 20) throw problemOf(invalidField('name', 'must have 1 to 20 characters'));
  const isTaken = store.integrations.some(
    (row) =>
      row.environmentId === environmentId &&
      row.clientId !== exceptId &&
      row.name.toLowerCase() === trimmed.toLowerCase(),
  );
  if (isTaken) throw problemOf(nameTaken('An integration'));
  return trimmed;
}

/** The calls on integrations. */
export const integrationOperations = [
  defineOperation('get', '/integrations/available-permissions', 200, ({ caller }) => {
    caller();
    return AVAILABLE_PERMISSIONS;
  }),

  defineOperation('get', '/integrations', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const { environment, subscription } = requireEnvironment(store, caller, query.environmentId);
    authorize(store, caller, 'integration.read', subscription, environment.id);
    const rows = store.integrations.filter(({ environmentId }) => environmentId === environment.id);
    return sortedBy(rows, ({ name }) => name).map(toIntegration);
  }),

  defineOperation('post', '/integrations', 201, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    const { environment, subscription } = requireEnvironment(store, caller, body.environmentId);
    authorize(store, caller, 'integration.manage', subscription, environment.id);
    const integration: Row = {
      clientId: store.nextId('integration'),
      environmentId: environment.id,
      name: requireFreeName(store, environment.id, body.name),
      description: body.description?.trim() || null,
      permissions: [],
      createdAt: store.now,
    };
    store.integrations.push(integration);
    return { ...toIntegration(integration), clientSecret: store.nextId('secret') };
  }),

  defineOperation('get', '/integrations/{clientId}', 200, ({ store, caller, path }) =>
    toIntegration(requireIntegration(store, caller(), path.clientId, 'integration.read')),
  ),

  defineOperation('put', '/integrations/{clientId}', 200, ({ store, caller, path, body }) => {
    const integration = requireIntegration(store, caller(), path.clientId, 'integration.manage');
    const name = requireFreeName(store, integration.environmentId, body.name, integration.clientId);
    Object.assign(integration, { name, description: body.description?.trim() || null });
    return toIntegration(integration);
  }),

  defineOperation('delete', '/integrations/{clientId}', 204, ({ store, caller, path }) => {
    const { clientId } = requireIntegration(store, caller(), path.clientId, 'integration.manage');
    store.integrations = store.integrations.filter((row) => row.clientId !== clientId);
    return undefined;
  }),

  defineOperation('get', '/integrations/{clientId}/permissions', 200, ({ store, caller, path }) =>
    permissionsOf(requireIntegration(store, caller(), path.clientId, 'integration.read')),
  ),

  defineOperation('put', '/integrations/{clientId}/permissions', 200, ({ store, caller, path, body }) => {
    const integration = requireIntegration(store, caller(), path.clientId, 'integration.manage');
    integration.permissions = [...new Set(body.permissions)];
    return permissionsOf(integration);
  }),

  defineOperation('post', '/integrations/{clientId}/rotate-secret', 200, ({ store, caller, path, query }) => {
    const integration = requireIntegration(store, caller(), path.clientId, 'integration.rotate');
    const keepPreviousSeconds = Number(query.keepPreviousSeconds ?? 0);
    integration.keptUntil =
      keepPreviousSeconds > 0 ? new Date(store.now.getTime() + keepPreviousSeconds * 1_000) : undefined;
    return { clientSecret: store.nextId('secret') };
  }),

  defineOperation('delete', '/integrations/{clientId}/previous-secret', 204, ({ store, caller, path }) => {
    requireIntegration(store, caller(), path.clientId, 'integration.rotate').keptUntil = undefined;
    return undefined;
  }),
];
