import type { RoleScope } from '../access';
import { GROUPS_OF_OTHERS, ENVIRONMENTS_OF_OTHERS } from '../user-groups';
import { conflicting, invalidField, notAllowed, type Refusal } from '../refusal';
import { SEATS_ARE_ADMINS } from '../subscriptions';

/** The content of an invitation, and its context. */
export interface InvitationFacts {
  readonly groupIds: readonly string[];
  readonly roles: readonly { readonly environmentId: string; readonly role: string }[];
  /** The groups of the subscription, including at least those of `groupIds`. */
  readonly groups: readonly { readonly id: string; readonly isDefault: boolean }[];
  /** Ids of the environments of the subscription. */
  readonly environmentIds: ReadonlySet<string>;
  /** The environments the inviting user administers. */
  readonly administered: RoleScope;
}

/** Refuses a whole invitation. */
export function refusalOfInvitation(facts: InvitationFacts): Refusal | undefined {
  const { groupIds, roles, groups, environmentIds, administered } = facts;
  const chosen = groupIds.map((id) => groups.find((group) => group.id === id));
  if (chosen.includes(undefined)) return invalidField('userGroupIds', GROUPS_OF_OTHERS);
  const isAdmin = administered === 'all';
  if (!isAdmin && chosen.some((group) => !group?.isDefault))
    return notAllowed('Only a subscription admin adds users to groups.');
  if (roles.some(({ environmentId }) => !environmentIds.has(environmentId)))
    return invalidField('environments', ENVIRONMENTS_OF_OTHERS);
  if (isAdmin) return undefined;
  if (roles.some(({ environmentId }) => !administered.has(environmentId)))
    return notAllowed('You may invite only into environments you administer.');
  return roles.some(({ role }) => role === 'TD') ? notAllowed(SEATS_ARE_ADMINS) : undefined;
}

/**
 * The refusal of trial invitations to callers without full access who administer no subscription. The trial's own
 * subscription does not count: the provider owns it.
 */
export const TRIAL_IS_ADMINS = notAllowed('Only a subscription admin invites to the trial.');

/** The refusal of trial invitations if there is no trial environment. */
export const NO_TRIAL = conflicting('This platform has no trial environment.');

/** The message for an invalid address. */
export const NO_ADDRESS = 'This is not an email address.';

/** Returns why one address of an invitation is skipped; `undefined` if it is invited. */
export function refusalOfInvitee(facts: {
  readonly isAddress: boolean;
  /** Whether an earlier entry has the same address. */
  readonly isRepeated: boolean;
  /** The status of the address in the subscription, if it is known there. */
  readonly status: string | null | undefined;
}): string | undefined {
  if (!facts.isAddress) return NO_ADDRESS;
  if (facts.isRepeated) return 'This address is given twice.';
  return facts.status && facts.status !== 'Pending' ? 'This user is a member already.' : undefined;
}

/** The message for an invited user whose mail could not be sent. */
export const INVITATION_NOT_SENT =
  'The user was added, but the mail could not be sent. Invite again to send it once more.';
