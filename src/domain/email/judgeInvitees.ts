import { isEmail } from './isEmail';

/** The state of an address before it is invited. */
export type InviteeState = 'new' | 'member' | 'pending' | 'invalid' | 'duplicate';

/** Whether an address in this state can be invited; a pending one is invited again. */
export function isInvitable(state: InviteeState): boolean {
  return state === 'new' || state === 'pending';
}

/**
 * Returns the state of each address in a list. `statusOf` returns the status of a present member by address in lower
 * case. Only later equal addresses are duplicates; case is ignored.
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
