import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildConsole } from './buildConsole';
import { buildPlatform, PLATFORM } from './buildPlatform';
import { keepWorkerRunning } from './keepWorkerRunning';

await Promise.all([buildConsole(), buildPlatform()]);
// Jobs run in a process of their own if the database can be shared.
if (process.env.DATABASE_URL && !process.env.JOBS) {
  process.env.JOBS = 'elsewhere';
  keepWorkerRunning();
}
// Logged errors refer to the sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(resolve(PLATFORM, 'main.mjs')).href);
