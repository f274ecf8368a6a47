import { parentPort } from 'node:worker_threads';
import { holdDecompressionStreams, type ThreadReply } from '../threads';
import { builtInDrawingFonts, drawingToPdf } from '../drawings';
import { drawPdfPage, type PageDrawing } from './drawPdfPage';
import { readPdfPage } from './readPdfPage';

/** A request to the thread: read a page, draw it at a size, or convert a drawing. */
export type PdfPageRequest = { readonly bytes: Uint8Array } & (
  { readonly kind: 'read' | 'ofDrawing' } | ({ readonly kind: 'draw' } & PageDrawing)
);

// pdf.js creates such streams.
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
    if (request.kind === 'ofDrawing')
      return reply({ answer: await drawingToPdf(request.bytes, builtInDrawingFonts) });
    if (request.kind === 'draw') {
      const drawn = await drawPdfPage(request.bytes, request);
      reply({ answer: drawn }, [drawn.samples]);
    }
  } catch (error) {
    // The library's memory can't be trusted after a trap.
    if (error instanceof Error && error.name === 'DrawingTrapError') process.exit(1);
    reply({ fault: error instanceof Error ? error.message : String(error) });
  }
});
