import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ACCOUNT, notTheirAddress, overallStatus, refusalOfCaller, USER_STATUSES } from '@/domain/users';

describe('the overall status of a user', () => {
  it('is Active without any', () => {
    expect(overallStatus([])).toBe('Active');
  });

  it.each([
    [['Blocked', 'Inactive', 'Pending', 'Active'], 'Active'],
    [['Blocked', 'Inactive', 'Pending'], 'Pending'],
    [['Blocked', 'Inactive'], 'Inactive'],
    [['Blocked', 'Blocked'], 'Blocked'],
  ] as const)('of %o is %s', (statuses, expected) => {
    expect(overallStatus(statuses)).toBe(expected);
  });

  it('is one of their statuses in any order', () => {
    const some = fc.array(fc.constantFrom(...USER_STATUSES), { minLength: 1 });
    fc.assert(
      fc.property(some, (statuses) => {
        expect(statuses).toContain(overallStatus(statuses));
        expect(overallStatus(statuses.toReversed())).toBe(overallStatus(statuses));
      }),
    );
  });
});

describe('a call', () => {
  const denied = (detail: string) => ({ status: 403, detail });

  it('is accepted from active users only', () => {
    expect(refusalOfCaller('Active')).toBeUndefined();
    expect(refusalOfCaller('Pending')).toEqual(denied('Your account is pending. Contact an administrator.'));
    expect(refusalOfCaller('Inactive')).toEqual(
      denied('Your account is inactive. Contact an administrator.'),
    );
    expect(refusalOfCaller('Blocked')).toEqual(denied('Your account is blocked. Contact an administrator.'));
  });

  it('by an unknown user is refused with a message', () => {
    expect(NO_ACCOUNT).toEqual(denied('You have no account on this platform.'));
  });

  it('signed for another user names the field', () => {
    expect(notTheirAddress('userEmail')).toEqual({
      status: 400,
      detail: 'is not the address of this user',
      errors: [{ field: 'userEmail', message: 'is not the address of this user' }],
    });
  });
});
