import { DAY } from './days';
import { demoId } from './random';
import { ENVIRONMENTS, SUBSCRIPTIONS } from './catalogue';
import type { DemoEnvironmentRole, DemoMembership, DemoUser } from './types';

interface Account {
  email: string;
  /** The account's access in a few words. */
  description: string;
  /** First and last name; without them the account sees the welcome page. */
  name: [string, string] | null;
  hasFullAccess?: boolean;
  status?: DemoMembership['status'];
  subscriptions: { key: keyof typeof SUBSCRIPTIONS; roles?: DemoMembership['roles'] }[];
  /** A subscription with a pending invitation of the account. */
  invitedTo?: keyof typeof SUBSCRIPTIONS;
  environments?: { key: keyof typeof ENVIRONMENTS; role: DemoEnvironmentRole['role'] }[];
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo';

const ACCOUNTS: Account[] = [
  {
    email: 'full.access@demo.test',
    description: 'Full access to everything',
    name: ['Full', 'Access'],
    hasFullAccess: true,
    subscriptions: [],
  },
  {
    email: 'subscription.admin@demo.test',
    description: 'Subscription admin of Aurora and Borealis',
    name: ['Subscription', 'Admin'],
    subscriptions: [
      { key: 'aurora', roles: ['SA'] },
      { key: 'borealis', roles: ['SA'] },
    ],
  },
  {
    email: 'environment.admin@demo.test',
    description: 'Environment admin of Aurora production, user of its sandbox',
    name: ['Environment', 'Admin'],
    subscriptions: [{ key: 'aurora' }],
    environments: [
      { key: 'auroraProduction', role: 'EA' },
      { key: 'auroraSandbox', role: 'EU' },
    ],
  },
  {
    email: 'template.designer@demo.test',
    description: 'Template designer in Aurora production',
    name: ['Template', 'Designer'],
    subscriptions: [{ key: 'aurora' }],
    environments: [{ key: 'auroraProduction', role: 'TD' }],
  },
  {
    email: 'content.admin@demo.test',
    description: 'Content administrator in Aurora production, invited to the trial',
    name: ['Content', 'Admin'],
    subscriptions: [{ key: 'aurora' }],
    invitedTo: 'trial',
    environments: [
      { key: 'auroraProduction', role: 'CA' },
      { key: 'trial', role: 'EU' },
    ],
  },
  {
    email: 'content.admin.classic@demo.test',
    description: 'Content administrator in Borealis production, older price book',
    name: ['Content', 'Admin Classic'],
    subscriptions: [{ key: 'borealis' }],
    environments: [{ key: 'borealisProduction', role: 'CA' }],
  },
  {
    email: 'user@demo.test',
    description: 'User in Aurora production only',
    name: ['Plain', 'User'],
    subscriptions: [{ key: 'aurora' }],
    environments: [{ key: 'auroraProduction', role: 'EU' }],
  },
  {
    email: 'user.many@demo.test',
    description: 'User in two environments of Aurora',
    name: ['Busy', 'User'],
    subscriptions: [{ key: 'aurora' }],
    environments: [
      { key: 'auroraProduction', role: 'EU' },
      { key: 'auroraSandbox', role: 'EU' },
    ],
  },
  {
    email: 'no.role@demo.test',
    description: 'Member of Aurora without any role',
    name: ['Without', 'Role'],
    subscriptions: [{ key: 'aurora' }],
  },
  {
    email: 'inactive@demo.test',
    description: 'Deactivated in Aurora',
    name: ['Inactive', 'User'],
    status: 'Inactive',
    subscriptions: [{ key: 'aurora' }],
    environments: [{ key: 'auroraProduction', role: 'EU' }],
  },
  {
    email: 'new.user@demo.test',
    description: 'First sign-in: no name yet, user in Aurora production',
    name: null,
    subscriptions: [{ key: 'aurora' }],
    environments: [{ key: 'auroraProduction', role: 'EU' }],
  },
];

/** The accounts a sign-in page may offer; all have the password `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS: { email: string; description: string }[] = ACCOUNTS.map(
  ({ email, description }) => ({ email, description }),
);

/** Returns the id of a demo account, the same in every run. */
export function demoUserId(email: string): string {
  return demoId(`user:${email}`);
}

/** Creates the rows of demo accounts. */
export function accountRows(now: Date): {
  users: DemoUser[];
  memberships: DemoMembership[];
  environmentRoles: DemoEnvironmentRole[];
} {
  const createdAt = new Date(now.getTime() - 420 * DAY);
  return {
    users: ACCOUNTS.map((account, index) => ({
      id: demoUserId(account.email),
      email: account.email,
      firstName: account.name?.[0] ?? null,
      lastName: account.name?.[1] ?? null,
      hasFullAccess: account.hasFullAccess ?? false,
      isFederated: false,
      externalUserId: null,
      isEmailVerified: true,
      lastSeenAt: account.name ? new Date(now.getTime() - (index * 7 + 1) * 3_600_000) : null,
      createdAt,
    })),
    memberships: ACCOUNTS.flatMap(({ email, subscriptions, status = 'Active', invitedTo }) => {
      const own = { userId: demoUserId(email), isFederated: false };
      const memberships: DemoMembership[] = subscriptions.map(({ key, roles = [] }) => ({
        ...own,
        subscriptionId: SUBSCRIPTIONS[key],
        status,
        roles,
        invitedAt: createdAt,
      }));
      if (!invitedTo) return memberships;
      const invitedAt = new Date(now.getTime() - 2 * DAY);
      const subscriptionId = SUBSCRIPTIONS[invitedTo];
      return [...memberships, { ...own, subscriptionId, status: 'Pending', roles: [], invitedAt }];
    }),
    environmentRoles: ACCOUNTS.flatMap((account) =>
      (account.environments ?? []).map(({ key, role }) => ({
        environmentId: ENVIRONMENTS[key],
        userId: demoUserId(account.email),
        role,
      })),
    ),
  };
}
