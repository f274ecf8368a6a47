import { parentPort } from 'node:worker_threads';
import { holdDecompressionStreams, type ThreadReply } from '../threads';
import { drawPdfPage } from './drawPdfPage';
import { readPdfPage } from './readPdfPage';

/** What the thread is asked: to read a page, or to draw it in so many pixels. */
export type PdfPageRequest = { readonly bytes: Uint8Array } & (
  { readonly kind: 'read' } | { readonly kind: 'draw'; readonly width: number; readonly height: number }
);

// pdf.js makes them.
holdDecompressionStreams();

parentPort?.on('message', async ({ request }: { request: PdfPageRequest }) => {
  const reply = (message: ThreadReply, given: readonly Uint8Array[] = []) =>
    parentPort?.postMessage(
      message,
      given.map(({ buffer }) => buffer as ArrayBuffer),
    );
  reply({ begun: true });
  try {
    if (request.kind === 'read') return reply({ answer: await readPdfPage(request.bytes) });
    const drawn = await drawPdfPage(request.bytes, request);
    reply({ answer: drawn }, [drawn.samples]);
  } catch (error) {
    reply({ fault: error instanceof Error ? error.message : String(error) });
  }
});
