import { HttpResponse } from 'msw';
import { MockProblem } from './MockProblem';

/**
 * Converts a thrown problem to an answer.
 * @throws any other error, which is a fault of the mocks.
 */
export function problemResponse(error: unknown, instance: string): Response {
  if (!(error instanceof MockProblem)) throw error;
  const headers = { 'Content-Type': 'application/problem+json' };
  return HttpResponse.json(error.toBody(instance), { status: error.status, headers });
}
