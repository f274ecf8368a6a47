import { QueryClient } from '@tanstack/react-query';
import { ResponseError } from '@/api/http';

/** Answers are shown from memory for this long before they are asked for again, in milliseconds. */
const FRESH_FOR = 30_000;

/** The longest a read waits by itself to be tried again, in milliseconds; after that the user is told. */
const LONGEST_WAIT = 10_000;

/**
 * A read that failed for want of an answer, or of one that can be read, is tried again twice, and so is one the platform
 * wants to be asked again soon; what it refused stays refused.
 */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  if (!(error instanceof ResponseError)) return true;
  if (error.retryAfter !== undefined) return error.retryAfter <= LONGEST_WAIT;
  return error.status >= 500 || error.status < 300;
}

/** When the platform says, else after one second, then two. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ResponseError ? error.retryAfter : undefined;
  return asked ?? 1000 * 2 ** failures;
}

/** The cache of server state. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: shouldRetry, retryDelay, refetchOnWindowFocus: true },
    },
  });
}
