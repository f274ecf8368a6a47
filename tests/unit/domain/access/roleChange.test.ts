import { describe, expect, it } from 'vitest';
import { roleChangeOf, withoutChange, type EnvironmentRoleHeld } from '@/domain/access';

const held = (environmentId: string, role: EnvironmentRoleHeld['role']) => ({ environmentId, role });
const USER = held('one', 'User');
const ADMIN = held('one', 'EnvironmentAdmin');
const ELSEWHERE = held('two', 'User');

describe('undoing a change of roles', () => {
  const change = roleChangeOf([USER], [ADMIN]);

  it('is the added and the removed roles', () => {
    expect(change).toEqual({ added: [ADMIN], removed: [USER] });
  });

  it('restores removed roles, removes added ones, and keeps later changes', () => {
    expect(withoutChange([ADMIN, ELSEWHERE], change)).toEqual([ELSEWHERE, USER]);
    expect(withoutChange([ADMIN, USER], change)).toEqual([USER]);
  });

  it('is undefined when it was already undone', () => {
    expect(withoutChange([USER, ELSEWHERE], change)).toBeUndefined();
  });
});
