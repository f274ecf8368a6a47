import { ACTIONS, isAllowed, ROLE_NAMES, ROLES } from '@/domain/access';
import { defineOperation, MockFile } from '../defineOperation';
import { accessIn, authorize, requireEnvironment, requireSubscription } from '../mockCaller';
import { notFound } from '../MockProblem';
import { byEnvironment, byName, checkedRange, totalsOf, usageOf } from '../mockUsage';
import { toSubscriptionDetail, usageScope } from '../views';

function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => (/[",\n]/.test(`${value}`) ? JSON.stringify(value) : `${value}`);
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

/** The reports, the roles and the state of the platform. */
export const reportOperations = [
  defineOperation('get', '/reports/total-customer-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    const own = store.subscriptions.filter(
      (row) =>
        row.clientId === query.customerId &&
        isAllowed(ACTIONS['report.read-subscription'].rule, accessIn(store, caller, row)),
    );
    const client = store.clients.find(({ id }) => id === query.customerId);
    if (!client || own.length === 0) throw notFound('client');
    const subscriptions = own.map((row) => ({
      subscriptionId: row.id,
      name: row.displayName ?? row.name,
      ...totalsOf(usageOf(store, usageScope(store, row.id), range)),
      storageUsed: toSubscriptionDetail(store, row, { withNotes: false }).storageUsed,
      usersCount: store.memberships.filter(({ subscriptionId }) => subscriptionId === row.id).length,
    }));
    return {
      customerId: client.id,
      customerName: client.name,
      startDate: range.start,
      endDate: range.end,
      totalRenders: subscriptions.reduce((sum, row) => sum + row.totalRenders, 0),
      watermarkedRenders: subscriptions.reduce((sum, row) => sum + row.watermarkedRenders, 0),
      subscriptions,
    };
  }),

  defineOperation('get', '/reports/total-studio-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    if (query.environmentId) {
      const { environment, subscription } = requireEnvironment(store, caller, query.environmentId);
      authorize(store, caller, 'report.read-environment', subscription, environment.id);
    }
    const owners = new Map(store.subscriptions.map((row) => [row.id, row]));
    const environments = store.environments.filter((row) => {
      const owner = owners.get(row.subscriptionId);
      const isWanted = !query.environmentId || row.id === query.environmentId;
      const { rule } = ACTIONS['report.read-environment'];
      return isWanted && owner && isAllowed(rule, accessIn(store, caller, owner, row.id));
    });
    const rows = usageOf(
      store,
      environments.map(({ id }) => id),
      range,
    );
    return {
      startDate: range.start,
      endDate: range.end,
      ...totalsOf(rows),
      environments: environments.map(({ id, name, subscriptionId }) => {
        const own = rows.filter(({ environmentId }) => environmentId === id);
        return { environmentId: id, name, subscriptionId, ...totalsOf(own), details: byName(own) };
      }),
    };
  }),

  defineOperation('get', '/reports/total-environment-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    const { environment, subscription } = requireEnvironment(store, caller, query.environmentId);
    authorize(store, caller, 'report.read-environment', subscription, environment.id);
    const rows = usageOf(store, [environment.id], range).map((row) => [
      row.day,
      row.outputName,
      row.renders,
      row.watermarkedRenders,
    ]);
    const text = toCsv([['date', 'name', 'renders', 'watermarkedRenders'], ...rows]);
    return new MockFile(`${environment.technicalName}-${range.start}-${range.end}.csv`, text);
  }),

  defineOperation('get', '/reports/total-subscription-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    const subscription = requireSubscription(store, caller, query.subscriptionId);
    authorize(store, caller, 'report.read-subscription', subscription);
    const usage = usageOf(store, usageScope(store, subscription.id), range);
    const months = [...new Set(usage.map(({ day }) => day.slice(0, 7)))].sort();
    const rows = months.flatMap((month) =>
      byEnvironment(
        store,
        usage.filter(({ day }) => day.startsWith(month)),
      ).map((line) => [month, line.name, line.renders, line.watermarkedRenders]),
    );
    const text = toCsv([['month', 'environment', 'renders', 'watermarkedRenders'], ...rows]);
    return new MockFile(`${subscription.tenantName}-${range.start}-${range.end}.csv`, text);
  }),

  defineOperation('get', '/roles', 200, ({ caller }) => {
    caller();
    return ROLE_NAMES.map((name) => ({ code: ROLES[name].code, name, rank: ROLES[name].rank })).sort(
      (one, other) => other.rank - one.rank,
    );
  }),

  defineOperation('get', '/ping', 200, () => ({ status: 'ok' as const })),
];
