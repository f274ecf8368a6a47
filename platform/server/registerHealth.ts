import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import type { Lifecycle } from './Lifecycle';

/** Time limit for the database to respond, in milliseconds. */
const PATIENCE = 2_000;

/**
 * `/ping`: the process is alive. `/ready`: it accepts requests; 503 while the database is unreachable or the platform
 * is stopping. Neither needs a token, and neither is logged.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, lifecycle }: { database: Database; lifecycle: Lifecycle },
): void {
  const options = { logLevel: 'warn' } as const;
  app.get('/ping', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', options, async (_request, reply) => {
    const status = lifecycle.isStopping ? 'stopping' : await databaseStatus(database);
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

async function databaseStatus(database: Database): Promise<'ready' | 'database-unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'database-unavailable'>((resolve) => {
    timer = setTimeout(() => resolve('database-unavailable'), PATIENCE);
  });
  const answer = database.execute(sql`select 1`).then(
    () => 'ready' as const,
    () => 'database-unavailable' as const,
  );
  const status = await Promise.race([answer, tooLong]);
  clearTimeout(timer);
  return status;
}
