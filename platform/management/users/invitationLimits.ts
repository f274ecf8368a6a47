import { INVITATION_LIMITS } from '@/domain/users';
import type { Database } from '../../database';
import { takeAllowance, type Allowance } from '../../http/takeAllowance';
import { normalisedEmail } from '../../mail/normalisedEmail';
import type { Invitation } from './admit';

const OF_SUBSCRIPTION: Allowance = {
  name: 'invitation of a subscription',
  ...INVITATION_LIMITS.ofSubscription,
};
const OF_ADDRESS: Allowance = { name: 'invitation of an address', ...INVITATION_LIMITS.ofAddress };

/**
 * Counts an invitation for each address, so that no inbox is flooded.
 * @returns the addresses over the limit, as they were given, each with the seconds until the next one may be sent
 */
export async function limitInvitations(
  db: Database,
  { subscription, emails }: Pick<Invitation, 'subscription' | 'emails'>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const addressOf = new Map(emails.map((email) => [email, normalisedEmail(email)]));
  const secondsOf = new Map<string | undefined, number>();
  for (const address of new Set(addressOf.values())) {
    if (address === undefined) continue;
    const seconds =
      (await takeAllowance(db, OF_SUBSCRIPTION, `${subscription.id} ${address}`, now)) ??
      (await takeAllowance(db, OF_ADDRESS, address, now));
    if (seconds !== undefined) secondsOf.set(address, seconds);
  }
  return new Map(
    emails.flatMap((email) => {
      const seconds = secondsOf.get(addressOf.get(email));
      return seconds === undefined ? [] : [[email, seconds] as const];
    }),
  );
}
