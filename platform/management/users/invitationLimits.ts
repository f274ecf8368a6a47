import { INVITATION_LIMITS } from '@/domain/users';
import type { Database } from '../../database';
import { takeAllowance, type Allowance } from '../../http/takeAllowance';

const OF_SUBSCRIPTION: Allowance = {
  name: 'invitation of a subscription',
  ...INVITATION_LIMITS.ofSubscription,
};
const OF_ADDRESS: Allowance = { name: 'invitation of an address', ...INVITATION_LIMITS.ofAddress };

/**
 * Counts an invitation for each address, so that no inbox is flooded.
 * @returns the addresses over the limit, each with the seconds until the next one may be sent
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
