import { ResponseError } from '@/api/http';

/** Whether a save failed because somebody else has changed the same thing meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 412;
}
