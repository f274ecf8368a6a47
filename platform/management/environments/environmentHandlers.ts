import { toUnixSeconds } from '@/domain/format';
import type { Database } from '../../database';
import { visibleEnvironments } from '@/domain/access';
import { contractYear } from '@/domain/usage';
import { inArray } from 'drizzle-orm';
import { subscriptions } from '../../database/schema';
import { accessIn, type EnvironmentRow, type SubscriptionRow } from '../../access/authorize';
import { absoluteUri } from '../../http/absoluteUri';
import type { Handlers, Schemas } from '../operations';
import { readUsage } from '../usage/readUsage';
import { sumUsage } from '../usage/usageQueries';
import { createEnvironment, deleteEnvironment } from './createEnvironment';
import { updateEnvironment } from './updateEnvironment';
import { selectEnvironments, storageDetail, toEnvironment, usedStorage } from './environmentQueries';

type Ids =
  | 'listEnvironments'
  | 'createEnvironment'
  | 'getEnvironment'
  | 'updateEnvironment'
  | 'deleteEnvironment'
  | 'getEnvironmentRenders';

/** The operations on environments. */
export const environmentHandlers: Handlers<Ids> = {
  async listEnvironments({ database, caller, requireSight, query, settings }) {
    const { subscriptionId } = query;
    if (subscriptionId) await requireSight(subscriptionId);
    const rows = await selectEnvironments(database, { subscriptionId, name: query.environmentName });
    const owners = await subscriptionsOf(database, rows);
    return rows.flatMap((row) => {
      const owner = owners.get(row.subscriptionId);
      if (!owner) return [];
      const [visible] = visibleEnvironments([{ guid: row.id }], accessIn(caller, owner));
      return visible ? [toEnvironment(row, absoluteUri(owner.backOfficeUri, settings.publicUrl))] : [];
    });
  },

  async createEnvironment({ database, enterSubscription, body, settings, now }) {
    const subscription = await enterSubscription(body.subscriptionId);
    const environment = await createEnvironment(database, subscription, body, now);
    return toDetail(database, environment, subscription, settings.publicUrl, now);
  },

  async getEnvironment({ database, enterEnvironment, params, settings, now }) {
    const { environment, subscription } = await enterEnvironment(params.environmentId);
    return toDetail(database, environment, subscription, settings.publicUrl, now);
  },

  async updateEnvironment({ database, enterEnvironment, params, body, settings, now }) {
    const { environment, subscription } = await enterEnvironment(params.environmentId);
    const changed = await updateEnvironment(database, environment, body);
    return toDetail(database, changed, subscription, settings.publicUrl, now);
  },

  async deleteEnvironment({ database, enterEnvironment, params, now }) {
    const { environment } = await enterEnvironment(params.environmentId);
    await deleteEnvironment(database, environment.id, now);
    return undefined;
  },

  async getEnvironmentRenders({ database, enterEnvironment, params, query, now }) {
    const { environment } = await enterEnvironment(params.environmentId);
    return readUsage(database, { environmentIds: [environment.id] }, query, now);
  },
};

async function subscriptionsOf(db: Database, rows: EnvironmentRow[]): Promise<Map<string, SubscriptionRow>> {
  const ids = [...new Set(rows.map(({ subscriptionId }) => subscriptionId))];
  const owners =
    ids.length === 0 ? [] : await db.select().from(subscriptions).where(inArray(subscriptions.id, ids));
  return new Map(owners.map((owner) => [owner.id, owner]));
}

async function toDetail(
  db: Database,
  row: EnvironmentRow,
  subscription: SubscriptionRow,
  publicUrl: string,
  now: Date,
): Promise<Schemas['EnvironmentDetail']> {
  const { renders, watermarkedRenders } = await sumUsage(
    db,
    { environmentIds: [row.id] },
    contractYear(subscription.startDate, now),
  );
  return {
    id: row.id,
    guid: row.id,
    backOfficeUri: absoluteUri(subscription.backOfficeUri, publicUrl),
    subscriptionId: row.subscriptionId,
    name: row.name,
    description: row.description,
    defaultName: row.technicalName,
    type: row.type,
    usedStorage: usedStorage(row),
    usedStorageDetail: storageDetail(row),
    storageAsOf: toUnixSeconds(row.storageMeasuredAt),
    tenantName: subscription.tenantName,
    region: row.region,
    renders,
    watermarkedRenders,
    isGraFxPricebook: subscription.isGraFxPricebook,
  };
}
