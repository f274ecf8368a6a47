import { memoryOf, openPdfium, putBytes, type Pdfium } from './openPdfium';
import { UnreadablePdfError } from './UnreadablePdfError';

/** FPDF_ERR_PASSWORD of fpdfview.h. */
const NEEDS_PASSWORD = 4;
/** FPDF_REMOVE_SECURITY of fpdf_save.h. */
const WITHOUT_PROTECTION = 3;

/**
 * Rewrites a PDF without encryption and with a valid object table, if it opens without a password. @returns `undefined`
 * for one that PDFium can't open either @throws UnreadablePdfError if it needs a password
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdfium = await openPdfium();
  const start = putBytes(pdfium, bytes);
  try {
    const document = pdfium.FPDF_LoadMemDocument(start, bytes.length, '');
    if (document !== 0) return save(pdfium, document);
  } catch (error) {
    if (error instanceof UnreadablePdfError) throw error;
    // The error ended PDFium, whose memory is freed with it.
    return undefined;
  }
  if (pdfium.FPDF_GetLastError() !== NEEDS_PASSWORD) return undefined;
  throw new UnreadablePdfError('The PDF can’t be read: it is protected with a password.');
}

function save(pdfium: Pdfium, document: number): Uint8Array | undefined {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.FPDF_SaveAsCopy(document, writer, WITHOUT_PROTECTION)) return undefined;
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const target = pdfium.pdfium.wasmExports.malloc(size);
  if (target === 0) return undefined;
  pdfium.PDFiumExt_GetFileWriterData(writer, target, size);
  return memoryOf(pdfium).slice(target, target + size);
}
