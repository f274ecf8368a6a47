import { buildConsole } from './buildConsole';
import { keepWorkerRunning } from './keepWorkerRunning';

await buildConsole();
// Jobs have a process of their own where the database can be shared.
if (process.env.DATABASE_URL && !process.env.JOBS) {
  process.env.JOBS = 'elsewhere';
  keepWorkerRunning();
}
await import('../platform/main');
