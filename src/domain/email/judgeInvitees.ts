import { isEmail } from './isEmail';

/** How an address stands before it is invited. */
export type InviteeState = 'new' | 'member' | 'pending' | 'invalid' | 'duplicate';

/** Whether an address in this state can be invited; a pending one is invited once more. */
export function isInvitable(state: InviteeState): boolean {
  return state === 'new' || state === 'pending';
}

/**
 * The state of each address of a list. `statusOf` gives the status of whoever belongs to the subscription already, by
 * address in lower case. Of equal addresses, whatever their case, the first is not a duplicate.
 */
export function judgeInvitees(
  addresses: readonly string[],
  statusOf: (address: string) => string | undefined,
): InviteeState[] {
  const seen = new Set<string>();
  return addresses.map((address) => {
    const folded = address.trim().toLowerCase();
    if (!isEmail(folded)) return 'invalid';
    if (seen.has(folded)) return 'duplicate';
    seen.add(folded);
    const status = statusOf(folded);
    if (status === undefined) return 'new';
    return status.toLowerCase() === 'pending' ? 'pending' : 'member';
  });
}
