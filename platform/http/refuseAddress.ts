import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './Problem';
import { sendProblem } from './sendProblem';
import { COMMON_HEADERS, DATA_HEADERS } from './securityHeaders';

/** Answers an address that the router refuses, in the form and with the headers of every other error. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? new Problem(404, 'There is nothing with this id.')
      : new Problem(400, 'This address can’t be read.');
  reply.headers({
    ...COMMON_HEADERS,
    ...DATA_HEADERS,
    'cache-control': 'no-store',
    'x-request-id': request.id,
  });
  sendProblem(problem, request, reply);
}
