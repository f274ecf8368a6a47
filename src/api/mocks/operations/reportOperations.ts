import { ACTIONS, isAllowed, ROLE_NAMES, ROLES } from '@/domain/access';
import { defineOperation } from '../defineOperation';
import { accessIn, authorize, requireEnvironment, requireSubscription } from '../mockCaller';
import { forbidden, notFound } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { reportFile } from '../reportFile';
import { byEnvironment, byName, checkedRange, totalsOf, usageOf } from '../mockUsage';
import { sortedBy, toSubscriptionDetail, usageScope } from '../views';

/** Usage by period, environment and output name, in that order. */
function usageLines(store: MockStore, usage: ReturnType<typeof usageOf>, periodLength: number) {
  const periods = [...new Set(usage.map(({ day }) => day.slice(0, periodLength)))].sort();
  return periods.flatMap((period) => {
    const ofPeriod = usage.filter(({ day }) => day.startsWith(period));
    return sortedBy(byEnvironment(store, ofPeriod), ({ name }) => name).flatMap(({ environmentId, name }) => {
      const own = ofPeriod.filter((row) => row.environmentId === environmentId);
      return sortedBy(byName(own), (line) => line.name).map((line) => [
        period,
        name,
        line.name,
        line.renders,
        line.watermarkedRenders,
      ]);
    });
  });
}

const COLUMNS = ['Environment', 'Output', 'Renders', 'Watermarked renders'];

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
    if (!client || own.length === 0) throw notFound('customer');
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
    const environments = sortedBy(store.environments, ({ name }) => name).filter((row) => {
      const owner = owners.get(row.subscriptionId);
      const isWanted = !query.environmentId || row.id === query.environmentId;
      const { rule } = ACTIONS['report.read-environment'];
      return isWanted && owner && isAllowed(rule, accessIn(store, caller, owner, row.id));
    });
    if (environments.length === 0) {
      throw forbidden("You're missing permission to read environment reports.");
    }
    const rows = usageOf(
      store,
      environments.map(({ id }) => id),
      range,
    );
    return {
      startDate: range.start,
      endDate: range.end,
      ...totalsOf(rows),
      environments: environments.flatMap(({ id, name, subscriptionId }) => {
        const own = rows.filter(({ environmentId }) => environmentId === id);
        if (own.length === 0) return [];
        return { environmentId: id, name, subscriptionId, ...totalsOf(own), details: byName(own) };
      }),
    };
  }),

  defineOperation('get', '/reports/total-environment-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    const { environment, subscription } = requireEnvironment(store, caller, query.environmentId);
    authorize(store, caller, 'report.read-environment', subscription, environment.id);
    const lines = usageLines(store, usageOf(store, [environment.id], range), 'YYYY-MM-DD'.length);
    const name = `environment-usage_${environment.technicalName}_${range.start}_${range.end}`;
    return reportFile(name, query.format, ['Date', ...COLUMNS], lines);
  }),

  defineOperation('get', '/reports/total-subscription-usages', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const range = checkedRange(query.startDate, query.endDate);
    const subscription = requireSubscription(store, caller, query.subscriptionId);
    authorize(store, caller, 'report.read-subscription', subscription);
    const usage = usageOf(store, usageScope(store, subscription.id), range);
    const name = `subscription-usage_${subscription.tenantName}_${range.start}_${range.end}`;
    return reportFile(name, query.format, ['Month', ...COLUMNS], usageLines(store, usage, 'YYYY-MM'.length));
  }),

  defineOperation('get', '/roles', 200, ({ caller }) => {
    caller();
    return ROLE_NAMES.map((name) => ({ code: ROLES[name].code, name, rank: ROLES[name].rank })).sort(
      (one, other) => other.rank - one.rank,
    );
  }),

  defineOperation('get', '/ping', 200, () => ({ status: 'ok' as const })),
];
