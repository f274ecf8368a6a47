import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AdapterPayload, Provider } from 'oidc-provider';
import type { Database } from '../database';
import { environments, integrations } from '../database/schema';

/** The claim of an integration's token that identifies the secret used. */
export const SECRET_MARK = 'secret_mark';

/** Hashes an integration's secret for storage: SHA-256, hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** SQL for the hash of the previous secret while it works; null afterwards. */
export const workingPreviousSecret = (now: Date) =>
  sql<
    string | null
  >`case when ${gt(integrations.previousSecretEndsAt, now)} then ${integrations.previousSecretHash} end`;

/** Distinguishes secrets without revealing anything about them. */
export function secretMark(secretHash: string): string {
  return createHash('sha256').update(secretHash).digest('hex').slice(0, 16);
}

/** Separates the hashes of the valid secrets in the single secret field. */
const BETWEEN = ' ';

/**
 * Loads an integration as a client of the provider on every request, so that replaced secrets and deleted integrations
 * stop working at once. The stored hashes replace the secret.
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

/** Makes the provider compare a given secret with each stored hash, in constant time. */
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

/** Returns the mark of the secret used for a token, and records any use of the previous secret. */
export async function markOfSecret(db: Database, clientId: string, secret: string): Promise<string> {
  const hash = hashSecret(secret);
  await db
    .update(integrations)
    .set({ previousSecretUsedAt: new Date() })
    .where(and(eq(integrations.clientId, clientId), eq(integrations.previousSecretHash, hash)));
  return secretMark(hash);
}
