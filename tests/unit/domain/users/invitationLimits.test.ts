import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVITATION_LIMITS, shortestWait, tooManyInvitations } from '@/domain/users';

describe('invitations to one address', () => {
  it('are five an hour from a subscription and twenty a day from all', () => {
    expect(INVITATION_LIMITS.ofSubscription).toEqual({ limit: 5, seconds: 3600 });
    expect(INVITATION_LIMITS.ofAddress).toEqual({ limit: 20, seconds: 24 * 3600 });
  });

  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [5400, '90 minutes'],
    [5401, '2 hours'],
    [7201, '3 hours'],
    [86_400, '24 hours'],
  ])('are refused for %i seconds with %s', (seconds, wait) => {
    expect(tooManyInvitations(seconds)).toEqual({
      status: 429,
      detail: `This address has been invited many times. Try again in ${wait}.`,
    });
  });

  it('are refused together only when no address can be invited', () => {
    expect(shortestWait([])).toBeUndefined();
    expect(shortestWait([undefined, 5])).toBeUndefined();
    expect(shortestWait([9, 5, 7])).toBe(5);
  });

  it('wait for as long as the first of them has to', () => {
    const seconds = fc.integer({ min: 1, max: 86_400 });
    fc.assert(
      fc.property(fc.array(fc.option(seconds, { nil: undefined }), { minLength: 1 }), (waits) => {
        const now = waits.map((wait) => wait ?? 0);
        expect(shortestWait(waits) ?? 0).toBe(Math.min(...now));
      }),
    );
  });
});
