import { visibleEnvironments } from '@/domain/access';
import { BUILT_IN_CONNECTORS, FIRST_CONNECTOR_VERSION } from '@/domain/connector';
import { technicalName } from '@/domain/environment';
import type { components } from '../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { accessIn, authorize, requireEnvironment, requireSubscription } from '../mockCaller';
import { conflict, invalid } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { readUsage } from '../mockUsage';
import { environmentsOf, sortedBy, toEnvironment, toEnvironmentDetail } from '../views';
import { requireSeats, toRoleCode } from './roleRules';

type Subscription = MockStore['subscriptions'][number];
type Input = components['schemas']['CreateEnvironment'];

function requireRoom(store: MockStore, subscription: Subscription, type: Input['type']): void {
  if (type === 'development') return;
  const total =
    type === 'sandbox' ? subscription.sandboxEnvironmentsTotal : subscription.productionEnvironmentsTotal;
  const used = environmentsOf(store, subscription.id).filter((row) => row.type === type).length;
  if (used >= total) throw conflict(`All ${total} ${type} environments of the contract are used.`);
}

function firstFree(base: string, isTaken: (name: string) => boolean, glue: string): string {
  let name = base;
  for (let number = 2; isTaken(name); number++) name = `${base}${glue}${number}`;
  return name;
}

function isTakenName(store: MockStore): (candidate: string) => boolean {
  const taken = new Set(
    [...store.environments, ...store.deletedEnvironments].map((row) => row.technicalName),
  );
  return (candidate) => taken.has(candidate);
}

function requireHolders(store: MockStore, subscription: Subscription, input: Input): void {
  for (const [index, { userId, userGroupId, userRole }] of (input.environmentRoles ?? []).entries()) {
    const field = `environmentRoles.${index}`;
    if ((userId === undefined) === (userGroupId === undefined)) {
      throw invalid(field, 'needs either a user or a group');
    }
    if (userGroupId && toRoleCode(userRole) === 'TD') {
      throw invalid(`${field}.userRole`, 'TemplateDesigner cannot be given through a group');
    }
    const isOf = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId === subscription.id;
    if (userId && !store.memberships.some((row) => isOf(row) && row.userId === userId)) {
      throw invalid(`${field}.userId`, 'is no user of the subscription');
    }
    if (userGroupId && !store.userGroups.some((row) => isOf(row) && row.id === userGroupId)) {
      throw invalid(`${field}.userGroupId`, 'is no group of the subscription');
    }
  }
}

function insert(store: MockStore, subscription: Subscription, input: Input) {
  const taken = new Set(environmentsOf(store, subscription.id).map(({ name }) => name.toLowerCase()));
  const isTaken = (name: string) => taken.has(name.toLowerCase());
  const base = `${subscription.displayName ?? subscription.name} ${input.type}`;
  const name = input.name?.trim() ?? firstFree(base, isTaken, ' ');
  if (isTaken(name)) throw conflict('An environment with this name exists already.', 'name');
  requireHolders(store, subscription, input);
  const designers = (input.environmentRoles ?? []).filter(({ userRole }) => toRoleCode(userRole) === 'TD');
  requireSeats(
    store,
    subscription,
    designers.flatMap(({ userId }) => userId ?? []),
  );
  const environment = {
    id: store.nextId('environment'),
    subscriptionId: subscription.id,
    name,
    description: input.description?.trim() || null,
    technicalName: technicalName(name, subscription.id, isTakenName(store)),
    type: input.type,
    region: subscription.region,
    assetsBytes: 0,
    documentsBytes: 0,
    fontsBytes: 0,
    cacheBytes: 0,
    backupBytes: 0,
    otherBytes: 0,
    storageMeasuredAt: store.now,
    createdAt: store.now,
  };
  store.environments.push(environment);
  for (const connector of BUILT_IN_CONNECTORS) {
    store.connectors.push({
      ...connector,
      id: store.nextId('connector'),
      environmentId: environment.id,
      version: FIRST_CONNECTOR_VERSION,
      iconUrl: null,
      isEnabled: true,
      ownerType: 'builtIn',
      allowedDomains: [],
      browserAuthentication: 'none',
      serverAuthentication: 'none',
      createdAt: store.now,
    });
  }
  for (const { userId, userGroupId, userRole } of input.environmentRoles ?? []) {
    const role = toRoleCode(userRole);
    if (userId) store.environmentRoles.push({ environmentId: environment.id, userId, role });
    else if (userGroupId && role !== 'TD') {
      store.groupRoles.push({ environmentId: environment.id, groupId: userGroupId, role });
    }
  }
  return environment;
}

/** The calls on environments. */
export const environmentOperations = [
  defineOperation('get', '/environments', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    if (query.subscriptionId) requireSubscription(store, caller, query.subscriptionId);
    const wanted = query.environmentName?.toLowerCase();
    const rows = sortedBy(store.environments, ({ name }) => name).filter(
      (row) =>
        (!query.subscriptionId || row.subscriptionId === query.subscriptionId) &&
        (!wanted || row.name.toLowerCase() === wanted || row.technicalName === wanted),
    );
    return rows.flatMap((row) => {
      const owner = store.subscriptions.find(({ id }) => id === row.subscriptionId);
      if (!owner) return [];
      const visible = visibleEnvironments([{ guid: row.id }], accessIn(store, caller, owner));
      return visible.length > 0 ? [toEnvironment(row, owner)] : [];
    });
  }),

  defineOperation('post', '/environments', 201, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    const subscription = requireSubscription(store, caller, body.subscriptionId);
    authorize(store, caller, 'environment.create', subscription);
    requireRoom(store, subscription, body.type);
    return toEnvironmentDetail(store, insert(store, subscription, body), subscription);
  }),

  defineOperation('get', '/environments/{environmentId}', 200, ({ store, caller, path }) => {
    const { environment, subscription } = requireEnvironment(store, caller(), path.environmentId);
    return toEnvironmentDetail(store, environment, subscription);
  }),

  defineOperation('delete', '/environments/{environmentId}', 204, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const { environment, subscription } = requireEnvironment(store, caller, path.environmentId);
    authorize(store, caller, 'environment.delete', subscription, environment.id);
    const isOther = ({ environmentId }: { environmentId: string }) => environmentId !== environment.id;
    store.deletedEnvironments.push(environment);
    store.environments = store.environments.filter(({ id }) => id !== environment.id);
    store.environmentRoles = store.environmentRoles.filter(isOther);
    store.groupRoles = store.groupRoles.filter(isOther);
    store.integrations = store.integrations.filter(isOther);
    return undefined;
  }),

  defineOperation(
    'get',
    '/environments/{environmentId}/renders',
    200,
    ({ store, caller: getCaller, path, query }) => {
      const caller = getCaller();
      const { environment, subscription } = requireEnvironment(store, caller, path.environmentId);
      authorize(store, caller, 'environment.read-renders', subscription, environment.id);
      return readUsage(store, [environment.id], query, false);
    },
  ),
];
