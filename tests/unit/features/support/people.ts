import type { User, UserGroup } from '@/api/types';

/** A user without roles and groups, except for these facts. */
export function createUser(facts: Partial<User> & Pick<User, 'id'>): User {
  return {
    email: `${facts.id}@demo.test`,
    firstName: null,
    lastName: null,
    avatar: null,
    lastSeen: null,
    status: 'Active',
    subscriptionRoles: [],
    environmentRoles: [],
    userGroupIds: [],
    hasFullAccess: false,
    isFederated: false,
    membershipType: 0,
    createdAt: 0,
    ...facts,
  };
}

/** A group without roles, except for these facts. */
export function createGroup(facts: Partial<UserGroup> & Pick<UserGroup, 'id'>): UserGroup {
  return {
    subscriptionId: 'subscription',
    name: facts.id,
    description: null,
    usersCount: 0,
    environmentRoles: [],
    externalId: null,
    isDefault: false,
    ...facts,
  };
}
