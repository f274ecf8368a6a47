import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { identifyProcess } from './identifyProcess';

/** How long a process that is just ending may take, in milliseconds. */
const PATIENCE = 3_000;
const POLL = 100;

/** Locks held by this process, by path. */
const held = new Set<string>();

/**
 * Keeps a second process out of a data directory, which the embedded database can't share. A lock left behind by a
 * process that is gone is taken over; one that is about to end is waited for.
 * @returns what gives the lock back.
 * @throws DatabaseUnavailableError while another process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'database.lock');
  try {
    await mkdir(directory, { recursive: true });
    await acquire(path, directory);
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

async function acquire(path: string, directory: string): Promise<void> {
  const giveUpAt = Date.now() + (held.has(path) ? 0 : PATIENCE);
  const ourselves = await identifyProcess(process.pid);
  for (;;) {
    if (await create(path, `${process.pid} ${ourselves ?? ''}`)) return;
    const [pid = '', identity = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
    if (!held.has(path) && !(await isHolder(Number(pid), identity))) await rm(path, { force: true });
    else if (Date.now() >= giveUpAt) throw inUse(directory, pid);
    else await wait(POLL);
  }
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that wrote the lock still runs; another one may have got its id since, often so in containers. */
async function isHolder(pid: number, identity: string): Promise<boolean> {
  const present = Number.isInteger(pid) && pid > 0 ? await identifyProcess(pid) : undefined;
  return present !== undefined && present === identity && pid !== process.pid;
}

function inUse(directory: string, holder: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    `The data directory ${directory} is in use by process ${holder}. Stop it, set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
  );
}
