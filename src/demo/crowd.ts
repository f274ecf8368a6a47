import { storageParts, SUBSCRIPTIONS } from './catalogue';
import { DAY } from './days';
import { chance, demoId, pick } from './random';
import type { DemoData, DemoEnvironment, DemoUser } from './types';

const TYPES = ['development', 'sandbox', 'production'] as const;

/** The totals of the first subscription in `large`. */
const LARGE = { users: 10_000, environments: 60, groups: 300 } as const;

function crowdEnvironment(number: number, now: Date): DemoEnvironment {
  const type = TYPES[number % TYPES.length] ?? 'development';
  const label = String(number).padStart(2, '0');
  return {
    id: demoId(`environment:aurora-line-${label}`),
    subscriptionId: SUBSCRIPTIONS.aurora,
    name: `Aurora line ${label}`,
    description: null,
    technicalName: `aurora-line-${label}`,
    type,
    region: 'EU',
    ...storageParts(pick(`storage:${label}`, 4_000_000_000)),
    storageMeasuredAt: new Date(now.getTime() - 5 * DAY),
    createdAt: new Date(now.getTime() - 300 * DAY),
  };
}

function crowdUser(number: number, now: Date): DemoUser {
  const label = String(number).padStart(5, '0');
  const email = `line.${label}@demo.test`;
  return {
    id: demoId(`user:${email}`),
    email,
    firstName: 'Line',
    lastName: `Desk ${label}`,
    hasFullAccess: false,
    isFederated: false,
    externalUserId: null,
    isEmailVerified: true,
    lastSeenAt: new Date(now.getTime() - pick(`${email}:seen`, 90 * DAY)),
    createdAt: new Date(now.getTime() - (1 + pick(`${email}:created`, 600)) * DAY),
  };
}

/** Adds people, environments and groups to the first subscription up to the totals of `LARGE`. */
export function addCrowd(data: DemoData, now: Date): DemoData {
  const subscriptionId = SUBSCRIPTIONS.aurora;
  const isHere = (row: { subscriptionId: string }) => row.subscriptionId === subscriptionId;
  const countMissing = (rows: { subscriptionId: string }[], wanted: number) =>
    Array.from({ length: wanted - rows.filter(isHere).length }, (_, index) => index + 1);

  const environments = countMissing(data.environments, LARGE.environments).map((number) =>
    crowdEnvironment(number, now),
  );
  const groups = countMissing(data.userGroups, LARGE.groups).map((number) => ({
    id: demoId(`group:line:${number}`),
    subscriptionId,
    name: `Line team ${String(number).padStart(3, '0')}`,
    description: null,
    externalId: null,
    isDefault: false,
  }));
  const people = countMissing(data.memberships, LARGE.users).map((number) => crowdUser(number, now));
  const environmentFor = (text: string) => environments[pick(text, environments.length)]?.id ?? '';

  return {
    ...data,
    subscriptions: data.subscriptions.map((subscription) =>
      subscription.id === subscriptionId
        ? { ...subscription, sandboxEnvironmentsTotal: 30, productionEnvironmentsTotal: 30 }
        : subscription,
    ),
    environments: [...data.environments, ...environments],
    users: [...data.users, ...people],
    memberships: [
      ...data.memberships,
      ...people.map(({ id, createdAt }) => ({
        subscriptionId,
        userId: id,
        status: chance(`${id}:status`) < 0.94 ? ('Active' as const) : ('Inactive' as const),
        roles: [],
        isFederated: false,
        invitedAt: createdAt,
      })),
    ],
    environmentRoles: [
      ...data.environmentRoles,
      ...people.map(({ id }) => ({
        environmentId: environmentFor(`${id}:environment`),
        userId: id,
        role: chance(`${id}:role`) < 0.1 ? ('CA' as const) : ('EU' as const),
      })),
    ],
    userGroups: [...data.userGroups, ...groups],
    groupRoles: [
      ...data.groupRoles,
      ...groups.map(({ id }) => ({ groupId: id, environmentId: environmentFor(id), role: 'EU' as const })),
    ],
    groupMembers: [
      ...data.groupMembers,
      ...people.flatMap(({ id }) => {
        const ids = [0, 1].map((turn) => groups[pick(`${id}:group:${turn}`, groups.length)]?.id ?? '');
        return [...new Set(ids)].map((groupId) => ({ groupId, userId: id }));
      }),
    ],
  };
}
