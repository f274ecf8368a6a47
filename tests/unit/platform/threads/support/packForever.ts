import { parentPort } from 'node:worker_threads';
import { deflateHeld, holdDecompressionStreams } from '../../../../../platform/threads';

/** How often something is packed between two messages. */
const TIMES = 40;
const BYTES = new Uint8Array(200);

parentPort?.on('message', ({ request }: { request: 'pack' | 'unpack' }) => {
  holdDecompressionStreams();
  for (let time = 0; ; time += 1) {
    if (time % TIMES === 0) parentPort?.postMessage(time);
    if (request === 'pack') deflateHeld(BYTES, { level: 1 });
    else new DecompressionStream('deflate');
  }
});
