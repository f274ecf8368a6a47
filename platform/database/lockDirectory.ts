import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { identifyPlace } from './identifyPlace';
import { identifyProcess } from './identifyProcess';

/** Milliseconds to wait for a process that is just ending. */
const PATIENCE = 3_000;
const POLL = 100;
/** Interval at which a holder updates the time of its lock, in milliseconds. */
const BEAT = 1_000;
/** Milliseconds without an update after which a holder in another place counts as gone. */
const SILENCE = 5_000;

/** Locks held by this process, by path. */
const held = new Set<string>();

/**
 * Keeps a second process out of a data directory, which the embedded database can't share. Takes over the lock of a
 * process that is gone; waits for one that is about to end.
 *
 * A lock is a file with `process identity place token`; older versions wrote only the first two. The system reports
 * whether its process lives, except for a process elsewhere: in another container, for instance, every platform has the
 * id 1. Then the time since the holder's last update decides.
 * @returns a function that releases the lock
 * @throws DatabaseUnavailableError while another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'database.lock');
  try {
    await mkdir(directory, { recursive: true });
    return await acquire(path, directory);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The data directory ${directory} can't be used: ${why}`, {
      cause: error,
    });
  }
}

async function acquire(path: string, directory: string): Promise<() => Promise<void>> {
  // Written before it gets its final name, so that no process reads half a lock.
  const draft = `${path}.${randomUUID()}`;
  const content = [
    process.pid,
    (await identifyProcess(process.pid)) ?? '',
    await identifyPlace(),
    randomUUID(),
  ].join(' ');
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(content);
    await putInPlace({ path, draft, directory });
  } catch (error) {
    await handle.close();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return hold(path, content, handle);
}

async function putInPlace({ path, draft, directory }: { path: string; draft: string; directory: string }) {
  const beganAt = Date.now();
  const patience = held.has(path) ? 0 : PATIENCE;
  const firstBeats = new Map<string, number>();
  while (!(await tryLink(draft, path))) {
    const present = await read(path);
    if (!present) continue;
    const firstBeat = firstBeats.get(present.content) ?? present.touchedAt;
    firstBeats.set(present.content, firstBeat);
    const life = held.has(path) ? 'alive' : await lifeOf(present, firstBeat);
    if (life === 'gone' && (await takeAway(path, present.content))) continue;
    if (life === 'alive' && Date.now() - beganAt >= patience)
      throw describeLockInUse(directory, present.content);
    await wait(POLL);
  }
}

/** Gives a file a second name, unless the name is taken. */
async function tryLink(existing: string, name: string): Promise<boolean> {
  try {
    await link(existing, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface Present {
  content: string;
  touchedAt: number;
}

async function read(path: string): Promise<Present | undefined> {
  try {
    return { content: await readFile(path, 'utf8'), touchedAt: (await stat(path)).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether the process that wrote a lock still runs. Another process may have its id by now, often so in containers.
 * `unknown` for one elsewhere that was active lately, but not since we began to watch.
 */
async function lifeOf({ content, touchedAt }: Present, firstBeat: number) {
  const [id = '', identity = '', place] = content.split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return 'gone';
  const isHere = place === undefined ? pid !== process.pid : place === (await identifyPlace());
  const present = isHere ? await identifyProcess(pid) : undefined;
  if (isHere && (present === undefined || present !== identity)) return 'gone';
  if (isHere && pid !== process.pid) return 'alive';
  if (touchedAt !== firstBeat) return 'alive';
  return Math.abs(Date.now() - touchedAt) < SILENCE ? 'unknown' : 'gone';
}

/**
 * Removes an abandoned lock. One process at a time checks that it is still there and removes it, so that a late process
 * never removes the lock of a quicker one.
 * @returns whether this process had its turn
 */
async function takeAway(path: string, abandoned: string): Promise<boolean> {
  const turn = `${path}.turn`;
  try {
    await mkdir(turn);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // The holder of the turn needs only a moment, unless it was killed.
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs >= SILENCE) await rm(turn, { recursive: true, force: true });
    return false;
  }
  try {
    if ((await read(path))?.content === abandoned) await rm(path, { force: true });
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
  return true;
}

function hold(path: string, content: string, handle: FileHandle): () => Promise<void> {
  held.add(path);
  // By the open file, not by its name: if another process took us for gone, the name belongs to its lock.
  const beat = setInterval(() => {
    const now = new Date();
    // Without updates the lock grows old, which is the signal for other processes.
    void handle.utimes(now, now).catch(() => undefined);
  }, BEAT).unref();
  return async () => {
    clearInterval(beat);
    await handle.close();
    if ((await read(path))?.content === content) await rm(path, { force: true });
    held.delete(path);
  };
}

function describeLockInUse(directory: string, lock: string): DatabaseUnavailableError {
  const [pid = ''] = lock.split(' ');
  return new DatabaseUnavailableError(
    `The data directory ${directory} is in use by process ${pid}. Stop it, set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
  );
}
