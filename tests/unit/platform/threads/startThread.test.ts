// @vitest-environment node
import { on, once } from 'node:events';
import { expect, it } from 'vitest';
import { startThread } from '../../../../platform/threads';

const WORKER = new URL('./support/packWorker.mjs', import.meta.url);
/** Threads that are ended; without the hold, one of them ends the process in nearly every run. */
const ROUNDS = 60;

it.each(['pack', 'unpack'])(
  'H5.30 a thread that is ended while it has to %s leaves the process alive',
  async (request) => {
    const codes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { worker, end } = startThread(WORKER);
      worker.postMessage({ request });
      const exit = once(worker, 'exit');
      const messages = on(worker, 'message');
      // Each round ends the thread at another place of its work.
      for (let message = 0; message <= round % 20; message += 1) await messages.next();
      await end();
      codes.push(...((await exit) as number[]));
    }
    expect(codes).toEqual(Array.from({ length: ROUNDS }, () => 1));
  },
);
