import { getEnvironmentData } from 'node:worker_threads';
import { deflateSync, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';

/** The environment key under which a thread finds the word it shares with its starter. */
export const HOLD_KEY = 'platen.hold';

/** Bits of the shared word: the thread is held; the thread must end and may not be held again. */
export const HELD = 1;
export const ENDING = 2;

/**
 * Runs work during which the thread may not be terminated. Node.js ends the whole process if a thread is terminated
 * while it creates a zlib stream (“close before init”, nodejs/node src/node_zlib.cc), so such work is held, and short.
 * Calls can't be nested.
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

/** `deflateSync` of node:zlib, safe in a thread. */
export const deflateHeld = (bytes: Uint8Array, options: ZlibOptions): Uint8Array =>
  holdThread(() => deflateSync(bytes, options));

/** `inflateSync` of node:zlib, safe in a thread. */
export const inflateHeld = (bytes: Uint8Array, options: ZlibOptions): Uint8Array =>
  holdThread(() => inflateSync(bytes, options));

/** `inflateRawSync` of node:zlib, safe in a thread. */
export const inflateRawHeld = (bytes: Uint8Array, options: ZlibOptions): Uint8Array =>
  holdThread(() => inflateRawSync(bytes, options));

/** Holds the thread while a library creates a `DecompressionStream`, which uses zlib. */
export function holdDecompressionStreams(): void {
  globalThis.DecompressionStream = new Proxy(globalThis.DecompressionStream, {
    construct: (Stream, formats) =>
      holdThread(() => Reflect.construct(Stream, formats) as DecompressionStream),
  });
}
