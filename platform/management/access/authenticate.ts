import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database';
import { forbidden, unauthorized } from '../http/Problem';
import { loadCaller, type Caller } from './loadCaller';

/** Finds out whom a token was issued to; rejects with an error named `InvalidTokenError` when it does not hold. */
export type VerifyAccessToken = (token: string) => Promise<{ subject: string }>;

/**
 * The caller by the request's bearer token.
 * @throws Problem 401 when there is none or it does not hold, 403 when its user may not use the platform.
 */
export async function authenticate(
  request: FastifyRequest,
  deps: { database: Database; verifyAccessToken: VerifyAccessToken; now: Date },
): Promise<Caller> {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0)
    throw unauthorized('You need to sign in.');
  const { subject } = await deps.verifyAccessToken(token).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidTokenError')
      throw unauthorized('Authentication expired. You need to login again.');
    throw error;
  });
  return loadCaller(deps.database, subject, deps.now);
}

/** @throws Problem 403 for a caller who is deactivated or blocked everywhere. */
export function requireActive(caller: Caller): void {
  if (caller.status === 'Active') return;
  throw forbidden(`Your account is ${caller.status.toLowerCase()}. Contact an administrator.`);
}
