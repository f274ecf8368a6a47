import { Resolver } from 'node:dns/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { provenDomains } from '../../database/schema';
import { invalid } from '../../http/Problem';

/** The texts of a name's TXT records, each in its parts; rejects when there are none, or nobody knows. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** How long a name server may take, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/** Asks the name servers of this machine. */
export const resolveTxt: ResolveTxt = (name) => new Resolver(PATIENCE).resolveTxt(name);

/** The record by which whoever holds a domain lets a subscription federate its addresses. */
export function proofOf(domain: string, subscriptionId: string): { name: string; text: string } {
  return { name: `_platen.${domain}`, text: `platen-subscription=${subscriptionId}` };
}

/**
 * Makes sure that whoever administers the subscription holds the domain: the record is looked for once, and remembered
 * until the domain is taken off the subscription's list. @throws Problem 400
 */
export async function requireProvenDomain(
  db: Database,
  { subscriptionId, domain }: { subscriptionId: string; domain: string },
  { resolve, now }: { resolve: ResolveTxt; now: Date },
): Promise<void> {
  const isThis = and(eq(provenDomains.subscriptionId, subscriptionId), eq(provenDomains.domain, domain));
  if ((await db.$count(provenDomains, isThis)) > 0) return;
  const { name, text } = proofOf(domain, subscriptionId);
  // A domain that can't be asked about is as one without the record.
  const records = await resolve(name).catch(() => []);
  if (!records.some((parts) => parts.join('') === text))
    throw invalid({
      field: 'subscriptionIds',
      message: `${domain} has not been proven: it needs the TXT record ${name} with ${text}`,
    });
  await db.insert(provenDomains).values({ subscriptionId, domain, provenAt: now }).onConflictDoNothing();
}
