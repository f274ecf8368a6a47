import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  refusalOfGroupChange,
  refusalOfGroupDeletion,
  refusalOfGroupRoles,
  refusalOfGroups,
  refusalOfLeaving,
  refusalOfMembers,
} from '@/domain/user-groups';

const field = (name: string, message: string) => ({
  status: 400,
  detail: message,
  errors: [{ field: name, message }],
});
const conflict = (detail: string) => ({ status: 409, detail });

const KEEPS_NAME = conflict('The default group keeps its name and description.');
const EVERYBODY = conflict('Every user of the subscription belongs to the default group.');
const BY_PROVIDER = 'federated: the groups come from the identity provider and are read-only here.';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));

describe('changing a group', () => {
  const group = { name: 'All users', description: null, isDefault: true };

  it('leaves the default one its name and description', () => {
    expect(refusalOfGroupChange(group, { name: 'Everybody', description: null })).toEqual(KEEPS_NAME);
    expect(refusalOfGroupChange(group, { name: 'All users', description: 'x' })).toEqual(KEEPS_NAME);
    expect(refusalOfGroupChange(group, { name: 'All users', description: null })).toBeUndefined();
  });

  it('accepts any name and description for another group', () => {
    const other = { ...group, isDefault: false };
    expect(refusalOfGroupChange(other, { name: 'Everybody', description: 'x' })).toBeUndefined();
  });

  it('deletes any but the default one', () => {
    expect(refusalOfGroupDeletion({ isDefault: true })).toEqual(
      conflict('The default group cannot be deleted.'),
    );
    expect(refusalOfGroupDeletion({ isDefault: false })).toBeUndefined();
  });
});

describe('the roles of a group', () => {
  const role = fc.record({
    environmentId: fc.constantFrom('a', 'b', 'c'),
    role: fc.constantFrom('EA', 'EU', 'CA', 'TD'),
  });

  it('belong to environments of the subscription, and take no seat', () => {
    fc.assert(
      fc.property(fc.array(role), ids, (roles, known) => {
        const isForeign = roles.some(({ environmentId }) => !known.includes(environmentId));
        const takesSeat = roles.some((entry) => entry.role === 'TD');
        expect(refusalOfGroupRoles(roles, new Set(known))).toEqual(
          isForeign
            ? field('environmentRoles', 'An environment is not part of the subscription.')
            : takesSeat
              ? field('environmentRoles', 'TemplateDesigner cannot be given through a group.')
              : undefined,
        );
      }),
    );
  });
});

describe('leaving groups', () => {
  it('is refused as soon as one of them is the default one', () => {
    expect(refusalOfLeaving([])).toBeUndefined();
    expect(refusalOfLeaving([{ isDefault: false }])).toBeUndefined();
    expect(refusalOfLeaving([{ isDefault: false }, { isDefault: true }])).toEqual(EVERYBODY);
  });
});

describe('the members of a group', () => {
  const FOREIGN = field('userIds', 'A user is not part of the subscription.');

  it('are users of the subscription', () => {
    fc.assert(
      fc.property(ids, ids, (chosen, members) => {
        const all = members.map((userId) => ({ userId, isFederated: false }));
        expect(refusalOfMembers(chosen, all)).toEqual(
          chosen.every((id) => members.includes(id)) ? undefined : FOREIGN,
        );
      }),
    );
  });

  it('do not change when a selected one is federated; other federated ones are ignored', () => {
    const members = [
      { userId: 'own', isFederated: false },
      { userId: 'federated', isFederated: true },
    ];
    expect(refusalOfMembers(['own'], members)).toBeUndefined();
    expect(refusalOfMembers(['own', 'federated'], members)).toEqual(conflict(`A user is ${BY_PROVIDER}`));
    expect(refusalOfMembers(['nobody', 'federated'], members)).toEqual(FOREIGN);
  });
});

describe('the groups of a member', () => {
  it('are groups of the subscription', () => {
    fc.assert(
      fc.property(ids, ids, (chosen, known) => {
        const groups = known.map((id) => ({ id }));
        expect(refusalOfGroups({ isFederated: false }, chosen, groups)).toEqual(
          chosen.every((id) => known.includes(id))
            ? undefined
            : field('userGroupIds', 'A group is not part of the subscription.'),
        );
      }),
    );
  });

  it('are managed by the identity provider for federated members', () => {
    const refusal = conflict(`This user is ${BY_PROVIDER}`);
    expect(refusalOfGroups({ isFederated: true }, [], [])).toEqual(refusal);
    expect(refusalOfGroups({ isFederated: true }, ['a'], [])).toEqual(refusal);
  });
});
