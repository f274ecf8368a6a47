import { demoUserId } from './accounts';
import { ENVIRONMENTS, SUBSCRIPTIONS } from './catalogue';
import { chance, demoId } from './random';
import type { DemoGroupMember, DemoGroupRole, DemoMembership, DemoUserGroup } from './types';

interface GroupFacts {
  subscription: keyof typeof SUBSCRIPTIONS;
  name: string;
  description: string;
  isDefault?: true;
  externalId?: string;
  roles?: { key: keyof typeof ENVIRONMENTS; role: DemoGroupRole['role'] }[];
  /** The share of generated members in the group, 0 to 1. */
  share?: number;
  accounts?: string[];
}

const EVERYONE = {
  name: 'All users',
  description: 'Every user of the subscription.',
  isDefault: true,
} as const;

const GROUPS: GroupFacts[] = [
  { subscription: 'aurora', ...EVERYONE },
  {
    subscription: 'aurora',
    name: 'Production team',
    description: 'Makes and checks what goes to print.',
    roles: [{ key: 'auroraProduction', role: 'EU' }],
    share: 0.4,
  },
  {
    subscription: 'aurora',
    name: 'Campaign builders',
    description: 'Prepare campaigns and keep their media in order.',
    roles: [
      { key: 'auroraProduction', role: 'CA' },
      { key: 'auroraSandbox', role: 'CA' },
    ],
    share: 0.2,
  },
  {
    subscription: 'aurora',
    name: 'Sandbox testers',
    description: 'Try new releases before they reach production.',
    roles: [
      { key: 'auroraSandbox', role: 'EU' },
      { key: 'auroraDevelopment', role: 'EU' },
    ],
    share: 0.3,
  },
  {
    subscription: 'aurora',
    name: 'Reviewers',
    description: 'Asked for their opinion; carries no role.',
    share: 0.1,
    accounts: ['template.designer@demo.test', 'user.many@demo.test'],
  },
  {
    subscription: 'aurora',
    name: 'Brand guardians',
    description: 'Comes from the identity provider.',
    externalId: 'idp-brand-guardians',
    roles: [{ key: 'auroraProduction', role: 'CA' }],
  },
  { subscription: 'auroraArchive', ...EVERYONE },
  { subscription: 'borealis', ...EVERYONE },
  {
    subscription: 'borealis',
    name: 'Print shop',
    description: 'Works on jobs in production.',
    roles: [{ key: 'borealisProduction', role: 'EU' }],
    share: 0.6,
  },
  {
    subscription: 'borealis',
    name: 'Trial runs',
    description: 'Sets up jobs in the sandbox.',
    roles: [{ key: 'borealisSandbox', role: 'CA' }],
    share: 0.2,
  },
  { subscription: 'trial', ...EVERYONE },
];

/** Returns the id of a demo group, the same in every run. */
export function demoGroupId(subscription: keyof typeof SUBSCRIPTIONS, name: string): string {
  return demoId(`group:${subscription}:${name}`);
}

/** Creates the demo groups with their roles and members; some members are drawn from `generated`. */
export function groupRows(generated: readonly DemoMembership[]): {
  userGroups: DemoUserGroup[];
  groupRoles: DemoGroupRole[];
  groupMembers: DemoGroupMember[];
} {
  const groups = GROUPS.map((facts) => ({ ...facts, id: demoGroupId(facts.subscription, facts.name) }));
  return {
    userGroups: groups.map(
      ({ id, subscription, name, description, isDefault = false, externalId = null }) => ({
        id,
        subscriptionId: SUBSCRIPTIONS[subscription],
        name,
        description,
        externalId,
        isDefault,
      }),
    ),
    groupRoles: groups.flatMap(({ id, roles = [] }) =>
      roles.map(({ key, role }) => ({ groupId: id, environmentId: ENVIRONMENTS[key], role })),
    ),
    groupMembers: groups.flatMap(({ id, subscription, share = 0, externalId, accounts = [] }) => {
      const members = generated.filter(
        ({ subscriptionId, userId, isFederated }) =>
          subscriptionId === SUBSCRIPTIONS[subscription] &&
          // Groups of the identity provider contain only federated people, who are in no other groups.
          (isFederated ? externalId !== undefined : chance(`${id}:${userId}`) < share),
      );
      const ids = [...accounts.map(demoUserId), ...members.map(({ userId }) => userId)];
      return ids.map((userId) => ({ groupId: id, userId }));
    }),
  };
}
