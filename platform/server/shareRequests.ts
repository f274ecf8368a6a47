import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withShare, type Share } from '../shares';

/** The end of a token distinguishes it from others. */
const TOKEN_END = 40;

/** Returns the share of a request before its token is verified; requests without a token share one. */
function shareOf({ headers: { authorization = '' } }: FastifyRequest): Share {
  const caller = authorization.slice(-TOKEN_END);
  return { customer: caller, caller };
}

/** Runs the work of each request on behalf of its caller, see `currentShare`. */
export function shareRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withShare(shareOf(request), done));
  // Reading a body ends in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => withShare(shareOf(request), done));
}
