import type { EncodeBarcode } from './symbol';

/** Loads the barcode encoder: a library of 330 KB, which documents without barcodes need not load. */
export const loadBarcodes = async (): Promise<EncodeBarcode> => (await import('./encode')).encode;
