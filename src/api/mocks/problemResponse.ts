import { HttpResponse } from 'msw';
import { MockProblem } from './MockProblem';

/** A thrown problem as the answer it stands for. @throws whatever else was thrown, which is a fault of the mocks. */
export function problemResponse(error: unknown, instance: string): Response {
  if (!(error instanceof MockProblem)) throw error;
  const headers = { 'Content-Type': 'application/problem+json' };
  return HttpResponse.json(error.toBody(instance), { status: error.status, headers });
}
