import type { FastifyReply } from 'fastify';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooOften } from '@/domain/refusal';
import type { Database } from '../database';
import { problemOf } from './Problem';

/** Length of a window, in seconds; the first request begins it. */
const WINDOW = 60;
const TABLE = 'request_limits';

/**
 * Counts a request of a caller and sends the remaining number in headers.
 * @param caller id of the user or integration of the token
 * @throws Problem 429
 */
export type LimitRequests = (caller: string, reply: FastifyReply) => Promise<void>;

/**
 * Limits the requests of each caller per minute. Processes on one PostgreSQL count together; the embedded database has
 * one process, which counts in memory. Headers follow draft-ietf-httpapi-ratelimit-headers-10.
 * @param perMinute 0 sets no limit
 */
export function openRequestLimit(database: Database, perMinute: number): LimitRequests {
  if (perMinute === 0) return () => Promise.resolve();
  const limiter = openLimiter(database, perMinute);
  return async (caller, reply) => {
    const { result, isOver } = await take(limiter, caller);
    const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1_000));
    reply.header('ratelimit-policy', `"requests";q=${perMinute};w=${WINDOW}`);
    reply.header('ratelimit', `"requests";r=${Math.max(0, result.remainingPoints)};t=${seconds}`);
    if (!isOver) return;
    const detail = `You have made ${perMinute} requests within a minute. Make the next one in ${seconds} s.`;
    throw problemOf(tooOften(detail, seconds));
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function openLimiter(database: Database, points: number): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration: WINDOW });
  const { $client } = database as Database & { $client: unknown };
  if (!($client instanceof pg.Pool)) return inMemory;
  return new RateLimiterPostgres({
    storeClient: $client,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    points,
    duration: WINDOW,
    // A caller over the limit costs no query until the window ends.
    inMemoryBlockOnConsumed: points,
    // An unreachable database fails the call later, with the right error.
    insuranceLimiter: inMemory,
  });
}

async function take(limiter: Limiter, key: string): Promise<{ result: RateLimiterRes; isOver: boolean }> {
  try {
    return { result: await limiter.consume(key), isOver: false };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { result: error, isOver: true };
  }
}
