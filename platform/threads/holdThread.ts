import { getEnvironmentData } from 'node:worker_threads';
import { deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';

/** The key under which a thread finds the word it shares with the one that started it. */
export const HOLD_KEY = 'platen.hold';

/** Bits of the shared word: the thread holds itself; it is to be ended, and may not hold itself again. */
export const HELD = 1;
export const ENDING = 2;

/**
 * Does work in which the thread may not be ended. Node.js ends the whole process if a thread is terminated while it makes a
 * stream of zlib (“close before init”, nodejs/node src/node_zlib.cc), so such work is held, and short. Held work isn't nested.
 */
export function holdThread<Result>(work: () => Result): Result {
  const shared = getEnvironmentData(HOLD_KEY);
  if (!(shared instanceof SharedArrayBuffer)) return work();
  const word = new Int32Array(shared);
  if (Atomics.or(word, 0, HELD) & ENDING) waitForTheEnd(word);
  try {
    return work();
  } finally {
    Atomics.and(word, 0, ~HELD);
  }
}

function waitForTheEnd(word: Int32Array): void {
  Atomics.and(word, 0, ~HELD);
  Atomics.wait(word, 0, ENDING);
}

/** `deflateSync` of node:zlib for code that may run in a thread. */
export const deflateHeld = (bytes: Uint8Array, options: ZlibOptions): Uint8Array =>
  holdThread(() => deflateSync(bytes, options));

/** `inflateSync` of node:zlib for code that may run in a thread. */
export const inflateHeld = (bytes: Uint8Array, options: ZlibOptions): Uint8Array =>
  holdThread(() => inflateSync(bytes, options));

/** Holds the thread while a library makes a `DecompressionStream`, which is one of zlib. */
export function holdDecompressionStreams(): void {
  globalThis.DecompressionStream = new Proxy(globalThis.DecompressionStream, {
    construct: (Stream, formats) =>
      holdThread(() => Reflect.construct(Stream, formats) as DecompressionStream),
  });
}
