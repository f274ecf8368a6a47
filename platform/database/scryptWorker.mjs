// Plain JavaScript: a worker thread is started without whatever compiles the platform.
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, password, salt, length, options }) => {
  parentPort.postMessage({ id, key: scryptSync(password, salt, length, options) });
});
