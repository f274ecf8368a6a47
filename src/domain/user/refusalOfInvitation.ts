import type { RoleScope } from '../access';
import { GROUPS_OF_OTHERS, ENVIRONMENTS_OF_OTHERS } from '../group';
import { conflicting, invalidField, notAllowed, type Refusal } from '../refusal';
import { SEATS_ARE_ADMINS } from '../subscription';

/** What an invitation would give, and where it is made. */
export interface InvitationFacts {
  readonly groupIds: readonly string[];
  readonly roles: readonly { readonly environmentId: string; readonly role: string }[];
  /** The groups of the subscription, at least those of `groupIds`. */
  readonly groups: readonly { readonly id: string; readonly isDefault: boolean }[];
  /** Ids of the environments of the subscription. */
  readonly environmentIds: ReadonlySet<string>;
  /** The environments whoever invites administers. */
  readonly administered: RoleScope;
}

/** Why an invitation is refused as a whole; `undefined` where it may go out. */
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
 * The answer to somebody who invites to the trial and neither has full access nor administers any subscription; the
 * trial's own is the provider's.
 */
export const TRIAL_IS_ADMINS = notAllowed('Only a subscription admin invites to the trial.');

/** The answer where nobody can be invited to a trial. */
export const NO_TRIAL = conflicting('This platform has no trial environment.');

/** Said of what is typed as an address and is none. */
export const NO_ADDRESS = 'This is no email address.';

/** Why one address of an invitation is passed over; `undefined` where it is invited. */
export function refusalOfInvitee(facts: {
  readonly isAddress: boolean;
  /** Whether the address stands in the invitation before. */
  readonly isRepeated: boolean;
  /** Status in the subscription of whoever has the address. */
  readonly status: string | null | undefined;
}): string | undefined {
  if (!facts.isAddress) return NO_ADDRESS;
  if (facts.isRepeated) return 'This address is given twice.';
  return facts.status && facts.status !== 'Pending' ? 'This user is a member already.' : undefined;
}

/** Said of somebody invited whom the mail did not reach. */
export const INVITATION_NOT_SENT =
  'The user was added, but the mail could not be sent. Invite again to send it once more.';
