import { parentPort } from 'node:worker_threads';
import { holdDecompressionStreams, type ThreadReply } from '../threads';
import { builtInDrawingFonts, drawingToPdf } from '../drawings';
import { drawPdfPage } from './drawPdfPage';
import { readPdfPage } from './readPdfPage';

/** A request to the thread: to read a page, to draw it in so many pixels, or to make one of a drawing. */
export type PdfPageRequest = { readonly bytes: Uint8Array } & (
  | { readonly kind: 'read' | 'ofDrawing' }
  | { readonly kind: 'draw'; readonly width: number; readonly height: number }
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
    if (request.kind === 'ofDrawing')
      return reply({ answer: await drawingToPdf(request.bytes, builtInDrawingFonts) });
    if (request.kind === 'draw') {
      const drawn = await drawPdfPage(request.bytes, request);
      reply({ answer: drawn }, [drawn.samples]);
    }
  } catch (error) {
    // Nothing may be drawn with what is left of the library.
    if (error instanceof Error && error.name === 'DrawingTrapError') process.exit(1);
    reply({ fault: error instanceof Error ? error.message : String(error) });
  }
});
