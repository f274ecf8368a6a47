// @vitest-environment node
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startThread } from '../../../../platform/threads';

const WORKER = new URL('./support/holdWorker.mjs', import.meta.url);

it('H5.30 a thread ends once it is no longer used', async () => {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const { worker, end } = startThread(WORKER, { workerData: shared });
  worker.postMessage('work');
  await once(worker, 'message');
  await end();
  expect(Atomics.load(new Int32Array(shared), 0)).toBe(1);
});

it('H5.30 a thread that ended by itself is not waited for', async () => {
  const workerData = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const { worker, end } = startThread(WORKER, { workerData });
  worker.postMessage('exit');
  expect(await once(worker, 'exit')).toEqual([3]);
  await end();
});

it('H5.30 packing, unpacking and unpacking streams each keep their thread', async () => {
  const workerData = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const { worker, end } = startThread(WORKER, { workerData });
  worker.postMessage('count');
  expect(await once(worker, 'message')).toEqual([[1, 1, 1]]);
  await end();
});
