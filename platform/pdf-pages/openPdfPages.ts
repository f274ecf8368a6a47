import { openThread, RefusedByThreadError, ThreadEndedError } from '../threads';
import type { PdfPageRequest } from './answerPdfPages';
import type { DrawnPdf } from './drawPdfPage';
import { PDF_LIMITS } from './pdfLimits';
import type { PdfPage } from './readPdfPage';
import { TAKES_TOO_MUCH, UnreadablePdfError } from './UnreadablePdfError';

const WORKER = new URL('./pdfPageWorker.mjs', import.meta.url);

/** Reads and draws the first pages of PDFs, in a thread of its own, which is ended where one of them takes too much. */
export interface PdfPages {
  /** @throws UnreadablePdfError */
  read(bytes: Uint8Array): Promise<PdfPage>;
  /** The page in so many pixels, or as many as there may be, without ground. @throws UnreadablePdfError */
  draw(bytes: Uint8Array, size: { readonly width: number; readonly height: number }): Promise<DrawnPdf>;
  /** A PDF of a drawing in SVG. @throws UnreadablePdfError with the reason why it can't be shown as it is */
  ofDrawing(bytes: Uint8Array): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Opens a reader of PDFs, whose thread starts with the first of them. @param milliseconds how long one may take */
export function openPdfPages(milliseconds: number = PDF_LIMITS.milliseconds): PdfPages {
  const thread = openThread({
    file: WORKER,
    milliseconds,
    options: {
      resourceLimits: { maxOldGenerationSizeMb: PDF_LIMITS.memory },
      // A library that writes to the terminal is not to be mixed with the log.
      ...{ stdout: true, stderr: true },
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
    draw: (bytes, { width, height }) => ask({ kind: 'draw', bytes, width, height }),
    ofDrawing: (bytes) => ask({ kind: 'ofDrawing', bytes }),
    close: () => thread.close(),
  };
}
