import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AdapterPayload, Provider } from 'oidc-provider';
import type { Database } from '../database';
import { environments, integrations } from '../database/schema';

/** The claim of an integration's token that tells which secret it was got with. */
export const SECRET_MARK = 'secret_mark';

/** What is stored of an integration's secret: SHA-256, hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The hash of the secret before the present one, in a query, as long as it works; null afterwards. */
export const workingPreviousSecret = (now: Date) =>
  sql<
    string | null
  >`case when ${gt(integrations.previousSecretEndsAt, now)} then ${integrations.previousSecretHash} end`;

/** Tells secrets apart without telling anything about them. */
export function secretMark(secretHash: string): string {
  return createHash('sha256').update(secretHash).digest('hex').slice(0, 16);
}

/** Between the hashes of the secrets that work, which stand in the place of one secret. */
const BETWEEN = ' ';

/**
 * An integration as a client of the provider, read for every request: a secret that was replaced and an
 * integration that was deleted stop working at once. The stored hashes of its secrets take the place of the secret.
 */
export async function findIntegrationClient(
  db: Database,
  clientId: string,
): Promise<AdapterPayload | undefined> {
  const [row] = await db
    .select({ secretHash: integrations.secretHash, previous: workingPreviousSecret(new Date()) })
    .from(integrations)
    .innerJoin(environments, eq(environments.id, integrations.environmentId))
    .where(and(eq(integrations.clientId, clientId), isNull(environments.deletedAt)));
  if (!row) return undefined;
  return {
    client_id: clientId,
    client_secret: [row.secretHash, ...(row.previous === null ? [] : [row.previous])].join(BETWEEN),
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}

/** Makes the provider hold a given secret against each stored hash, in constant time. */
export function compareSecretHashes(provider: Provider): void {
  provider.Client.prototype.compareClientSecret = function (given: string) {
    const hash = Buffer.from(hashSecret(given));
    const matches = (this.clientSecret ?? '').split(BETWEEN).map((each) => {
      const stored = Buffer.from(each);
      return stored.length === hash.length && timingSafeEqual(stored, hash);
    });
    return matches.includes(true);
  };
}

/** The mark of the secret a token is got with; that the secret before the present one was used is noted. */
export async function markOfSecret(db: Database, clientId: string, secret: string): Promise<string> {
  const hash = hashSecret(secret);
  await db
    .update(integrations)
    .set({ previousSecretUsedAt: new Date() })
    .where(and(eq(integrations.clientId, clientId), eq(integrations.previousSecretHash, hash)));
  return secretMark(hash);
}
