import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { tellActivity } from './activityFigures';
import { openDatabase } from '../../platform/database';
import { openJobs } from '../../platform/jobs';
import { registerManagementApi } from '../../platform/management';
import { seed } from '../../platform/seed';

const RUNS = 15;
const GOAL = 300;

async function median(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

/**
 * Prints the time of a list of 10,000 users over HTTP on the loopback, against a floor, a bare server that sends the
 * same bytes from memory; then the lists of activity.
 */
export async function tellManagement(): Promise<void> {
  const { db, driver, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL });
  await seed(db, { seed: 'large', now: new Date() });
  const app = Fastify();
  await app.register(registerManagementApi, {
    prefix: '/api/v1',
    database: db,
    jobs: await openJobs(db, { onError: console.error }),
    settings: {
      publicUrl: 'http://localhost',
      consoleUrl: 'http://localhost',
      signatureSecret: 'bench',
      dataDirectory: '/nowhere',
    },
    clock: () => new Date(),
    verifyAccessToken: async (account) => ({ userId: demoUserId(account) }),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/api/v1/subscriptions/${SUBSCRIPTIONS.aurora}/users`;
  const headers = { authorization: 'Bearer subscription.admin@demo.test' };
  const body = await (await fetch(url, { headers })).text();

  const floor = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve));
  const floorUrl = `http://127.0.0.1:${(floor.address() as AddressInfo).port}`;

  const taken = await median(url, headers);
  const bare = await median(floorUrl, {});
  const users = (JSON.parse(body) as unknown[]).length;
  console.log(`${users} users in one call on ${driver} (median of ${RUNS})`);
  console.log(
    `  platform  ${taken.toFixed(0).padStart(5)} ms   ${(body.length / 1e6).toFixed(1)} MB   to reach: under ${GOAL} ms`,
  );
  console.log(`  floor     ${bare.toFixed(0).padStart(5)} ms   ratio ${(taken / bare).toFixed(1)}`);
  floor.close();
  await tellActivity(
    { db, driver },
    origin,
    (of) => median(of, headers),
    async (of) => (await fetch(of, { headers })).text(),
  );
  await app.close();
  await close();
}
