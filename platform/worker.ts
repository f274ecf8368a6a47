import './quietRuntimeWarning';
import { DatabaseUnavailableError, openDatabase } from './database';
import { openJobs } from './jobs';
import { writeError } from './server/logging';
import { readSettings } from './settings';
import { SettingsError } from './SettingsError';
import { onStopSignal } from './stopSignals';
import { openStorage, StorageUnavailableError } from './storage';
import { workOnJobs } from './workOnJobs';

/** Longest wait of a stopping worker for its jobs, in milliseconds: service managers kill after 10 s. */
const PATIENCE = 8_000;
/** Longest life of a stopping worker, in milliseconds, whatever still runs. */
const LONGEST_STOP = 9_500;

/** Runs jobs and answers no requests. Any number of workers share one PostgreSQL and one storage. */
async function main(): Promise<void> {
  process.umask(0o077);
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined)
    throw new SettingsError(
      'A worker of its own needs DATABASE_URL: the embedded database is for one process.',
    );
  const { db, close } = await openDatabase(settings);
  const storage = await openStorage(settings);
  const jobs = await openJobs(db, {
    onError: (error) => writeError(process.stdout, error, 'a job has failed'),
  });
  const endThreads = workOnJobs(jobs, { database: db, storage, settings });
  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await jobs.stop(PATIENCE);
    await endThreads();
    await storage.close();
    await close();
    process.exit(0);
  };
  // Keeps the process alive: idle database connections and job timers do not.
  const awake = setInterval(() => undefined, 60_000);
  onStopSignal(() => {
    clearInterval(awake);
    void stop();
  });
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof StorageUnavailableError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
