import { QueryClient } from '@tanstack/react-query';
import { ResponseError } from '@/api/http';

/** Milliseconds for which cached responses are fresh. */
const FRESH_FOR = 30_000;

/** Longest automatic wait before a retry, in milliseconds; beyond it the user is notified. */
const LONGEST_WAIT = 10_000;

/**
 * Retries a read twice when there was no response or an unreadable one, and when the platform asked for a retry; a
 * refusal is final.
 */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  if (!(error instanceof ResponseError)) return true;
  if (error.retryAfter !== undefined) return error.retryAfter <= LONGEST_WAIT;
  return error.status >= 500 || error.status < 300;
}

/** Waits as long as the platform asks, else one second, then two. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ResponseError ? error.retryAfter : undefined;
  return asked ?? 1000 * 2 ** failures;
}

/** Creates the cache of server state. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: shouldRetry, retryDelay, refetchOnWindowFocus: true },
    },
  });
}
