import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { User } from '@/api/types';
import { readRoleEntries } from '@/domain/access';
import { rolesWithoutSeat, seatOf, type SeatHolding } from '@/features/subscription/seatHolders';

type Roles = Pick<User, 'subscriptionRoles' | 'environmentRoles'>;

const environmentRoles = fc.uniqueArray(
  fc.record({
    environmentId: fc.constantFrom('a', 'b', 'c'),
    userRole: fc.constantFrom('EA' as const, 'EU', 'CA', 'TD'),
  }),
  { selector: ({ environmentId, userRole }) => `${environmentId} ${userRole}` },
);

describe('users with a template designer seat', () => {
  it.each<[Roles['subscriptionRoles'], Roles['environmentRoles'], SeatHolding | undefined]>([
    [['TD'], [], { isOfSubscription: true, environmentIds: [] }],
    [['SA', 'TD'], [], { isOfSubscription: true, environmentIds: [] }],
    [[], [{ environmentId: 'a', userRole: 'TD' }], { isOfSubscription: false, environmentIds: ['a'] }],
    [['SA'], [{ environmentId: 'a', userRole: 'EU' }], undefined],
    [[], [], undefined],
  ])('with %j and %j: %j', (subscriptionRoles, ofEnvironments, seat) => {
    expect(seatOf({ subscriptionRoles, environmentRoles: ofEnvironments })).toEqual(seat);
  });

  it('no user after the seat is removed from their environments and subscription', () => {
    fc.assert(
      fc.property(environmentRoles, (held) => {
        const kept = rolesWithoutSeat({ environmentRoles: held }) ?? held;
        expect(seatOf({ subscriptionRoles: [], environmentRoles: kept })).toBeUndefined();
      }),
    );
  });

  it('a user who loses it keeps every other role', () => {
    fc.assert(
      fc.property(environmentRoles, (held) => {
        const others = readRoleEntries(held).filter(({ role }) => role !== 'TemplateDesigner');
        const kept = rolesWithoutSeat({ environmentRoles: held });
        if (others.length === held.length) expect(kept).toBeUndefined();
        else expect(readRoleEntries(kept ?? [])).toEqual(others);
      }),
    );
  });
});
