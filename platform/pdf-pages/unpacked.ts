import { decodePDFRawStream, type PDFRawStream } from '@cantoo/pdf-lib';

/** The bytes of a stream; none if it is packed in a way that only readers know. */
export function unpacked(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
}
