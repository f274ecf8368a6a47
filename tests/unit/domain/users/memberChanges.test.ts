import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planMemberChange,
  refusalOf,
  USER_STATUSES,
  type MemberChange,
  type MemberFacts,
} from '@/domain/users';

const CHANGES: MemberChange[] = ['activate', 'deactivate', 'demote', 'remove', 'withdraw-invitation'];

const member = (facts: Partial<MemberFacts> = {}): MemberFacts => ({
  id: 'somebody',
  status: 'Active',
  isSubscriptionAdmin: false,
  ...facts,
});
const circle = { ownId: 'me', activeAdmins: 2 };

describe('refusalOf', () => {
  it('R4.02 lets an Active user be deactivated and an Inactive one be activated, regardless of case', () => {
    expect(refusalOf('deactivate', member({ status: 'ACTIVE' }), circle)).toBeUndefined();
    expect(refusalOf('activate', member({ status: 'inactive' }), circle)).toBeUndefined();
  });

  it('refuses both for Pending and Blocked users', () => {
    expect(refusalOf('activate', member({ status: 'Pending' }), circle)).toMatch(/not accepted/);
    expect(refusalOf('activate', member({ status: 'Blocked' }), circle)).toMatch(/blocked/);
    expect(refusalOf('deactivate', member({ status: 'Pending' }), circle)).toMatch(/Withdraw/);
    expect(refusalOf('deactivate', member({ status: 'Blocked' }), circle)).toMatch(/blocked/);
  });

  it.each(['demote', 'remove'] as const)('lets a Pending or Blocked member be hit by: %s', (change) => {
    for (const status of ['Pending', 'Blocked'])
      expect(refusalOf(change, member({ status, isSubscriptionAdmin: true }), circle)).toBeUndefined();
  });

  it('withdraws only pending invitations', () => {
    expect(refusalOf('withdraw-invitation', member({ status: 'pending' }), circle)).toBeUndefined();
    expect(refusalOf('withdraw-invitation', member(), circle)).toMatch(/accepted/);
  });

  it('protects oneself and the last active subscription admin', () => {
    const lastAdmin = member({ isSubscriptionAdmin: true });
    for (const change of ['deactivate', 'demote', 'remove'] as const) {
      expect(refusalOf(change, member({ id: 'me' }), circle)).toMatch(/yourself/);
      expect(refusalOf(change, lastAdmin, { ...circle, activeAdmins: 1 })).toMatch(/last active/);
      expect(refusalOf(change, lastAdmin, circle)).toBeUndefined();
    }
    const inactiveAdmin = member({ isSubscriptionAdmin: true, status: 'Inactive' });
    expect(refusalOf('remove', inactiveAdmin, { ...circle, activeAdmins: 1 })).toBeUndefined();
  });
});

describe('planMemberChange', () => {
  it('counts only removed active admins', () => {
    const inactive = member({ id: 'one', status: 'Inactive', isSubscriptionAdmin: true });
    const active = member({ id: 'two', isSubscriptionAdmin: true });
    expect(planMemberChange('remove', [inactive, active], circle).refused).toEqual([]);
    expect(planMemberChange('remove', [active, { ...active, id: 'three' }], circle).allowed).toEqual([
      active,
    ]);
  });

  const members = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(`user ${id}`),
          status: fc.constantFrom(...USER_STATUSES),
          isSubscriptionAdmin: fc.boolean(),
        }),
      ),
    ),
  );
  const activeAdminsOf = (all: readonly MemberFacts[]) =>
    all.filter(({ status, isSubscriptionAdmin }) => status === 'Active' && isSubscriptionAdmin).length;

  it('never removes the last active admin or the caller, and accounts for every member', () => {
    fc.assert(
      fc.property(members, fc.constantFrom(...CHANGES), fc.nat(30), (all, change, own) => {
        const facts = { ownId: `user ${own}`, activeAdmins: activeAdminsOf(all) };
        const { allowed, refused } = planMemberChange(change, all, facts);
        expect(allowed.length + refused.length).toBe(all.length);
        if (change === 'activate' || change === 'withdraw-invitation') return;
        expect(allowed.map(({ id }) => id)).not.toContain(facts.ownId);
        if (facts.activeAdmins > 0) expect(activeAdminsOf(allowed)).toBeLessThan(facts.activeAdmins);
      }),
    );
  });

  it('returns the reasons of refusalOf', () => {
    fc.assert(
      fc.property(members, fc.constantFrom(...CHANGES), fc.nat(4), (all, change, activeAdmins) => {
        for (const one of all) {
          const reason = refusalOf(change, one, { ownId: 'user 1', activeAdmins });
          const { refused } = planMemberChange(change, [one], { ownId: 'user 1', activeAdmins });
          expect(refused.at(0)?.reason).toBe(reason);
        }
      }),
    );
  });
});
