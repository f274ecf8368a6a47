import { visibleEnvironments } from '@/domain/access';
import { BUILT_IN_CONNECTORS, FIRST_CONNECTOR_VERSION } from '@/domain/connectors';
import { DEFAULT_FONT_FAMILY } from '@/domain/fonts';
import {
  firstFree,
  refusalOfEnvironment,
  refusalOfFirstRoles,
  technicalName,
  usualEnvironmentName,
} from '@/domain/environments';
import { nameTaken } from '@/domain/refusal';
import {
  DEFAULT_USER_INTERFACE_NAME,
  FIRST_OUTPUT_SETTINGS,
  firstOffers,
  NEW_USER_INTERFACE,
} from '@/domain/user-interfaces';
import type { components } from '../../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { accessIn } from '../mockCaller';
import { problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockStore } from '../mockStore';
import { readDefaultFont } from '../readMockFont';
import { readUsage } from '../mockUsage';
import { environmentsOf, sortedBy, toEnvironment, toEnvironmentDetail } from '../views';
import { requireSeats, toRoleCode } from './roleRules';

type Subscription = MockStore['subscriptions'][number];
type Input = components['schemas']['CreateEnvironment'];

function insert(store: MockStore, subscription: Subscription, input: Input) {
  const taken = new Set(environmentsOf(store, subscription.id).map(({ name }) => name.toLowerCase()));
  const isTaken = (name: string) => taken.has(name.toLowerCase());
  const name = input.name?.trim() ?? firstFree(usualEnvironmentName(subscription, input.type), isTaken, ' ');
  if (isTaken(name)) throw problemOf(nameTaken('An environment'));
  const roles = (input.environmentRoles ?? []).map((entry) => ({
    ...entry,
    role: toRoleCode(entry.userRole),
  }));
  const isOf = (row: { subscriptionId: string }) => row.subscriptionId === subscription.id;
  const known = {
    userIds: new Set(store.memberships.filter(isOf).map(({ userId }) => userId)),
    groupIds: new Set(store.userGroups.filter(isOf).map(({ id }) => id)),
  };
  refuseIf(refusalOfFirstRoles(roles, known));
  const designers = roles.flatMap(({ userId, role }) => (userId && role === 'TD' ? [userId] : []));
  requireSeats(store, subscription, designers);
  const allNames = new Set(
    [...store.environments, ...store.deletedEnvironments].map(({ technicalName }) => technicalName),
  );
  const environment = {
    id: store.nextId('environment'),
    subscriptionId: subscription.id,
    name,
    description: input.description?.trim() || null,
    technicalName: technicalName(name, subscription.id, (candidate) => allNames.has(candidate)),
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
      source: null,
      browserCredentials: null,
      serverCredentials: null,
      createdAt: store.now,
    });
  }
  addFirstOutput(store, environment.id);
  addDefaultFonts(store, environment.id);
  for (const { userId, userGroupId, role } of roles) {
    if (userId) store.environmentRoles.push({ environmentId: environment.id, userId, role });
    else if (userGroupId && role !== 'TD') {
      store.groupRoles.push({ environmentId: environment.id, groupId: userGroupId, role });
    }
  }
  return environment;
}

function addDefaultFonts(store: MockStore, environmentId: string): void {
  const { name, styles } = DEFAULT_FONT_FAMILY;
  store.fontFamilies.push({
    id: store.nextId('font family'),
    environmentId,
    name,
    createdAt: store.now,
    modifiedAt: store.now,
    styles: styles.map((style) => ({
      id: store.nextId('font style'),
      ...style,
      extension: 'ttf',
      isBuiltIn: true,
      read: readDefaultFont(style.fileName),
    })),
  });
}

function addFirstOutput(store: MockStore, environmentId: string): void {
  const common = { environmentId, createdAt: store.now, modifiedAt: store.now };
  const settings = FIRST_OUTPUT_SETTINGS.map((setting) => ({
    id: store.nextId('output setting'),
    ...setting,
    ...common,
  }));
  store.outputSettings.push(...settings);
  store.userInterfaces.push({
    ...NEW_USER_INTERFACE,
    ...common,
    name: DEFAULT_USER_INTERFACE_NAME,
    isDefault: true,
    id: store.nextId('user interface'),
    outputSettings: firstOffers((type) => settings.find((setting) => setting.type === type)?.id ?? ''),
  });
}

/** Environments. */
export const environmentOperations = [
  defineOperation('get', '/environments', 200, ({ store, caller: getCaller, requireSight, query }) => {
    const caller = getCaller();
    if (query.subscriptionId) requireSight(query.subscriptionId);
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

  defineOperation('post', '/environments', 201, ({ store, enterSubscription, body }) => {
    const subscription = enterSubscription(body.subscriptionId);
    refuseIf(refusalOfEnvironment(body.type, subscription, environmentsOf(store, subscription.id)));
    return toEnvironmentDetail(store, insert(store, subscription, body), subscription);
  }),

  defineOperation('get', '/environments/{environmentId}', 200, ({ store, enterEnvironment, path }) => {
    const { environment, subscription } = enterEnvironment(path.environmentId);
    return toEnvironmentDetail(store, environment, subscription);
  }),

  defineOperation(
    'patch',
    '/environments/{environmentId}',
    200,
    ({ store, enterEnvironment, path, body: { name, description } }) => {
      const { environment, subscription } = enterEnvironment(path.environmentId);
      if (name !== undefined) {
        const among = environmentsOf(store, subscription.id);
        const refusal = nameTaken('An environment');
        requireFreeName({ among, name: name.trim(), own: environment, refusal });
        environment.name = name.trim();
      }
      if (description !== undefined) environment.description = description?.trim() || null;
      return toEnvironmentDetail(store, environment, subscription);
    },
  ),

  defineOperation('delete', '/environments/{environmentId}', 204, ({ store, enterEnvironment, path }) => {
    const { environment } = enterEnvironment(path.environmentId);
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
    ({ store, enterEnvironment, path, query }) => {
      const { environment } = enterEnvironment(path.environmentId);
      return readUsage(store, [environment.id], query, false);
    },
  ),
];
