import { conflicting, notAllowed, type Refusal } from '../refusal';
import { NOT_ACCEPTED_YET } from './memberChanges';
import { parseUserStatus } from './userStatus';

/** A user to be renamed by an admin; a full-access admin administers all subscriptions. */
export interface RenamedUser {
  readonly hasFullAccess: boolean;
  /** All subscriptions the user belongs to or is invited to. */
  readonly belongings: readonly {
    /** As in the contract, in any case. */
    readonly status: string;
    /** Whether the caller is a subscription admin. */
    readonly isAdministered: boolean;
  }[];
}

/**
 * Refuses to rename a user. A name belongs to the account, so all memberships count; pending invitations are ignored.
 * The status is 409 for a pending invitation, and 403 for missing authority.
 */
export function refusalOfRenaming({ hasFullAccess, belongings }: RenamedUser): Refusal | undefined {
  const memberships = belongings.filter(({ status }) => parseUserStatus(status) !== 'Pending');
  const isAnyAdministered = (all: typeof belongings) => all.some(({ isAdministered }) => isAdministered);
  // Checked first, so that callers learn nothing else about a merely invited user.
  if (isAnyAdministered(belongings) && !isAnyAdministered(memberships)) return conflicting(NOT_ACCEPTED_YET);
  if (hasFullAccess) return notAllowed('This user has full access. Only they can change their name.');
  return memberships.some(({ isAdministered }) => !isAdministered)
    ? notAllowed('This user belongs to other subscriptions, too, and changes the name under My account.')
    : undefined;
}
