import { conflicting, notAllowed, type Refusal } from '../refusal';
import { NOT_ACCEPTED_YET } from './memberChanges';
import { parseUserStatus } from './userStatus';

/** A user whom an admin is about to rename; what is told of a full-access admin counts all of it as administered. */
export interface RenamedUser {
  readonly hasFullAccess: boolean;
  /** Every subscription the user belongs to or is invited to. */
  readonly belongings: readonly {
    /** As on the wire, in any case. */
    readonly status: string;
    /** Whether whoever renames administers the subscription. */
    readonly isAdministered: boolean;
  }[];
}

/**
 * Why an admin may not rename a user of a subscription of theirs; `undefined` where they may. A name is the account's, so
 * all its memberships count; an invitation is none yet, neither for nor against. The status tells whether it is for the state
 * of the invitation (409) or for lack of authority (403).
 */
export function refusalOfRenaming({ hasFullAccess, belongings }: RenamedUser): Refusal | undefined {
  const memberships = belongings.filter(({ status }) => parseUserStatus(status) !== 'Pending');
  const isAnyAdministered = (all: typeof belongings) => all.some(({ isAdministered }) => isAdministered);
  // Before anything else: of somebody only invited not even what follows may be learnt.
  if (isAnyAdministered(belongings) && !isAnyAdministered(memberships)) return conflicting(NOT_ACCEPTED_YET);
  if (hasFullAccess) return notAllowed('This user has full access. Nobody else changes their name.');
  return memberships.some(({ isAdministered }) => !isAdministered)
    ? notAllowed('This user belongs to other subscriptions, too, and changes the name under My account.')
    : undefined;
}
