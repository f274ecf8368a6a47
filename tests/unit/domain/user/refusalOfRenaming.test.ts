import { describe, expect, it } from 'vitest';
import { refusalOfRenaming } from '@/domain/user';

const own = (status = 'Active') => ({ status, isAdministered: true });
const foreign = (status = 'Active') => ({ status, isAdministered: false });
const refusalFor = (belongings: ReturnType<typeof own>[], hasFullAccess = false) =>
  refusalOfRenaming({ hasFullAccess, belongings });
const statusFor = (belongings: ReturnType<typeof own>[], hasFullAccess = false) =>
  refusalFor(belongings, hasFullAccess)?.status;

describe('renaming somebody else', () => {
  it('takes authority over every subscription they belong to, whatever their status there', () => {
    expect(statusFor([own()])).toBeUndefined();
    expect(statusFor([own(), own('Inactive')])).toBeUndefined();
    for (const status of ['Active', 'INACTIVE', 'Blocked'])
      expect(statusFor([own(), foreign(status)])).toBe(403);
  });

  it('counts an invitation neither for nor against', () => {
    expect(statusFor([own('pending')])).toBe(409);
    expect(statusFor([own('Pending'), foreign()])).toBe(409);
    expect(statusFor([own(), foreign('Pending')])).toBeUndefined();
    expect(statusFor([own(), own('Pending')])).toBeUndefined();
    expect(statusFor([foreign()])).toBe(403);
    expect(statusFor([foreign('Pending')])).toBeUndefined();
  });

  it('never touches full access, and does not tell of it while they are only invited', () => {
    expect(statusFor([own()], true)).toBe(403);
    expect(statusFor([], true)).toBe(403);
    expect(statusFor([own('Pending')], true)).toBe(409);
  });

  it('says why not, in words for whoever tries', () => {
    expect(refusalFor([own(), foreign()])).toEqual({
      status: 403,
      detail: 'This user belongs to other subscriptions, too, and changes the name under My account.',
    });
    expect(refusalFor([own()], true)).toEqual({
      status: 403,
      detail: 'This user has full access. Nobody else changes their name.',
    });
    expect(refusalFor([own('Pending')])).toEqual({
      status: 409,
      detail: 'The user has not accepted the invitation yet.',
    });
  });
});
