import { describe, expect, it } from 'vitest';
import { refusalOfNewDesigner, refusalOfRoles, takesSeat } from '@/domain/users';

type Facts = Parameters<typeof refusalOfRoles>[0];

const denied = (detail: string) => ({ status: 403, detail });
const role = (environmentId: string, code = 'EU') => ({ environmentId, role: code });
const refusal = (changes: Partial<Facts>) =>
  refusalOfRoles({
    roles: [],
    environmentIds: new Set(['own', 'other']),
    editable: new Set(['own', 'other']),
    isWholeSubscription: true,
    ...changes,
  });

describe('setting roles in environments', () => {
  it('requires an admin of the subscription or of an environment', () => {
    const nothing = new Set<string>();
    expect(refusal({ editable: nothing, isWholeSubscription: false })).toEqual(
      denied("You're missing permission to set roles in this subscription."),
    );
    expect(refusal({ editable: nothing })).toBeUndefined();
    expect(refusal({ editable: new Set(['own']), isWholeSubscription: false })).toBeUndefined();
  });

  it('is for environments of the subscription', () => {
    expect(refusal({ roles: [role('own'), role('foreign')] })).toEqual({
      status: 400,
      detail: 'An environment is not part of the subscription.',
      errors: [{ field: 'environmentRoles', message: 'An environment is not part of the subscription.' }],
    });
  });

  it('is limited to the caller’s environments', () => {
    const facts = { editable: new Set(['own']), isWholeSubscription: false };
    expect(refusal({ ...facts, roles: [role('own')] })).toBeUndefined();
    expect(refusal({ ...facts, roles: [role('own'), role('other')] })).toEqual(
      denied('You may set roles only in environments you administer.'),
    );
    expect(refusal({ ...facts, roles: [role('other'), role('foreign')] })?.status).toBe(400);
  });
});

describe('a template designer seat', () => {
  it('is taken by a user who gets the role and has none yet', () => {
    expect(takesSeat([role('own'), role('other', 'TD')], false)).toBe(true);
    expect(takesSeat([role('own'), role('other', 'TD')], true)).toBe(false);
    expect(takesSeat([role('own')], false)).toBe(false);
    expect(takesSeat([], false)).toBe(false);
  });

  it('is assigned by subscription admins only', () => {
    const roles = [role('own', 'TD')];
    const facts = { roles, isDesigner: false, mayAssignSeats: false };
    expect(refusalOfNewDesigner(facts)).toEqual(
      denied('Only a subscription admin assigns template designer seats.'),
    );
    expect(refusalOfNewDesigner({ ...facts, mayAssignSeats: true })).toBeUndefined();
    expect(refusalOfNewDesigner({ ...facts, isDesigner: true })).toBeUndefined();
    expect(refusalOfNewDesigner({ ...facts, roles: [role('own')] })).toBeUndefined();
  });
});
