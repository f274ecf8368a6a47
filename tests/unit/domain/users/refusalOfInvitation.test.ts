import { describe, expect, it } from 'vitest';
import {
  INVITATION_NOT_SENT,
  NO_TRIAL,
  refusalOfInvitation,
  refusalOfInvitee,
  TRIAL_IS_ADMINS,
} from '@/domain/users';

type Facts = Parameters<typeof refusalOfInvitation>[0];

const field = (name: string, message: string) => ({
  status: 400,
  detail: message,
  errors: [{ field: name, message }],
});
const denied = (detail: string) => ({ status: 403, detail });
const role = (environmentId: string, code = 'EU') => ({ environmentId, role: code });

const refusal = (changes: Partial<Facts>) =>
  refusalOfInvitation({
    groupIds: [],
    roles: [],
    groups: [
      { id: 'everybody', isDefault: true },
      { id: 'reviewers', isDefault: false },
    ],
    environmentIds: new Set(['own', 'other']),
    administered: 'all',
    ...changes,
  });

describe('an invitation by a subscription admin', () => {
  it('accepts any groups and roles of the subscription', () => {
    expect(
      refusal({ groupIds: ['reviewers', 'everybody'], roles: [role('own', 'TD'), role('other')] }),
    ).toBeUndefined();
  });

  it('refuses groups and roles of another subscription', () => {
    expect(refusal({ groupIds: ['reviewers', 'foreign'] })).toEqual(
      field('userGroupIds', 'A group is not part of the subscription.'),
    );
    expect(refusal({ roles: [role('own'), role('foreign')] })).toEqual(
      field('environments', 'An environment is not part of the subscription.'),
    );
  });
});

describe('an invitation by an environment admin', () => {
  const administered = new Set(['own']);

  it('grants roles in it, and at most the default group', () => {
    expect(refusal({ administered })).toBeUndefined();
    expect(refusal({ administered, groupIds: ['everybody'], roles: [role('own')] })).toBeUndefined();
  });

  it('refuses a group, a role elsewhere and a seat', () => {
    expect(refusal({ administered, groupIds: ['everybody', 'reviewers'] })).toEqual(
      denied('Only a subscription admin adds users to groups.'),
    );
    expect(refusal({ administered, roles: [role('own'), role('other')] })).toEqual(
      denied('You may invite only into environments you administer.'),
    );
    expect(refusal({ administered, roles: [role('own'), role('own', 'TD')] })).toEqual(
      denied('Only a subscription admin assigns template designer seats.'),
    );
  });

  it('reports missing objects before missing rights', () => {
    expect(refusal({ administered, groupIds: ['foreign', 'reviewers'] })?.status).toBe(400);
    expect(refusal({ administered, roles: [role('other'), role('foreign')] })?.status).toBe(400);
  });
});

describe('one address of an invitation', () => {
  const fine = { isAddress: true, isRepeated: false, status: undefined };

  it.each([undefined, null, 'Pending'])('is invited with the status %s', (status) => {
    expect(refusalOfInvitee({ ...fine, status })).toBeUndefined();
  });

  it.each([
    [{ isAddress: false }, 'This is not an email address.'],
    [{ isRepeated: true }, 'This address is given twice.'],
    [{ status: 'Active' }, 'This user is a member already.'],
    [{ status: 'Inactive' }, 'This user is a member already.'],
    [{ isAddress: false, isRepeated: true }, 'This is not an email address.'],
    [{ isRepeated: true, status: 'Active' }, 'This address is given twice.'],
  ])('is passed over for %o', (changes, words) => {
    expect(refusalOfInvitee({ ...fine, ...changes })).toBe(words);
  });
});

describe('the other messages about invitations', () => {
  it('is this, to the letter', () => {
    expect(TRIAL_IS_ADMINS).toEqual(denied('Only a subscription admin invites to the trial.'));
    expect(NO_TRIAL).toEqual({ status: 409, detail: 'This platform has no trial environment.' });
    expect(INVITATION_NOT_SENT).toBe(
      'The user was added, but the mail could not be sent. Invite again to send it once more.',
    );
  });
});
