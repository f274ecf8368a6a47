import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { AnnotationMode, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PDF_LIMITS } from './pdfLimits';
import { UnreadablePdfError } from './UnreadablePdfError';

/** Red, green, blue and alpha of each pixel, row by row. */
export interface DrawnPdf {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const within = (name: string) => `${join(folder, name)}/`;

/**
 * Draws the first page of a PDF that `readPdfPage` has read, in so many pixels and without ground. Larger ones than there may
 * be are drawn as large as they may be. @throws UnreadablePdfError
 */
export async function drawPdfPage(
  bytes: Uint8Array,
  wanted: { readonly width: number; readonly height: number },
): Promise<DrawnPdf> {
  const task = getDocument({
    // It takes the bytes away from whoever gives them.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: PDF_LIMITS.pixels,
    // No fonts of the machine, which differ from one to the next.
    ...{ disableFontFace: true, useSystemFonts: false, useWorkerFetch: false, enableXfa: false },
    ...{ isOffscreenCanvasSupported: false, isImageDecoderSupported: false, isEvalSupported: false },
    ...{ cMapUrl: within('cmaps'), cMapPacked: true, standardFontDataUrl: within('standard_fonts') },
    ...{ wasmUrl: within('wasm'), iccUrl: within('iccs') },
  });
  try {
    const page = await (await task.promise).getPage(1);
    const viewport = page.getViewport({ scale: 1 });
    const { width, height } = withinLimits(wanted);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    // It takes contexts of browsers, of which ours has all that is used.
    await page.render({
      canvas: null,
      canvasContext: context as never,
      viewport,
      transform: [width / viewport.width, 0, 0, height / viewport.height, 0, 0],
      background: 'rgba(0,0,0,0)',
      annotationMode: AnnotationMode.DISABLE,
    }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    // A copy, as what the canvas holds by itself can't be given to another thread.
    return { width, height, samples: new Uint8Array(data) };
  } catch (error) {
    throw new UnreadablePdfError('The PDF can’t be drawn: it is damaged.', { cause: error });
  } finally {
    await task.destroy();
  }
}

function withinLimits({ width, height }: { readonly width: number; readonly height: number }) {
  const { pixels, side } = PDF_LIMITS;
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), side / Math.max(width, height));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
