import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database';
import { openJobs } from '../../../platform/jobs';
import { openStorage } from '../../../platform/storage';
import { createServer } from '../../../platform/server/createServer';
import { Lifecycle } from '../../../platform/server/Lifecycle';
import { readSettings, type Settings } from '../../../platform/settings';
import { openSeededDatabase } from '../../contract/support/seededDatabase';

/** A platform with everything it serves, listening on the loopback. */
export interface WholePlatform {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly settings: Settings;
  readonly lifecycle: Lifecycle;
  /** Origin it listens on. */
  readonly url: string;
  /** Every line it has logged. */
  readonly log: string[];
  /** Folder of the console it serves; `secret.txt` is beside it. */
  readonly consoleDirectory: string;
}

/** Content of the file beside the served folder, which must never be sent. */
export const SECRET_FILE_TEXT = 'not to be served';

/** Starts it once for the tests of a file, with the demo data, and a console of one page and one script. */
export function startWholePlatform(environment: Record<string, string> = {}): WholePlatform {
  const folder = mkdtempSync(join(tmpdir(), 'platen-security-'));
  const consoleDirectory = join(folder, 'console');
  mkdirSync(join(consoleDirectory, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET_FILE_TEXT);
  writeFileSync(join(consoleDirectory, 'index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(join(consoleDirectory, 'assets', 'a.js'), 'export {};');
  const settings = readSettings({
    LOG_LEVEL: 'info',
    SIGNATURE_SECRET: 'secret of signed links, long enough',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
  const log: string[] = [];
  const lifecycle = new Lifecycle();
  const started = {
    app: undefined as FastifyInstance | undefined,
    url: '',
    db: undefined as Database | undefined,
  };
  let close = () => Promise.resolve();

  beforeAll(async () => {
    const opened = await openSeededDatabase();
    started.db = opened.db;
    started.app = await createServer({
      database: opened.db,
      storage: await openStorage(settings),
      jobs: await openJobs(opened.db, { onError: () => undefined }),
      settings,
      consoleDirectory,
      lifecycle,
      log: { write: (line) => void log.push(line) },
    });
    started.url = await started.app.listen({ host: '127.0.0.1', port: 0 });
    close = opened.close;
  });
  afterAll(async () => {
    await started.app?.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get app() {
      return started.app as FastifyInstance;
    },
    get db() {
      return started.db as Database;
    },
    get url() {
      return started.url;
    },
    settings,
    lifecycle,
    log,
    consoleDirectory,
  };
}
