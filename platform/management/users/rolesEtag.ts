import { createHash } from 'node:crypto';
import type { Schemas } from '../operations';

/**
 * Builds the ETag of a user: changes only with the user's own roles that the caller may see. An environment admin does
 * not learn of changes in other environments.
 */
export function rolesEtag({ subscriptionRoles, environmentRoles }: Schemas['UserDetail']): string {
  const entries = environmentRoles.map(({ environmentId, userRole }) => `${environmentId} ${userRole}`);
  const text = JSON.stringify([[...subscriptionRoles].sort(), entries.sort()]);
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}
