import { describe, expect, it } from 'vitest';
import { isCancelled, isInvalidGrant } from '@/app/session/identityErrors';

const failure = (code: string) => Object.assign(new Error('It failed.'), { error: code });

describe('a failure of the identity provider', () => {
  it('is recognised by its error code', () => {
    expect([isInvalidGrant(failure('invalid_grant')), isCancelled(failure('invalid_grant'))]).toEqual([
      true,
      false,
    ]);
    expect([isInvalidGrant(failure('cancelled')), isCancelled(failure('cancelled'))]).toEqual([false, true]);
  });

  it.each([
    [undefined],
    ['invalid_grant'],
    [null],
    [new Error('invalid_grant')],
    [{ error: 'invalid_grant' }],
  ])('is none of these where there is no error with a code: %j', (thrown) => {
    expect(isInvalidGrant(thrown)).toBe(false);
  });
});
