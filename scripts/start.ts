import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildConsole } from './buildConsole';
import { buildPlatform, PLATFORM } from './buildPlatform';
import { keepWorkerRunning } from './keepWorkerRunning';

await Promise.all([buildConsole(), buildPlatform()]);
// Jobs have a process of their own where the database can be shared.
if (process.env.DATABASE_URL && !process.env.JOBS) {
  process.env.JOBS = 'elsewhere';
  keepWorkerRunning();
}
// What is logged of an error is where it is in the sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(resolve(PLATFORM, 'main.mjs')).href);
