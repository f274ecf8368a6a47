import { toUnixSeconds } from '@/domain/format';
import { completeMonths, contractYear } from '@/domain/usage';
import type { Database } from '../../database';
import type { EnvironmentRow, SubscriptionRow } from '../../access/authorize';
import {
  selectEnvironments,
  storageDetail,
  toEnvironment,
  usedStorage,
} from '../environments/environmentQueries';
import { absoluteUri } from '../../http/absoluteUri';
import type { Schemas } from '../operations';
import { sumUsage } from '../usage/usageQueries';
import { clientName, countAdmins, selectDesigners, selectLicenses } from './subscriptionQueries';

/**
 * Describes the subscription with its contract, quota and current usage; `months` adds the average of that many months.
 */
export async function toSubscriptionDetail(
  db: Database,
  row: SubscriptionRow,
  options: { months?: number | undefined; withNotes: boolean; publicUrl: string; now: Date },
): Promise<Schemas['SubscriptionDetail']> {
  const { months, withNotes, publicUrl, now } = options;
  const rooms = await selectEnvironments(db, { subscriptionId: row.id });
  const used = await sumUsage(db, { subscriptionId: row.id }, contractYear(row.startDate, now));
  const admins = await countAdmins(db, row.id);
  const backOfficeUri = absoluteUri(row.backOfficeUri, publicUrl);
  return {
    id: row.id,
    name: row.name,
    displayName: row.displayName,
    usedRenders: used.renders,
    watermarkedRenders: used.watermarkedRenders,
    maxRenders: row.maxRenders,
    maxStorage: row.maxStorage,
    storageUsed: rooms.reduce((sum, room) => sum + usedStorage(room), 0),
    storageAsOf: toUnixSeconds(oldestMeasure(rooms, now)),
    rendersAsOf: toUnixSeconds(now),
    ...(months && { averageRenders: await averageRenders(db, row.id, months, now) }),
    environments: rooms.map((room) => ({
      ...toEnvironment(room, backOfficeUri),
      usedStorageDetail: storageDetail(room),
    })),
    licenses: await selectLicenses(db, row.id),
    startDate: row.startDate,
    endDate: row.endDate,
    subscriptionType: row.subscriptionType,
    status: row.isActive ? 'Active' : 'Inactive',
    clientId: row.clientId,
    clientName: await clientName(db, row.clientId),
    billingClientContact: row.billingClientContact,
    templateDesignerSeatsTotal: row.templateDesignerSeatsTotal,
    templateDesignerSeatsUsed: (await selectDesigners(db, row.id)).size,
    tenantInformation: {
      sandboxEnvironmentsTotal: row.sandboxEnvironmentsTotal,
      sandboxEnvironmentsUsed: rooms.filter(({ type }) => type === 'sandbox').length,
      productionEnvironmentsTotal: row.productionEnvironmentsTotal,
      productionEnvironmentsUsed: rooms.filter(({ type }) => type === 'production').length,
    },
    isGraFxPricebook: row.isGraFxPricebook,
    pricebookVersion: row.pricebookVersion,
    subscriptionTier: row.subscriptionTier,
    maxTemplates: row.maxTemplates,
    tenantName: row.tenantName,
    region: row.region,
    backOfficeUri,
    notes: withNotes ? row.notes : null,
    prices: row.prices,
    externalIdpDomains: row.externalIdpDomains,
    noOfSAUsers: admins.all,
    noOfActiveSAUsers: admins.active,
  };
}

function oldestMeasure(rooms: readonly EnvironmentRow[], now: Date): Date {
  return rooms.reduce(
    (oldest, room) => (room.storageMeasuredAt < oldest ? room.storageMeasuredAt : oldest),
    now,
  );
}

async function averageRenders(
  db: Database,
  subscriptionId: string,
  months: number,
  now: Date,
): Promise<Schemas['AverageRenders']> {
  const range = completeMonths(months, now);
  const { renders } = await sumUsage(db, { subscriptionId }, range);
  return { months, average: renders / months, startDate: range.start, endDate: range.end };
}
