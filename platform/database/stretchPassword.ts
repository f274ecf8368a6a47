import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Too many passwords are being checked; a later attempt may succeed. */
export class HashingBusyError extends Error {
  override name = 'HashingBusyError';
}

/** Most passwords being checked or waiting; each takes a tenth of a second or more. */
export const MOST_WAITING = 32;

const SCRIPT = new URL('./scryptWorker.mjs', import.meta.url);

interface Waiting {
  resolve(key: Buffer): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Derives the scrypt key of a password, one at a time in a thread of its own: Node's thread pool also reads files,
 * which would wait behind every guessed password.
 * @throws HashingBusyError
 */
export function stretchPassword(
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
): Promise<Buffer> {
  if (waiting.size >= MOST_WAITING)
    return Promise.reject(new HashingBusyError('Too many passwords are being checked.'));
  const id = (lastId += 1);
  const thread = (worker ??= start());
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread.ref();
    thread.postMessage({ id, password, salt, length, options });
  });
}

function start(): Worker {
  const thread = new Worker(SCRIPT, { execArgv: [] });
  thread.on('message', ({ id, key }: { id: number; key: Uint8Array }) => {
    waiting.get(id)?.resolve(Buffer.from(key));
    waiting.delete(id);
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) thread.unref();
  });
  thread.on('error', (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error as Error);
    waiting.clear();
  });
  return thread;
}
