import { writePdf } from '@/engine/pdf';
import { memoryOf, openPdfium, putBytes, type Pdfium } from './openPdfium';
import { PDF_LIMITS } from './pdfLimits';
import { readPdfPage } from './readPdfPage';
import { TAKES_TOO_MUCH, UnreadablePdfError } from './UnreadablePdfError';

/** Red, green, blue and alpha of each pixel, row by row. */
export interface DrawnPdf {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** The drawing options of a page. */
export interface PageDrawing {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the file numbers the glyphs of a missing font, see `PdfPage.unknownLetters`. Then fonts with the most
   * common numbering replace it. @default false
   */
  readonly numbersGlyphs?: boolean;
}

/** Pixels have an alpha channel (FPDFBitmap_Create). */
const WITH_ALPHA = 1;
/** Red first, and no notes or form fields (FPDF_RenderPageBitmap). */
const REVERSE_BYTE_ORDER = 0x10;

/**
 * Draws the first page of a PDF that `readPdfPage` accepts, at a size in pixels and on transparent ground. Reduces the
 * size to the limits. @throws UnreadablePdfError
 */
export async function drawPdfPage(bytes: Uint8Array, wanted: PageDrawing): Promise<DrawnPdf> {
  const size = withinLimits(wanted);
  const open = () => openPdfium(wanted.numbersGlyphs);
  try {
    return draw(await open(), bytes, size) ?? draw(await open(), await writeAlone(bytes), size) ?? fail();
  } catch (error) {
    if (error instanceof UnreadablePdfError) throw error;
    throw new UnreadablePdfError(DAMAGED, { cause: error });
  }
}

const DAMAGED = 'The PDF can’t be drawn: it is damaged.';

function fail(): never {
  throw new UnreadablePdfError(DAMAGED);
}

/**
 * Writes a PDF of only the first page, for files that `readPdfPage` can read and PDFium can't. @throws
 * UnreadablePdfError
 */
async function writeAlone(bytes: Uint8Array): Promise<Uint8Array> {
  const { page } = await readPdfPage(bytes);
  const { width, height } = page;
  return writePdf({
    pages: [
      {
        width,
        height,
        bleed: { top: 0, right: 0, bottom: 0, left: 0 },
        items: [{ type: 'image', image: 'page', transform: [width, 0, 0, height, 0, 0] }],
      },
    ],
    fonts: () => undefined,
    pictures: () => page,
    ports: { subsetFont: (font) => font },
  });
}

/** @returns `undefined` if PDFium finds no page @throws the error that ended PDFium */
function draw(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { width, height }: Omit<DrawnPdf, 'samples'>,
): DrawnPdf | undefined {
  const document = pdfium.FPDF_LoadMemDocument(putBytes(pdfium, bytes), bytes.length, '');
  const page = document === 0 ? 0 : pdfium.FPDF_LoadPage(document, 0);
  if (page === 0) return undefined;
  const bitmap = pdfium.FPDFBitmap_Create(width, height, WITH_ALPHA);
  if (bitmap === 0) throw new UnreadablePdfError(TAKES_TOO_MUCH);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, REVERSE_BYTE_ORDER);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  return { width, height, samples: memoryOf(pdfium).slice(start, start + width * height * 4) };
}

function withinLimits({ width, height }: PageDrawing) {
  const { pixels, side } = PDF_LIMITS;
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), side / Math.max(width, height));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
