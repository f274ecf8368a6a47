import { describe, expect, it } from 'vitest';
import { countUsers, INVITATION_RESULT_LABELS } from '@/domain/users';

describe('words about users', () => {
  it('count them', () => {
    expect([0, 1, 2].map((count) => countUsers(count))).toEqual(['0 users', '1 user', '2 users']);
    expect(countUsers(12_345)).toBe(`${(12_345).toLocaleString()} users`);
  });

  it('describe the result of an invitation', () => {
    expect(INVITATION_RESULT_LABELS).toEqual({
      Success: 'Invited',
      Failure: 'Not invited',
      SendingPasswordResetEmailFailure: 'Added, but the mail could not be sent',
    });
  });
});
