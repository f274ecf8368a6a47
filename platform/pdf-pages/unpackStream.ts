import { decodePDFRawStream, type PDFRawStream } from '@cantoo/pdf-lib';

/** Unpacks a stream; returns no bytes for a compression that only readers support. */
export function unpackStream(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
}
