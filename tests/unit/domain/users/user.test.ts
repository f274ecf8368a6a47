import { describe, expect, it } from 'vitest';
import {
  displayName,
  initials,
  isLockedOut,
  parseUserStatus,
  USER_STATUSES,
  userGate,
  type GateFacts,
} from '@/domain/users';

const user = { email: 'user@demo.test', firstName: 'Robin', lastName: 'Vale', status: 'Active' };
const nameless = { ...user, firstName: null, lastName: ' ' };
const facts: GateFacts<typeof user | typeof nameless> = {
  isSignInLoading: false,
  isSignedIn: true,
  isSessionExpired: false,
  isUserError: false,
  user,
};

describe('user status', () => {
  it('R4.01 is one of four, compared without case', () => {
    expect(USER_STATUSES).toEqual(['Active', 'Blocked', 'Pending', 'Inactive']);
    expect(parseUserStatus('INACTIVE')).toBe('Inactive');
    expect(parseUserStatus('blocked')).toBe('Blocked');
    expect(parseUserStatus('gone')).toBeUndefined();
  });

  it.each([
    ['INACTIVE', true],
    ['Blocked', true],
    ['Active', false],
    ['pending', false],
  ])('R4.22 %s is locked out: %s', (status, expected) => {
    expect(isLockedOut(status)).toBe(expected);
  });
});

describe('userGate', () => {
  it('R4.17 asks a signed-out user to sign in once that is known', () => {
    expect(userGate({ ...facts, isSignInLoading: true, isSignedIn: false })).toEqual({ step: 'loading' });
    expect(userGate({ ...facts, isSignedIn: false })).toEqual({ step: 'sign-in' });
  });

  it("R4.18 shows the provider's message before anything else", () => {
    expect(userGate({ ...facts, isSignedIn: false, signInError: 'Access was refused' })).toEqual({
      step: 'sign-in-error',
      message: 'Access was refused',
    });
  });

  it('R4.13 R4.19 an expired session is checked before the user', () => {
    expect(userGate({ ...facts, isSessionExpired: true, isUserError: true })).toEqual({
      step: 'session-expired',
    });
  });

  it('R4.19 waits for the product user', () => {
    expect(userGate({ ...facts, user: undefined })).toEqual({ step: 'loading' });
  });

  it('R4.20 a failed fetch of the user is the error state', () => {
    expect(userGate({ ...facts, user: undefined, isUserError: true })).toEqual({ step: 'user-error' });
  });

  it('R4.21 R2.55 welcomes the nameless before the status is looked at', () => {
    const inactive = { ...nameless, status: 'Inactive' };
    expect(userGate({ ...facts, user: inactive })).toEqual({ step: 'welcome', user: inactive });
    expect(userGate({ ...facts, user: { ...user, lastName: '' } }).step).toBe('app');
  });

  it('R4.22 keeps out the inactive and the blocked', () => {
    for (const status of ['INACTIVE', 'Inactive', 'Blocked']) {
      expect(userGate({ ...facts, user: { ...user, status } }).step).toBe('unauthorized');
    }
  });

  it('R4.23 passes any other user', () => {
    for (const status of ['Active', 'Pending']) {
      expect(userGate({ ...facts, user: { ...user, status } })).toEqual({
        step: 'app',
        user: { ...user, status },
      });
    }
  });
});

describe('names', () => {
  it('R3.13 a user is named by first and last name, else by address', () => {
    expect(displayName(user)).toBe('Robin Vale');
    expect(displayName({ ...user, firstName: null })).toBe('Vale');
    expect(displayName(nameless)).toBe('user@demo.test');
  });

  it('R3.13 a user without a picture is shown by initials', () => {
    expect(initials(user)).toBe('RV');
    expect(initials({ ...user, lastName: undefined })).toBe('R');
    expect(initials(nameless)).toBe('U');
  });
});
