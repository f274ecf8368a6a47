import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';

/** Locks held by this process, which its own id in a lock file can't tell from those of an earlier run. */
const held = new Set<string>();

/**
 * Keeps a second process out of a data directory, which the embedded database can't share. A lock left behind by a
 * process that is gone is taken over.
 * @returns what gives the lock back.
 * @throws DatabaseUnavailableError while another process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'database.lock');
  try {
    await mkdir(directory, { recursive: true });
    if (!(await create(path))) {
      const holder = Number(await readFile(path, 'utf8').catch(() => ''));
      if (held.has(path) || isRunning(holder)) throw inUse(directory, holder);
      await rm(path, { force: true });
      if (!(await create(path))) throw inUse(directory, holder);
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The data directory ${directory} can't be used: ${why}`, {
      cause: error,
    });
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}

async function create(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  // A container often gives the same small id to each run, so our own id in the file means an earlier run.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(directory: string, holder: number): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    `The data directory ${directory} is in use by process ${holder}. Stop it, set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
  );
}
