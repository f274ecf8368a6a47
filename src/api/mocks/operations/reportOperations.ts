import { ROLE_NAMES, ROLES } from '@/domain/access';
import { byOutput, NO_READABLE_REPORTS, reportTable, sumBy, toDetails, totals } from '@/domain/usage';
import { defineOperation } from '../defineOperation';
import { notFound, problemOf } from '../MockProblem';
import { checkedRange, usageByPeriod, usageOf } from '../mockUsage';
import { reportFile } from '../reportFile';
import { sortedBy, toSubscriptionDetail, usageScope } from '../views';

/** Reports, roles and the status of the platform. */
export const reportOperations = [
  defineOperation('get', '/reports/total-customer-usages', 200, ({ store, mayEnter, query }) => {
    const range = checkedRange(query.startDate, query.endDate);
    const own = store.subscriptions.filter((row) => row.clientId === query.customerId && mayEnter(row));
    const client = store.clients.find(({ id }) => id === query.customerId);
    if (!client || own.length === 0) throw notFound('customer');
    const subscriptions = own.map((row) => ({
      subscriptionId: row.id,
      name: row.displayName ?? row.name,
      ...totals(usageOf(store, usageScope(store, row.id), range)),
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

  defineOperation(
    'get',
    '/reports/total-studio-usages',
    200,
    ({ store, enterEnvironment, mayEnter, query }) => {
      const range = checkedRange(query.startDate, query.endDate);
      if (query.environmentId) enterEnvironment(query.environmentId);
      const owners = new Map(store.subscriptions.map((row) => [row.id, row]));
      const environments = sortedBy(store.environments, ({ name }) => name).filter((row) => {
        const owner = owners.get(row.subscriptionId);
        const isWanted = !query.environmentId || row.id === query.environmentId;
        return isWanted && owner && mayEnter(owner, row.id);
      });
      if (environments.length === 0) {
        throw problemOf(NO_READABLE_REPORTS);
      }
      const rows = usageOf(
        store,
        environments.map(({ id }) => id),
        range,
      );
      return {
        startDate: range.start,
        endDate: range.end,
        ...totals(rows),
        environments: environments.flatMap(({ id, name, subscriptionId }) => {
          const own = rows.filter(({ environmentId }) => environmentId === id);
          if (own.length === 0) return [];
          return {
            environmentId: id,
            name,
            subscriptionId,
            ...totals(own),
            details: toDetails(sumBy(own, byOutput)),
          };
        }),
      };
    },
  ),

  defineOperation('get', '/reports/total-environment-usages', 200, ({ store, enterEnvironment, query }) => {
    const { environment } = enterEnvironment(query.environmentId);
    const range = checkedRange(query.startDate, query.endDate);
    const rows = usageByPeriod(store, [environment.id], range, 'day');
    return reportFile({
      kind: 'environment-usage',
      name: environment.technicalName,
      range,
      format: query.format,
      ...reportTable('day', rows),
    });
  }),

  defineOperation('get', '/reports/total-subscription-usages', 200, ({ store, enterSubscription, query }) => {
    const subscription = enterSubscription(query.subscriptionId);
    const range = checkedRange(query.startDate, query.endDate);
    const rows = usageByPeriod(store, usageScope(store, subscription.id), range, 'month');
    return reportFile({
      kind: 'subscription-usage',
      name: subscription.tenantName,
      range,
      format: query.format,
      ...reportTable('month', rows),
    });
  }),

  defineOperation('get', '/roles', 200, ({ caller }) => {
    caller();
    return ROLE_NAMES.map((name) => ({ code: ROLES[name].code, name, rank: ROLES[name].rank })).sort(
      (one, other) => other.rank - one.rank,
    );
  }),

  defineOperation('get', '/ping', 200, () => ({ status: 'ok' as const })),
];
