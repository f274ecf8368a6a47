import { describe, expect, it } from 'vitest';
import { refusalOfRenaming } from '@/domain/users';

const own = (status = 'Active') => ({ status, isAdministered: true });
const foreign = (status = 'Active') => ({ status, isAdministered: false });
const refusalFor = (belongings: ReturnType<typeof own>[], hasFullAccess = false) =>
  refusalOfRenaming({ hasFullAccess, belongings });
const statusFor = (belongings: ReturnType<typeof own>[], hasFullAccess = false) =>
  refusalFor(belongings, hasFullAccess)?.status;

describe('renaming another user', () => {
  it('requires authority over each of their subscriptions, with any status', () => {
    expect(statusFor([own()])).toBeUndefined();
    expect(statusFor([own(), own('Inactive')])).toBeUndefined();
    for (const status of ['Active', 'INACTIVE', 'Blocked'])
      expect(statusFor([own(), foreign(status)])).toBe(403);
  });

  it('ignores invitations', () => {
    expect(statusFor([own('pending')])).toBe(409);
    expect(statusFor([own('Pending'), foreign()])).toBe(409);
    expect(statusFor([own(), foreign('Pending')])).toBeUndefined();
    expect(statusFor([own(), own('Pending')])).toBeUndefined();
    expect(statusFor([foreign()])).toBe(403);
    expect(statusFor([foreign('Pending')])).toBeUndefined();
  });

  it('refuses users with full access, without revealing it while they are only invited', () => {
    expect(statusFor([own()], true)).toBe(403);
    expect(statusFor([], true)).toBe(403);
    expect(statusFor([own('Pending')], true)).toBe(409);
  });

  it('explains the refusal to the caller', () => {
    expect(refusalFor([own(), foreign()])).toEqual({
      status: 403,
      detail: 'This user belongs to other subscriptions, too, and changes the name under My account.',
    });
    expect(refusalFor([own()], true)).toEqual({
      status: 403,
      detail: 'This user has full access. Only they can change their name.',
    });
    expect(refusalFor([own('Pending')])).toEqual({
      status: 409,
      detail: 'The user has not accepted the invitation yet.',
    });
  });
});
