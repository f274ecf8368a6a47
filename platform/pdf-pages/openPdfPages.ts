import { openThread, RefusedByThreadError, ThreadEndedError } from '../threads';
import type { PdfPageRequest } from './answerPdfPages';
import type { DrawnPdf, PageDrawing } from './drawPdfPage';
import { PDF_LIMITS } from './pdfLimits';
import type { PdfPage } from './readPdfPage';
import { TAKES_TOO_MUCH, UnreadablePdfError } from './UnreadablePdfError';

const WORKER = new URL('./pdfPageWorker.mjs', import.meta.url);

/** Reads and draws the first pages of PDFs in a thread, which is terminated when a page exceeds a limit. */
export interface PdfPages {
  /** @throws UnreadablePdfError */
  read(bytes: Uint8Array): Promise<PdfPage>;
  /** Draws the page at a size in pixels, reduced to the limits, on transparent ground. @throws UnreadablePdfError */
  draw(bytes: Uint8Array, drawing: PageDrawing): Promise<DrawnPdf>;
  /** Converts an SVG drawing to a PDF. @throws UnreadablePdfError with the reason when it would look different */
  ofDrawing(bytes: Uint8Array): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Opens a reader of PDFs, whose thread starts with the first request. @param milliseconds time limit of a request */
export function openPdfPages(milliseconds: number = PDF_LIMITS.milliseconds): PdfPages {
  const thread = openThread({
    file: WORKER,
    milliseconds,
    options: {
      resourceLimits: { maxOldGenerationSizeMb: PDF_LIMITS.memory },
      // Keeps terminal output of a library out of the log.
      stdout: true,
      stderr: true,
    },
  });
  const ask = async <Answer>(request: PdfPageRequest): Promise<Answer> => {
    try {
      return await thread.ask<Answer>(request);
    } catch (error) {
      if (error instanceof RefusedByThreadError) throw new UnreadablePdfError(error.message);
      if (!(error instanceof ThreadEndedError)) throw error;
      throw new UnreadablePdfError(TAKES_TOO_MUCH);
    }
  };
  return {
    read: (bytes) => ask({ kind: 'read', bytes }),
    draw: (bytes, { width, height, numbersGlyphs = false }) =>
      ask({ kind: 'draw', bytes, width, height, numbersGlyphs }),
    ofDrawing: (bytes) => ask({ kind: 'ofDrawing', bytes }),
    close: () => thread.close(),
  };
}
