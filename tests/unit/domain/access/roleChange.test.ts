import { describe, expect, it } from 'vitest';
import { roleChangeOf, withoutChange, type EnvironmentRoleHeld } from '@/domain/access';

const held = (environmentId: string, role: EnvironmentRoleHeld['role']) => ({ environmentId, role });
const USER = held('one', 'User');
const ADMIN = held('one', 'EnvironmentAdmin');
const ELSEWHERE = held('two', 'User');

describe('a change of roles that is taken back', () => {
  const change = roleChangeOf([USER], [ADMIN]);

  it('is what was added and removed', () => {
    expect(change).toEqual({ added: [ADMIN], removed: [USER] });
  });

  it('gives back what was removed, takes what was added, and leaves what others have changed since', () => {
    expect(withoutChange([ADMIN, ELSEWHERE], change)).toEqual([ELSEWHERE, USER]);
    expect(withoutChange([ADMIN, USER], change)).toEqual([USER]);
  });

  it('is nothing where somebody else has taken it back before', () => {
    expect(withoutChange([USER, ELSEWHERE], change)).toBeUndefined();
  });
});
