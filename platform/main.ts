import './quietRuntimeWarning';
import { resolve } from 'node:path';
import { DatabaseUnavailableError, openDatabase } from './database';
import { noteMissingReferences } from './environment-api/where-used';
import { openJobs } from './jobs';
import { createServer } from './server/createServer';
import { Lifecycle } from './server/Lifecycle';
import { openStorage, StorageUnavailableError } from './storage';
import { writeError } from './server/logging';
import { seed, seedFonts, seedMedia, seedOutputTasks } from './seed';
import { readSettings, type Settings } from './settings';
import { SettingsError } from './SettingsError';
import { onStopSignal } from './stopSignals';
import { workOnJobs } from './workOnJobs';

/** Longest life of a stopping process after its notice, in milliseconds, whatever still runs. */
const LONGEST_STOP = 9_500;
/** Longest wait of a stopping process for its jobs, in milliseconds; unfinished ones return to the queue. */
const JOBS_PATIENCE = 8_000;

async function main(): Promise<void> {
  // Only the owner may access mails, locks and other files written here.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings);
  const storage = await openStorage(settings);
  await seed(db, { seed: settings.seed, now: new Date() });
  await seedFonts({ database: db, storage, now: new Date() });
  await seedMedia({ database: db, storage, now: new Date() });
  await seedOutputTasks({ database: db, storage, now: new Date() });
  await noteMissingReferences(db);
  const consoleOptions = process.argv.includes('--without-console')
    ? {}
    : { consoleDirectory: resolve(process.env.CONSOLE_DIR || 'dist') };
  const onError = (error: unknown) => writeError(process.stdout, error, 'a job has failed');
  const jobs = await openJobs(db, { onError });
  const endThreads = settings.worksJobs ? workOnJobs(jobs, { database: db, storage, settings }) : undefined;
  const lifecycle = new Lifecycle();
  const app = await createServer({
    database: db,
    storage,
    jobs,
    settings,
    log: process.stdout,
    lifecycle,
    ...consoleOptions,
  });

  const stop = async () => {
    setTimeout(() => process.exit(1), settings.drainNoticeSeconds * 1_000 + LONGEST_STOP).unref();
    const [isDone] = await Promise.all([
      lifecycle.stop(app, settings.drainNoticeSeconds),
      jobs.stop(JOBS_PATIENCE),
    ]);
    await endThreads?.();
    await storage.close();
    await close();
    process.exit(isDone ? 0 : 1);
  };
  onStopSignal(() => void stop());

  await app.listen({ port: settings.port, host: settings.host });
  console.log(`ready ${settings.publicUrl}`);
}

function explain(error: unknown, settings: Pick<Settings, 'port'>): string {
  if (error instanceof SettingsError || error instanceof DatabaseUnavailableError) return error.message;
  if (error instanceof StorageUnavailableError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${settings.port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST is "${process.env.HOST}", which is no address of this machine. Set it to one, or leave it out.`;
  if (code === 'EACCES') return `Port ${settings.port} needs more rights. Set PORT to one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error, { port: Number(process.env.PORT ?? 4400) }));
  process.exit(1);
});
