import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withShare, type Share } from '../shares';

/** The end of a token tells one from another. */
const TOKEN_END = 40;

/** The share of a request before it is known whose token it has; requests without a token have one together. */
function shareOf({ headers: { authorization = '' } }: FastifyRequest): Share {
  const caller = authorization.slice(-TOKEN_END);
  return { customer: caller, caller };
}

/** Has the work of each request done on behalf of its caller, see `currentShare`. */
export function shareRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withShare(shareOf(request), done));
  // Reading a body ends in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => withShare(shareOf(request), done));
}
