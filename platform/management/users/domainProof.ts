import { Resolver } from 'node:dns/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { provenDomains } from '../../database/schema';
import { invalid } from '../../http/Problem';

/** Resolves the TXT records of a name, each in its parts; rejects when there are none, or the servers fail. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Time limit of a name server in milliseconds, and the number of attempts. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/** Queries the name servers of this machine. */
export const resolveTxt: ResolveTxt = (name) => new Resolver(PATIENCE).resolveTxt(name);

/** Builds the DNS record with which the holder of a domain allows a subscription to federate its addresses. */
export function proofOf(domain: string, subscriptionId: string): { name: string; text: string } {
  return { name: `_platen.${domain}`, text: `platen-subscription=${subscriptionId}` };
}

/**
 * Requires that the admin of the subscription holds the domain: queries the record once, and remembers it until the
 * domain is removed from the subscription. @throws Problem 400
 */
export async function requireProvenDomain(
  db: Database,
  { subscriptionId, domain }: { subscriptionId: string; domain: string },
  { resolve, now }: { resolve: ResolveTxt; now: Date },
): Promise<void> {
  const isThis = and(eq(provenDomains.subscriptionId, subscriptionId), eq(provenDomains.domain, domain));
  if ((await db.$count(provenDomains, isThis)) > 0) return;
  const { name, text } = proofOf(domain, subscriptionId);
  // A domain that can't be queried counts as one without the record.
  const records = await resolve(name).catch(() => []);
  if (!records.some((parts) => parts.join('') === text))
    throw invalid({
      field: 'subscriptionIds',
      message: `${domain} has not been proven: it needs the TXT record ${name} with ${text}`,
    });
  await db.insert(provenDomains).values({ subscriptionId, domain, provenAt: now }).onConflictDoNothing();
}
