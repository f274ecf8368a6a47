import type { Database } from '../../database';
import { takeAllowance, type Allowance } from '../../http/takeAllowance';

/** Invitations one subscription sends to an address. */
export const OF_SUBSCRIPTION: Allowance = { name: 'invitation of a subscription', limit: 5, seconds: 3600 };
/** Invitations an address gets from all customers together. */
export const OF_ADDRESS: Allowance = { name: 'invitation of an address', limit: 20, seconds: 86_400 };

/**
 * Counts an invitation of each address, so that nobody's inbox is filled.
 * @returns the addresses that have had enough, each with the seconds until the next one may be sent.
 */
export async function limitInvitations(
  db: Database,
  { subscriptionId, addresses }: { subscriptionId: string; addresses: ReadonlySet<string> },
  now: Date,
): Promise<Map<string, number>> {
  const limited = new Map<string, number>();
  for (const address of addresses) {
    const seconds =
      (await takeAllowance(db, OF_SUBSCRIPTION, `${subscriptionId} ${address}`, now)) ??
      (await takeAllowance(db, OF_ADDRESS, address, now));
    if (seconds !== undefined) limited.set(address, seconds);
  }
  return limited;
}

/** Why an address is not invited now, in words fit to be shown. */
export function tooManyInvitations(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `This address has been invited many times. Try again in ${wait}.`;
}
