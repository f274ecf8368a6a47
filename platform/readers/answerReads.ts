import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from '../threads';
import { readText, type ReadRequest } from './readText';

parentPort?.on('message', ({ request }: { request: ReadRequest }) => void answer(request));

async function answer(request: ReadRequest): Promise<void> {
  const reply = (message: ThreadReply) => parentPort?.postMessage(message);
  reply({ begun: true });
  try {
    reply({ answer: await readText(request) });
  } catch (error) {
    reply({ fault: error instanceof Error ? error.message : String(error) });
  }
}
