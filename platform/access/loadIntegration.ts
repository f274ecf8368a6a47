import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { integrations } from '../database/schema';
import { secretMark, workingPreviousSecret } from '../identity/integrationClients';
import { unauthorized } from '../http/Problem';

/** The calling integration with its current permissions. */
export interface CallingIntegration {
  clientId: string;
  name: string;
  /** The only environment in which it works. */
  environmentId: string;
  /** As `resource:action`, for example `media:read`. */
  permissions: string[];
}

/**
 * Loads the integration of a token. Its tokens end when it is deleted or their secret expires.
 * @throws Problem 401
 */
export async function loadIntegration(
  db: Database,
  clientId: string,
  mark: string,
  now: Date,
): Promise<CallingIntegration> {
  const [row] = await db
    .select({
      environmentId: integrations.environmentId,
      name: integrations.name,
      permissions: integrations.permissions,
      secretHash: integrations.secretHash,
      previous: workingPreviousSecret(now),
    })
    .from(integrations)
    .where(eq(integrations.clientId, clientId));
  const isGood = (hash: string | null | undefined) => typeof hash === 'string' && secretMark(hash) === mark;
  if (!row || !(isGood(row.secretHash) || isGood(row.previous)))
    throw unauthorized('The integration was deleted or has a new secret since this token was made.');
  const { environmentId, name, permissions } = row;
  return { clientId, environmentId, name, permissions };
}
