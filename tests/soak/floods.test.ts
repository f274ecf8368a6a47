import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres';
import { startPlatform, type RunningPlatform } from '../e2e/support/startPlatform';
import { startWorker, type RunningWorker } from '../e2e/support/startWorker';
import { measureFloods, type Flooded } from './support/measureFloods';
import { SOAK_SETTINGS } from './support/soakSettings';

/** Longest `/ping` of 99 of 100 calls, in milliseconds. */
const PING = 250;
/** Greatest slowdown for another customer compared with a quiet platform, in 95 of 100 cases. */
const LONGER = 2;

/** The limits of the product apply, including that of requests. */
const SETTINGS = { CONSOLE_DIR: SOAK_SETTINGS.CONSOLE_DIR, ACCESS_TOKEN_SECONDS: '86400' };

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true }))));

/** Lists the failed expectations, with their flood. */
const faultsOf = (all: readonly Flooded[]) =>
  all.flatMap(({ flood, ping, ratios, faults }) => [
    ...faults.map((fault) => `${flood}: ${fault}`),
    ...(ping > PING ? [`${flood}: /ping took ${Math.round(ping)} ms`] : []),
    ...Object.entries(ratios).flatMap(([work, ratio]) =>
      ratio > LONGER ? [`${flood}: ${work} took ${ratio.toFixed(2)} times as long`] : [],
    ),
  ]);

// An endless table of a connector is not among the floods: a running platform can't call this machine, so no source can
// be simulated. `tests/contract/connectorData.test.ts` tests it.
describe('while one customer floods the platform, another one works', () => {
  it('on one process with the embedded database', async () => {
    const platform = await startPlatform(SETTINGS);
    try {
      const all = await measureFloods({
        name: 'floods on one process',
        origins: [platform.url],
        publicUrl: platform.url,
        processes: () => [platform.pid()],
      });
      expect(faultsOf(all)).toEqual([]);
    } finally {
      await platform.dispose();
    }
  });

  it('on two processes and two workers with PostgreSQL', async () => {
    const postgres = await startPostgres();
    const directory = await mkdtemp(join(tmpdir(), 'platen-floods-'));
    directories.push(directory);
    const environment = {
      ...SETTINGS,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      SEED: 'demo',
      PUBLIC_URL: 'http://platform.test',
      SIGNATURE_SECRET: 'one secret of all the processes there are',
    };
    const platforms: RunningPlatform[] = [];
    const workers: RunningWorker[] = [];
    try {
      for (let count = 0; count < 2; count += 1)
        platforms.push(await startPlatform({ ...environment, JOBS: 'elsewhere' }));
      for (let count = 0; count < 2; count += 1) workers.push(await startWorker(environment));
      const all = await measureFloods({
        name: 'floods on two processes',
        publicUrl: environment.PUBLIC_URL,
        origins: platforms.map(({ url }) => url),
        processes: () => [...platforms.map((platform) => platform.pid()), ...workers.map(({ pid }) => pid)],
      });
      expect(faultsOf(all)).toEqual([]);
    } finally {
      await Promise.all([
        ...workers.map((worker) => worker.stop()),
        ...platforms.map((each) => each.dispose()),
      ]);
      await postgres.stop();
    }
  });
});
