import type { FastifyRequest } from 'fastify';
import { STATUS_MESSAGES } from '@/domain/failure';
import { refusalOfCaller } from '@/domain/users';
import type { Database } from '../database';
import type { VerifyAccessToken } from '../identity/createVerifier';
import { forbidden, refuseIf, unauthorized } from '../http/Problem';
import { loadCaller, type Caller } from './loadCaller';
import { loadIntegration, type CallingIntegration } from './loadIntegration';

interface Dependencies {
  database: Database;
  verifyAccessToken: VerifyAccessToken;
  now: Date;
}

/** The caller: a person, or an integration with a token of its own. */
export type Identity = { caller: Caller } | { integration: CallingIntegration };

/**
 * Identifies the caller by the bearer token of the request.
 * @throws Problem 401 without a valid token, 403 when its user may not use the platform
 */
export async function identify(request: FastifyRequest, deps: Dependencies): Promise<Identity> {
  const [, token] = /^bearer ([^ ]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthorized('You need to sign in.');
  const holder = await deps.verifyAccessToken(token).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidTokenError')
      throw unauthorized(STATUS_MESSAGES[401]);
    throw error;
  });
  return 'clientId' in holder
    ? { integration: await loadIntegration(deps.database, holder.clientId, holder.secretMark, deps.now) }
    : { caller: await loadCaller(deps.database, holder, deps.now) };
}

/**
 * Identifies the caller, who must be a person.
 * @throws Problem 401 and 403 as `identify`, and 403 for an integration
 */
export async function authenticate(request: FastifyRequest, deps: Dependencies): Promise<Caller> {
  const identity = await identify(request, deps);
  if ('caller' in identity) return identity.caller;
  throw forbidden('This call is for people. An integration may use its own environment only.');
}

/** @throws Problem 403 for a caller who is deactivated or blocked everywhere. */
export function requireActive(caller: Caller): void {
  refuseIf(refusalOfCaller(caller.status));
}
