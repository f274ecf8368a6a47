import { DAY } from './days';
import { ENVIRONMENTS, SUBSCRIPTIONS } from './catalogue';
import { chance, demoId, pick } from './random';
import type { DemoEnvironmentRole, DemoMembership, DemoUser } from './types';

interface Person {
  user: DemoUser;
  membership: DemoMembership;
  environmentRoles: DemoEnvironmentRole[];
}

const DESKS_OF = {
  aurora: ['Prepress', 'Marketing', 'Studio', 'Packaging', 'Quality'],
  borealis: ['Press', 'Finishing', 'Logistics', 'Orders', 'Colour'],
} as const;
const PEOPLE_PER_DESK = 8;

/** Traits of some generated people, by their number in the subscription, so that every status and role occurs. */
const TRAITS: Record<
  keyof typeof DESKS_OF,
  Record<number, Partial<Pick<DemoMembership, 'status' | 'roles'>> & { federated?: true; designer?: true }>
> = {
  aurora: {
    2: { roles: ['SA'] },
    3: { status: 'Inactive', roles: ['SA'] },
    5: { roles: ['TD'] },
    6: { roles: ['TD'] },
    9: { designer: true },
    10: { designer: true },
    13: { status: 'Pending' },
    14: { status: 'Pending' },
    21: { status: 'Pending' },
    17: { status: 'Inactive' },
    18: { status: 'Blocked' },
    24: { federated: true },
    25: { federated: true },
    26: { federated: true },
    27: { federated: true, status: 'Pending' },
    30: { roles: ['SU'] },
  },
  borealis: {
    4: { roles: ['TD'] },
    5: { designer: true },
    6: { designer: true },
    12: { status: 'Pending' },
    19: { status: 'Inactive' },
    20: { status: 'Blocked' },
  },
};

function environmentRolesOf(
  key: keyof typeof DESKS_OF,
  userId: string,
  isDesigner: boolean,
): DemoEnvironmentRole[] {
  const production = ENVIRONMENTS[`${key}Production`];
  const elsewhere = [ENVIRONMENTS[`${key}Sandbox`], ENVIRONMENTS[`${key}Development`]];
  const roles: DemoEnvironmentRole[] = [];
  if (isDesigner) roles.push({ environmentId: production, userId, role: 'TD' });
  else if (chance(`${userId}:production`) < 0.5) {
    roles.push({ environmentId: production, userId, role: chance(`${userId}:role`) < 0.2 ? 'CA' : 'EU' });
  }
  for (const environmentId of elsewhere) {
    if (chance(`${userId}:${environmentId}`) < 0.2) roles.push({ environmentId, userId, role: 'EU' });
  }
  return roles;
}

function person(key: keyof typeof DESKS_OF, number: number, now: Date): Person {
  const desks = DESKS_OF[key];
  const desk = desks[Math.floor(number / PEOPLE_PER_DESK)] ?? desks[0];
  const place = String((number % PEOPLE_PER_DESK) + 1).padStart(2, '0');
  const { status = 'Active', roles = [], federated = false, designer = false } = TRAITS[key][number] ?? {};
  const email = `${desk.toLowerCase()}.${place}@${federated ? 'sso.' : ''}demo.test`;
  const id = demoId(`user:${email}`);
  const isPending = status === 'Pending';
  const createdAt = new Date(now.getTime() - (20 + pick(`${email}:created`, 500)) * DAY);
  return {
    user: {
      id,
      email,
      firstName: isPending ? null : desk,
      lastName: isPending ? null : `Desk ${place}`,
      hasFullAccess: false,
      isFederated: federated,
      externalUserId: federated ? `idp|${email}` : null,
      isEmailVerified: !isPending,
      lastSeenAt: isPending ? null : new Date(now.getTime() - pick(`${email}:seen`, 20 * DAY)),
      createdAt,
    },
    membership: {
      subscriptionId: SUBSCRIPTIONS[key],
      userId: id,
      status,
      roles,
      isFederated: federated,
      invitedAt: createdAt,
    },
    environmentRoles: environmentRolesOf(key, id, designer),
  };
}

/** Creates forty members of each active subscription, named after desks, with every status, some federated. */
export function deskPeople(now: Date): Person[] {
  return (['aurora', 'borealis'] as const).flatMap((key) =>
    Array.from({ length: DESKS_OF[key].length * PEOPLE_PER_DESK }, (_, number) => person(key, number, now)),
  );
}
