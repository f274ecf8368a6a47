import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../scripts/postgres';
import { freePort, startPlatform } from '../../e2e/support/startPlatform';
import { startWorker, type RunningWorker } from '../../e2e/support/startWorker';
import { tokenOf } from '../../soak/support/callAs';

const ENVIRONMENT = '/grafx/api/v1/environment/aurora-production';

/** A deployment: PostgreSQL, a process that answers and leaves jobs to others, and two workers. */
export interface Deployment {
  readonly database: pg.Pool;
  readonly workers: readonly RunningWorker[];
  /** Calls the environment as a designer, by a relative path or an address from a response. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Response>;
  dispose(): Promise<void>;
}

/** Starts a deployment on this machine, with the demo data. */
export async function startDeployment(): Promise<Deployment> {
  const postgres = await startPostgres();
  const directory = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  const publicUrl = `http://localhost:${await freePort()}`;
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: directory,
    PUBLIC_URL: publicUrl,
    SEED: 'demo',
    SIGNATURE_SECRET: 'one secret of all the processes there are',
  };
  const platform = await startPlatform({
    ...settings,
    JOBS: 'elsewhere',
    ACCESS_TOKEN_SECONDS: '86400',
    REQUESTS_PER_MINUTE: '0',
  });
  const workers = [await startWorker(settings), await startWorker(settings)];
  const database = new pg.Pool({ connectionString: postgres.url });
  const token = await tokenOf(platform.url, 'template.designer', publicUrl);
  return {
    database,
    workers,
    call: (method, path, body) =>
      fetch(`${platform.url}${path.startsWith('/grafx/') ? '' : ENVIRONMENT}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    dispose: async () => {
      await database.end();
      await Promise.all(workers.map((worker) => worker.stop()));
      await platform.dispose();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the peak memory of the process in bytes, from Linux. */
export function mostMemoryOf({ pid }: RunningWorker): number {
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1_024;
}
