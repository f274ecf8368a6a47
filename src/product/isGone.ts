import { ResponseError } from '@/api/http';

/** Whether a change failed because what it was about is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}
