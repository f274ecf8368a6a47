import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { AdapterPayload, Provider } from 'oidc-provider';
import type { Database } from '../database';
import { environments, integrations } from '../database/schema';

/** The claim of an integration's token that tells which secret it was got with. */
export const SECRET_MARK = 'secret_mark';

/** What is stored of an integration's secret: SHA-256, hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Tells secrets apart without telling anything about them. */
export function secretMark(secretHash: string): string {
  return createHash('sha256').update(secretHash).digest('hex').slice(0, 16);
}

/**
 * An integration as a client of the provider, read for every request: a secret that was replaced and an
 * integration that was deleted stop working at once. The stored hash takes the place of the secret.
 */
export async function findIntegrationClient(
  db: Database,
  clientId: string,
): Promise<AdapterPayload | undefined> {
  const [row] = await db
    .select({ secretHash: integrations.secretHash })
    .from(integrations)
    .innerJoin(environments, eq(environments.id, integrations.environmentId))
    .where(and(eq(integrations.clientId, clientId), isNull(environments.deletedAt)));
  if (!row) return undefined;
  return {
    client_id: clientId,
    client_secret: row.secretHash,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}

/** Makes the provider hold a given secret against a stored hash, in constant time. */
export function compareSecretHashes(provider: Provider): void {
  provider.Client.prototype.compareClientSecret = function (given: string) {
    const stored = Buffer.from(this.clientSecret ?? '');
    const hash = Buffer.from(hashSecret(given));
    return stored.length === hash.length && timingSafeEqual(stored, hash);
  };
}
