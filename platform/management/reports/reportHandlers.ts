import { eq } from 'drizzle-orm';
import {
  byOutput,
  NO_READABLE_REPORTS,
  refusalOfRange,
  reportTable,
  sumBy,
  toDetails,
  totals,
  type DayRange,
  type UsageRow,
} from '@/domain/usage';
import { subscriptions } from '../../database/schema';
import { selectEnvironments, usedStorage } from '../environments/environmentQueries';
import type { Call, Handlers, Schemas } from '../operations';
import { notFound, problemOf, refuseIf } from '../../http/Problem';
import { clientName } from '../subscriptions/subscriptionQueries';
import { selectUsage, sumUsage } from '../usage/usageQueries';
import { countUsers } from '../users/userQueries';
import { sendReport } from './sendReport';

type Ids =
  | 'getTotalCustomerUsages'
  | 'getTotalEnvironmentUsages'
  | 'getTotalStudioUsages'
  | 'getTotalSubscriptionUsages';

/** The reports. */
export const reportHandlers: Handlers<Ids> = {
  async getTotalCustomerUsages({ database, mayEnter, query }) {
    const { start, end } = checkedRange(query);
    const owned = await database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.clientId, query.customerId));
    const readable = owned.filter((subscription) => mayEnter(subscription));
    const [first] = readable;
    if (!first) throw notFound('customer');
    const entries: Schemas['SubscriptionUsage'][] = [];
    for (const subscription of readable.sort((one, other) => one.name.localeCompare(other.name))) {
      const scope = { subscriptionId: subscription.id };
      const used = await sumUsage(database, scope, { start, end });
      const rooms = await selectEnvironments(database, scope);
      entries.push({
        subscriptionId: subscription.id,
        name: subscription.displayName ?? subscription.name,
        totalRenders: used.renders,
        watermarkedRenders: used.watermarkedRenders,
        storageUsed: rooms.reduce((sum, room) => sum + usedStorage(room), 0),
        usersCount: await countUsers(database, scope),
      });
    }
    return {
      customerId: first.clientId,
      customerName: await clientName(database, first.clientId),
      startDate: start,
      endDate: end,
      totalRenders: entries.reduce((sum, entry) => sum + entry.totalRenders, 0),
      watermarkedRenders: entries.reduce((sum, entry) => sum + entry.watermarkedRenders, 0),
      subscriptions: entries,
    };
  },

  async getTotalEnvironmentUsages(call) {
    const { database, query, reply } = call;
    const { environment, subscription } = await call.enterEnvironment(query.environmentId);
    const range = checkedRange(query);
    return makeReport(call, subscription.id, async () => {
      const rows = await selectUsage(database, { environmentIds: [environment.id] }, range, 'day');
      return sendReport(reply, {
        kind: 'environment-usage',
        name: environment.technicalName,
        range,
        format: query.format,
        ...reportTable('day', rows),
      });
    });
  },

  async getTotalStudioUsages(call) {
    const range = checkedRange(call.query);
    const environmentIds = await reportedEnvironments(call);
    const rows = await selectUsage(call.database, { environmentIds }, range, 'year');
    const byRoom = new Map<string, UsageRow[]>();
    for (const row of rows) byRoom.set(row.environmentId, [...(byRoom.get(row.environmentId) ?? []), row]);
    return {
      startDate: range.start,
      endDate: range.end,
      ...totals(rows),
      environments: [...byRoom.values()].flatMap((ofRoom) => {
        const [first] = ofRoom;
        if (!first) return [];
        const { environmentId, environmentName: name, subscriptionId } = first;
        const details = toDetails(sumBy(ofRoom, byOutput));
        return [{ environmentId, name, subscriptionId, ...totals(ofRoom), details }];
      }),
    };
  },

  async getTotalSubscriptionUsages(call) {
    const { database, query, reply } = call;
    const subscription = await call.enterSubscription(query.subscriptionId);
    const range = checkedRange(query);
    return makeReport(call, subscription.id, async () => {
      const rows = await selectUsage(database, { subscriptionId: subscription.id }, range, 'month');
      return sendReport(reply, {
        kind: 'subscription-usage',
        name: subscription.tenantName,
        range,
        format: query.format,
        ...reportTable('month', rows),
      });
    });
  },
};

/** Makes a report when its subscription has its turn. @throws BusyError */
const makeReport = <Report>(
  { reports, caller, signal }: Pick<Call<Ids>, 'reports' | 'caller' | 'signal'>,
  customer: string,
  make: () => Promise<Report>,
): Promise<Report> => reports.run({ customer, caller: caller.user.id }, make, signal);

/** @throws Problem 400 for a range without reports */
function checkedRange({ startDate, endDate }: { startDate: string; endDate: string }): DayRange {
  refuseIf(refusalOfRange(startDate, endDate));
  return { start: startDate, end: endDate };
}

/** Returns the requested environment, else all whose reports the caller may read. @throws Problem 403 or 404 */
async function reportedEnvironments(call: Call<'getTotalStudioUsages'>): Promise<string[]> {
  const { database, query } = call;
  if (query.environmentId) {
    const { environment } = await call.enterEnvironment(query.environmentId);
    return [environment.id];
  }
  const all = await database.select().from(subscriptions);
  const owners = new Map(all.map((subscription) => [subscription.id, subscription]));
  const rooms = await selectEnvironments(database, {});
  const readable = rooms.filter(({ id, subscriptionId }) => {
    const owner = owners.get(subscriptionId);
    return owner !== undefined && call.mayEnter(owner, id);
  });
  if (readable.length === 0) throw problemOf(NO_READABLE_REPORTS);
  return readable.map(({ id }) => id);
}
