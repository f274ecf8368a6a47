import { createHash } from 'node:crypto';
import type { Schemas } from '../operations';

/**
 * The ETag of a user: changes with the roles of their own, as far as the caller may see them, and with nothing else. An
 * environment admin is not told that roles in somebody else's environments have changed.
 */
export function rolesEtag({ subscriptionRoles, environmentRoles }: Schemas['UserDetail']): string {
  const entries = environmentRoles.map(({ environmentId, userRole }) => `${environmentId} ${userRole}`);
  const text = JSON.stringify([[...subscriptionRoles].sort(), entries.sort()]);
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}
