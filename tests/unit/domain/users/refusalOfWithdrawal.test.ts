import { describe, expect, it } from 'vitest';
import { refusalOfWithdrawal } from '@/domain/users';

const invitation = { subscriptionRoles: [], userGroupIds: [], environmentRoles: [{ environmentId: 'e1' }] };
const refusal = (changes: Partial<Parameters<typeof refusalOfWithdrawal>[0]>) =>
  refusalOfWithdrawal({ ...invitation, ...changes }, new Set(['e1', 'e2']));

describe('withdrawing an invitation as an environment admin', () => {
  it('is allowed when it grants nothing beyond their environments', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ environmentRoles: [] })).toBeUndefined();
  });

  it.each([
    ['a role of the subscription', { subscriptionRoles: ['SA'] }],
    ['a group', { userGroupIds: ['g'] }],
    ['a role elsewhere', { environmentRoles: [{ environmentId: 'e1' }, { environmentId: 'e3' }] }],
  ])('is refused where it gives %s', (_, changes) => {
    expect(refusal(changes)).toEqual({
      status: 403,
      detail: 'This invitation reaches beyond the environments you administer. Ask a subscription admin.',
    });
    expect(refusalOfWithdrawal({ ...invitation, ...changes }, 'all')).toBeUndefined();
  });
});
