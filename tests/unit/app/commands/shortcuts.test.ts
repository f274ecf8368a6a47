import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchShortcut, usableShortcuts, type KeyStroke } from '@/app/commands/shortcuts';
import { createWorkspace, ENVIRONMENT_ID, SUBSCRIPTION_ID } from '../support/workspace';

const stroke = (key: string, rest: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 0,
  ...rest,
});

describe('matchShortcut', () => {
  it('accepts Ctrl+K, or Command+K on a Mac', () => {
    expect(matchShortcut(stroke('k', { ctrlKey: true }), undefined, false)?.id).toBe('palette');
    expect(matchShortcut(stroke('K', { metaKey: true }), undefined, true)?.id).toBe('palette');
    expect(matchShortcut(stroke('k', { ctrlKey: true }), undefined, true)).toBeUndefined();
    expect(matchShortcut(stroke('k'), undefined, false)).toBeUndefined();
  });

  it.each([
    ['e', 'environments'],
    ['u', 'users'],
    ['g', 'groups'],
    ['s', 'subscription'],
  ])('takes %s after g', (key, id) => {
    expect(matchShortcut(stroke(key, { timeStamp: 1000 }), stroke('g'))?.id).toBe(id);
    expect(matchShortcut(stroke(key, { timeStamp: 2000 }), stroke('g'))).toBeUndefined();
    expect(matchShortcut(stroke(key), stroke('x'))).toBeUndefined();
    expect(matchShortcut(stroke(key))).toBeUndefined();
  });

  it('accepts a character only without modifiers other than Shift', () => {
    expect(matchShortcut(stroke('?'))?.id).toBe('help');
    expect(matchShortcut(stroke('/'))?.id).toBe('search');
    fc.assert(
      fc.property(
        fc.constantFrom('?', '/', 'e', 'u', 'g', 's'),
        fc.constantFrom<keyof KeyStroke>('ctrlKey', 'metaKey', 'altKey'),
        fc.boolean(),
        (key, held, apple) => matchShortcut(stroke(key, { [held]: true }), stroke('g'), apple) === undefined,
      ),
    );
  });
});

describe('usableShortcuts', () => {
  const idsFor = (holds: Parameters<typeof createWorkspace>[0]) =>
    usableShortcuts(createWorkspace(holds).access).map(({ id }) => id);

  it('omits shortcuts to pages the user may not open', () => {
    expect(idsFor({ environmentRoles: { [ENVIRONMENT_ID]: ['EU'] } })).toEqual([
      'palette',
      'search',
      'help',
      'environments',
    ]);
    expect(idsFor({ environmentRoles: { [ENVIRONMENT_ID]: ['EA'] } })).toContain('users');
    expect(idsFor({ environmentRoles: { [ENVIRONMENT_ID]: ['EA'] } })).not.toContain('groups');
    expect(idsFor({ subscriptionRoles: { [SUBSCRIPTION_ID]: ['SA'] } })).toHaveLength(7);
  });
});
