import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, isAllowed, refusalOfAction, roleScopeOf, type ActionName } from '@/domain/access';
import { accessOf, anyAccess, ENVIRONMENT, SIBLING } from './accessFixtures';

describe('an action', () => {
  it('is refused in words that name it', () => {
    expect(refusalOfAction('group.manage', accessOf({}))).toEqual({
      status: 403,
      detail: "You're missing permission to do this: manage user groups.",
    });
  });

  it('is refused exactly when its rule denies it', () => {
    const anyAction = fc.constantFrom(...(Object.keys(ACTIONS) as ActionName[]));
    fc.assert(
      fc.property(anyAction, anyAccess, (action, access) => {
        const isRefused = refusalOfAction(action, access)?.status === 403;
        expect(isRefused).toBe(!isAllowed(ACTIONS[action].rule, access));
      }),
    );
  });
});

describe('the environments whose roles a user may grant', () => {
  it('are all for full access and for subscription admins', () => {
    expect(roleScopeOf(accessOf({ full: true }))).toBe('all');
    expect(roleScopeOf(accessOf({ inSubscription: ['SubscriptionAdmin'] }))).toBe('all');
    expect(roleScopeOf(accessOf({ inOtherSubscription: ['SubscriptionAdmin'] }))).not.toBe('all');
  });

  it('are else those of the subscription with the admin role', () => {
    expect(roleScopeOf(accessOf({}))).toEqual(new Set());
    expect(
      roleScopeOf(
        accessOf({
          inEnvironment: ['User'],
          inSibling: ['User', 'EnvironmentAdmin'],
          inForeign: ['EnvironmentAdmin'],
        }),
      ),
    ).toEqual(new Set([SIBLING]));
    expect(roleScopeOf(accessOf({ inEnvironment: ['EnvironmentAdmin'] }))).toEqual(new Set([ENVIRONMENT]));
  });
});
