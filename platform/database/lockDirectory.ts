import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { identifyPlace } from './identifyPlace';
import { identifyProcess } from './identifyProcess';

/** How long a process that is just ending may take, in milliseconds. */
const PATIENCE = 3_000;
const POLL = 100;
/** How often a holder shows that it lives, by the time of its lock. */
const BEAT = 1_000;
/** How long nothing may have been seen of a holder of another place before it counts as gone. */
const SILENCE = 5_000;

/** Locks held by this process, by path. */
const held = new Set<string>();

/**
 * Keeps a second process out of a data directory, which the embedded database can't share. A lock left behind by a
 * process that is gone is taken over; one that is about to end is waited for.
 *
 * A lock is a file that says `process identity place token`; older versions wrote the first two only. Whether its
 * process lives is asked of the system. Of a process elsewhere, in another container for instance, where every
 * platform has the id 1, the system knows nothing; there it counts how long ago the holder touched its lock.
 * @returns what gives the lock back.
 * @throws DatabaseUnavailableError while another process holds it.
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
  // Filled before it gets its name, so that nobody ever reads half a lock.
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
    if (life === 'alive' && Date.now() - beganAt >= patience) throw inUse(directory, present.content);
    await wait(POLL);
  }
}

/** Gives a file a second name, unless that is taken. */
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
 * Whether the process that wrote a lock still runs: another one may have got its id since, often so in containers.
 * `unknown` for one elsewhere that was heard of lately, but not again since we look.
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
 * Removes an abandoned lock. One process at a time looks whether it is still there and removes it, so that nobody removes the
 * lock of who was quicker, however much later they come.
 * @returns whether it was this one's turn
 */
async function takeAway(path: string, abandoned: string): Promise<boolean> {
  const turn = `${path}.turn`;
  try {
    await mkdir(turn);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Who has it needs a moment, unless they were killed meanwhile.
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
  // By the open file, not by its name: should somebody have taken us for gone, the name is that of their lock.
  const beat = setInterval(() => {
    const now = new Date();
    // Without a beat the lock grows older, which is all there is to say.
    void handle.utimes(now, now).catch(() => undefined);
  }, BEAT).unref();
  return async () => {
    clearInterval(beat);
    await handle.close();
    if ((await read(path))?.content === content) await rm(path, { force: true });
    held.delete(path);
  };
}

function inUse(directory: string, lock: string): DatabaseUnavailableError {
  const [pid = ''] = lock.split(' ');
  return new DatabaseUnavailableError(
    `The data directory ${directory} is in use by process ${pid}. Stop it, set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
  );
}
