import type { components } from '../../contract/platform.gen';
import type { MockStore } from './mockStore';
import { toUnixSeconds } from '@/domain/format';
import { completeMonths, contractYear, totals } from '@/domain/usage';
import { usageOf } from './mockUsage';

type Schemas = components['schemas'];
type Environment = MockStore['environments'][number];
type Subscription = MockStore['subscriptions'][number];

const byText = (one: string, other: string) => one.toLowerCase().localeCompare(other.toLowerCase());

/** Sorts rows by a text, ignoring case. */
export function sortedBy<T>(rows: readonly T[], textOf: (row: T) => string): T[] {
  return [...rows].sort((one, other) => byText(textOf(one), textOf(other)));
}

function storageDetail(row: Environment): Schemas['StorageDetail'] {
  return {
    assets: row.assetsBytes,
    documents: row.documentsBytes,
    fonts: row.fontsBytes,
    cache: row.cacheBytes,
    backup: row.backupBytes,
    other: row.otherBytes,
  };
}

function usedStorage(row: Environment): number {
  return Object.values(storageDetail(row)).reduce((sum, part) => sum + part, 0);
}

/** Returns the environments of a subscription by name. */
export function environmentsOf(store: MockStore, subscriptionId: string): Environment[] {
  return sortedBy(
    store.environments.filter((row) => row.subscriptionId === subscriptionId),
    ({ name }) => name,
  );
}

/** Returns the ids of a subscription's environments, including deleted ones. */
export function usageScope(store: MockStore, subscriptionId: string): string[] {
  return [...store.environments, ...store.deletedEnvironments]
    .filter((row) => row.subscriptionId === subscriptionId)
    .map(({ id }) => id);
}

/** Describes an environment in lists. */
export function toEnvironment(row: Environment, { backOfficeUri }: Subscription): Schemas['Environment'] {
  const { id, subscriptionId, name, region, type, technicalName } = row;
  const base = { id, guid: id, subscriptionId, name, region, type, technicalName };
  return { ...base, usedStorage: usedStorage(row), backOfficeUri };
}

/** Describes an environment with all details. */
export function toEnvironmentDetail(
  store: MockStore,
  row: Environment,
  subscription: Subscription,
): Schemas['EnvironmentDetail'] {
  const year = contractYear(subscription.startDate, store.now);
  const { totalRenders, watermarkedRenders } = totals(usageOf(store, [row.id], year));
  return {
    id: row.id,
    guid: row.id,
    backOfficeUri: subscription.backOfficeUri,
    subscriptionId: subscription.id,
    name: row.name,
    description: row.description,
    defaultName: row.technicalName,
    type: row.type,
    usedStorage: usedStorage(row),
    usedStorageDetail: storageDetail(row),
    storageAsOf: toUnixSeconds(row.storageMeasuredAt),
    tenantName: subscription.tenantName,
    region: row.region,
    renders: totalRenders,
    watermarkedRenders,
    isGraFxPricebook: subscription.isGraFxPricebook,
  };
}

function clientName(store: MockStore, clientId: string): string {
  return store.clients.find(({ id }) => id === clientId)?.name ?? '';
}

/** Describes a subscription in lists. */
export function toSubscription(store: MockStore, row: Subscription): Schemas['Subscription'] {
  const { id, name, displayName, isActive, clientId, isGraFxPricebook, subscriptionType, pricebookVersion } =
    row;
  return {
    id,
    guid: id,
    name,
    displayName,
    isActive,
    clientId,
    clientName: clientName(store, clientId),
    isGraFxPricebook,
    subscriptionType,
    pricebookVersion,
  };
}

/** Returns the ids of users with a template designer seat: by a subscription role or in any environment. */
export function designersOf(store: MockStore, subscriptionId: string): Set<string> {
  const environmentIds = new Set(environmentsOf(store, subscriptionId).map(({ id }) => id));
  return new Set([
    ...store.memberships
      .filter((row) => row.subscriptionId === subscriptionId && row.roles.includes('TD'))
      .map(({ userId }) => userId),
    ...store.environmentRoles
      .filter(({ environmentId, role }) => role === 'TD' && environmentIds.has(environmentId))
      .map(({ userId }) => userId),
  ]);
}

/** Returns the subscription admins. */
export function adminsOf(store: MockStore, subscriptionId: string) {
  return store.memberships.filter((row) => row.subscriptionId === subscriptionId && row.roles.includes('SA'));
}

function averageRenders(store: MockStore, subscriptionId: string, months: number) {
  const range = completeMonths(months, store.now);
  const rows = usageOf(store, usageScope(store, subscriptionId), range);
  return { months, average: totals(rows).totalRenders / months, startDate: range.start, endDate: range.end };
}

/** Describes a subscription with its contract, quota and usage. */
export function toSubscriptionDetail(
  store: MockStore,
  row: Subscription,
  options: { readonly months?: number | undefined; readonly withNotes: boolean },
): Schemas['SubscriptionDetail'] {
  const rooms = environmentsOf(store, row.id);
  const used = totals(usageOf(store, usageScope(store, row.id), contractYear(row.startDate, store.now)));
  const admins = adminsOf(store, row.id);
  const countOf = (type: Environment['type']) => rooms.filter((room) => room.type === type).length;
  const { isActive, sandboxEnvironmentsTotal, productionEnvironmentsTotal, notes, ...contract } = row;
  return {
    ...contract,
    usedRenders: used.totalRenders,
    watermarkedRenders: used.watermarkedRenders,
    storageUsed: rooms.reduce((sum, room) => sum + usedStorage(room), 0),
    storageAsOf: Math.min(
      toUnixSeconds(store.now),
      ...rooms.map((room) => toUnixSeconds(room.storageMeasuredAt)),
    ),
    rendersAsOf: toUnixSeconds(store.now),
    ...(options.months ? { averageRenders: averageRenders(store, row.id, options.months) } : {}),
    environments: rooms.map((room) => ({
      ...toEnvironment(room, row),
      usedStorageDetail: storageDetail(room),
    })),
    licenses: store.licenses
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .map(({ subscriptionId: _of, ...license }) => license),
    status: isActive ? 'Active' : 'Inactive',
    clientName: clientName(store, row.clientId),
    templateDesignerSeatsUsed: designersOf(store, row.id).size,
    tenantInformation: {
      sandboxEnvironmentsTotal,
      sandboxEnvironmentsUsed: countOf('sandbox'),
      productionEnvironmentsTotal,
      productionEnvironmentsUsed: countOf('production'),
    },
    notes: options.withNotes ? notes : null,
    noOfSAUsers: admins.length,
    noOfActiveSAUsers: admins.filter(({ status }) => status === 'Active').length,
  };
}
