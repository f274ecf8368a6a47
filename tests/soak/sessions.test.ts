import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startPostgres } from '../../scripts/postgres';
import { startPlatform } from '../e2e/support/startPlatform';
import { callWith, tokenOf, type CallAs } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const SESSIONS = 200;
const DURATION = 60_000;
/** Pause of a user between two screens, in milliseconds. */
const THINKING = 2_000;
/** Concurrent sign-ins: each costs a deliberately slow password hash. */
const SIGN_INS = 4;

const ACCOUNTS = [
  'subscription.admin',
  'environment.admin',
  'template.designer',
  'content.admin',
  'user',
  'user.many',
];

/** The requests of a screen, by the account's permissions. */
function screensOf(account: string): string[][] {
  const start = [
    '/users/me',
    '/users/me/permissions',
    '/subscriptions',
    `/environments?subscriptionId=${SUBSCRIPTIONS.aurora}`,
  ];
  const environment = [`/environments/${ENVIRONMENTS.auroraProduction}`];
  const users = [
    `/subscriptions/${SUBSCRIPTIONS.aurora}/users`,
    `/user-groups?subscriptionId=${SUBSCRIPTIONS.aurora}`,
  ];
  const usage = [`/environments/${ENVIRONMENTS.auroraProduction}/renders?groupBy=month`];
  return account.endsWith('.admin') && account !== 'content.admin'
    ? [start, environment, users, usage]
    : [start, environment];
}

async function inBatches<Item, Result>(items: Item[], size: number, work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
}

async function soak(origins: string[], publicUrl: string): Promise<Record<string, number>> {
  const numbers = Array.from({ length: SESSIONS }, (_, index) => index);
  const accountOf = (index: number) => ACCOUNTS[index % ACCOUNTS.length] ?? '';
  const signingIn = performance.now();
  const sessions = await inBatches(numbers, SIGN_INS, async (index) => {
    const origin = origins[index % origins.length] ?? '';
    return {
      account: accountOf(index),
      call: callWith(origin, await tokenOf(origin, accountOf(index), publicUrl)),
    };
  });
  const signInSeconds = (performance.now() - signingIn) / 1000;

  const times: number[] = [];
  const errors: string[] = [];
  const end = Date.now() + DURATION;
  const timed = async (call: CallAs, path: string) => {
    const started = performance.now();
    const status = await call('GET', path).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    times.push(performance.now() - started);
    if (status !== 200) errors.push(`${status} ${path}`);
  };
  await Promise.all(
    sessions.map(async ({ account, call }, index) => {
      await wait((index / SESSIONS) * THINKING);
      const screens = screensOf(account);
      for (let turn = index; Date.now() < end; turn += 1) {
        await Promise.all((screens[turn % screens.length] ?? []).map((path) => timed(call, path)));
        await wait(THINKING);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  expect(errors.slice(0, 5)).toEqual([]);
  return {
    sessions: SESSIONS,
    seconds: DURATION / 1000,
    signInsPerSecond: Number((SESSIONS / signInSeconds).toFixed(1)),
    calls: times.length,
    errors: errors.length,
    medianMilliseconds: at(0.5),
    p95Milliseconds: at(0.95),
    p99Milliseconds: at(0.99),
    slowestMilliseconds: Math.round(times.at(-1) ?? Number.NaN),
  };
}

describe('two hundred users for a minute', () => {
  it('get no error from one process with the embedded database', async () => {
    const platform = await startPlatform(SOAK_SETTINGS);
    const figures = await soak([platform.url], platform.url);
    await platform.dispose();
    report('sessions on the embedded database', figures);
    expect(figures.errors).toBe(0);
  });

  it('get no error from two processes with one PostgreSQL', async () => {
    const postgres = await startPostgres();
    const environment = {
      ...SOAK_SETTINGS,
      DATABASE_URL: postgres.url,
      SEED: 'demo',
      PUBLIC_URL: 'http://platform.test',
      SIGNATURE_SECRET: 'one secret of all the processes there are',
    };
    const platforms = await Promise.all([startPlatform(environment), startPlatform(environment)]);
    const figures = await soak(
      platforms.map(({ url }) => url),
      environment.PUBLIC_URL,
    );
    await Promise.all(platforms.map((platform) => platform.dispose()));
    await postgres.stop();
    report('sessions on two processes', figures);
    expect(figures.errors).toBe(0);
  });
});
