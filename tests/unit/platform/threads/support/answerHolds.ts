import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { deflateHeld, holdDecompressionStreams, inflateHeld } from '../../../../../platform/threads';
import { ENDING, HOLD_KEY, holdThread } from '../../../../../platform/threads/holdThread';

/** The thread's progress, which the test reads after its end. */
const steps = new Int32Array(workerData as SharedArrayBuffer);
const word = new Int32Array(getEnvironmentData(HOLD_KEY) as SharedArrayBuffer);
const BYTES = new Uint8Array(200);

/** Continues after the end was requested, then tries to hold the thread again. */
function workThroughTheEnd(): void {
  holdThread(() => {
    parentPort?.postMessage('held');
    while (!(Atomics.load(word, 0) & ENDING));
    for (let time = 0; time < 20_000_000; time += 1) Atomics.add(steps, 1, 1);
    Atomics.store(steps, 0, 1);
  });
  holdThread(() => Atomics.store(steps, 0, 2));
}

/** Ends by itself while held, as when memory runs out. */
function endHeld(): void {
  holdThread(() => process.exit(3));
}

/** Counts how often each kind of compression holds the thread. */
function countHolds(): number[] {
  const { or } = Atomics;
  let holds = 0;
  const counting = (run: () => unknown): number => {
    holds = 0;
    run();
    return holds;
  };
  Atomics.or = ((...of: Parameters<typeof or>) => {
    holds += 1;
    return or(...of);
  }) as typeof or;
  holdDecompressionStreams();
  return [
    counting(() => deflateHeld(BYTES, { level: 1 })),
    counting(() => inflateHeld(deflateSync(BYTES), {})),
    counting(() => new DecompressionStream('deflate')),
  ];
}

parentPort?.on('message', (asked: 'work' | 'exit' | 'count') => {
  if (asked === 'work') workThroughTheEnd();
  else if (asked === 'exit') endHeld();
  else parentPort?.postMessage(countHolds());
});
