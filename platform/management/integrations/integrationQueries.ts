import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { toUnixSeconds } from '@/domain/format';
import { nameTaken } from '@/domain/refusal';
import type { Database } from '../../database';
import { freeProjectPictures } from '../../database/freeProjectPictures';
import { integrations, projects } from '../../database/schema';
import { hashSecret } from '../../identity/integrationClients';
import type { Schemas } from '../operations';
import { notFound } from '../../http/Problem';
import { isNamed, requireFreeName, type NameClaim } from '../../http/requireFreeName';

type Permission = Schemas['IntegrationPermission'];

const columns = {
  clientId: integrations.clientId,
  environmentId: integrations.environmentId,
  name: integrations.name,
  description: integrations.description,
  permissions: integrations.permissions,
  previousSecretEndsAt: integrations.previousSecretEndsAt,
  previousSecretUsedAt: integrations.previousSecretUsedAt,
};

/** An integration without the hash of its secret, which never leaves this file. */
export interface IntegrationRow {
  clientId: string;
  environmentId: string;
  name: string;
  description: string | null;
  permissions: Permission[];
  previousSecretEndsAt: Date | null;
  previousSecretUsedAt: Date | null;
}

/** Describes an integration as in lists and single responses. */
export function toIntegration(row: IntegrationRow, now: Date): Schemas['Integration'] {
  const { clientId, environmentId, name, description } = row;
  const { previousSecretEndsAt: endsAt, previousSecretUsedAt: usedAt } = row;
  return {
    clientId,
    environmentId,
    name,
    description,
    ...(endsAt &&
      endsAt > now && {
        previousSecret: { endsAt: toUnixSeconds(endsAt), lastUsedAt: usedAt && toUnixSeconds(usedAt) },
      }),
  };
}

/** Selects the integrations of an environment, sorted by name. */
export async function selectIntegrations(db: Database, environmentId: string): Promise<IntegrationRow[]> {
  const rows = await db
    .select(columns)
    .from(integrations)
    .where(eq(integrations.environmentId, environmentId))
    .orderBy(asc(sql`lower(${integrations.name})`));
  return rows as IntegrationRow[];
}

/** Finds an integration by its client id. */
export async function findIntegration(db: Database, clientId: string): Promise<IntegrationRow | undefined> {
  const [row] = await db.select(columns).from(integrations).where(eq(integrations.clientId, clientId));
  return row as IntegrationRow | undefined;
}

function newSecret(): { clientSecret: string; secretHash: string } {
  const clientSecret = randomBytes(32).toString('base64url');
  return { clientSecret, secretHash: hashSecret(clientSecret) };
}

/** Claims a name for an integration, unique in its environment. */
const claimIntegrationName = (environmentId: string, name: string): NameClaim => ({
  table: integrations,
  id: integrations.clientId,
  column: integrations.name,
  name,
  among: and(eq(integrations.environmentId, environmentId), isNamed(integrations.name, name)),
  refusal: nameTaken('An integration'),
});

/** Inserts an integration without permissions; the secret is returned only here. @throws Problem 409 */
export async function insertIntegration(
  db: Database,
  environmentId: string,
  input: Pick<Schemas['CreateIntegration'], 'name' | 'description'>,
  now: Date,
): Promise<{ row: IntegrationRow; clientSecret: string }> {
  const name = input.name.trim();
  await requireFreeName(db, claimIntegrationName(environmentId, name));
  const { clientSecret, secretHash } = newSecret();
  const description = input.description?.trim() || null;
  const [row] = await db
    .insert(integrations)
    .values({ clientId: randomUUID(), environmentId, name, description, secretHash, createdAt: now })
    .returning(columns);
  if (!row) throw new Error('The integration was not inserted.');
  return { row: row as IntegrationRow, clientSecret };
}

/** Changes name and description. @throws Problem 404 or 409 */
export async function updateIntegration(
  db: Database,
  clientId: string,
  input: Schemas['UpdateIntegration'],
): Promise<IntegrationRow> {
  const present = await findIntegration(db, clientId);
  if (!present) throw notFound('integration');
  const name = input.name.trim();
  await requireFreeName(db, claimIntegrationName(present.environmentId, name), clientId);
  const [row] = await db
    .update(integrations)
    .set({ name, description: input.description?.trim() || null })
    .where(eq(integrations.clientId, clientId))
    .returning(columns);
  if (!row) throw notFound('integration');
  return row as IntegrationRow;
}

/** Deletes the integration; its secret stops working. */
export async function deleteIntegration(
  db: Database,
  { clientId, environmentId }: Pick<IntegrationRow, 'clientId' | 'environmentId'>,
): Promise<void> {
  // The database deletes its projects with it.
  await freeProjectPictures(db, environmentId, eq(projects.ownerClientId, clientId));
  await db.delete(integrations).where(eq(integrations.clientId, clientId));
}

/** Replaces the permissions. @returns them sorted, without duplicates */
export async function replacePermissions(
  db: Database,
  clientId: string,
  given: Permission[],
): Promise<Permission[]> {
  const permissions = [...new Set(given)].sort();
  await db.update(integrations).set({ permissions }).where(eq(integrations.clientId, clientId));
  return permissions;
}

/**
 * Replaces the secret.
 * @param keepUntil when the old one stops working; at once without it
 * @returns the new one
 */
export async function rotateSecret(
  db: Database,
  clientId: string,
  keepUntil: Date | undefined,
): Promise<string> {
  const { clientSecret, secretHash } = newSecret();
  const kept = keepUntil
    ? { previousSecretHash: sql`${integrations.secretHash}`, previousSecretEndsAt: keepUntil }
    : { previousSecretHash: null, previousSecretEndsAt: null };
  await db
    .update(integrations)
    .set({ secretHash, ...kept, previousSecretUsedAt: null })
    .where(eq(integrations.clientId, clientId));
  return clientSecret;
}

/** Ends the previous secret. */
export async function endPreviousSecret(db: Database, clientId: string): Promise<void> {
  await db
    .update(integrations)
    .set({ previousSecretHash: null, previousSecretEndsAt: null, previousSecretUsedAt: null })
    .where(eq(integrations.clientId, clientId));
}
