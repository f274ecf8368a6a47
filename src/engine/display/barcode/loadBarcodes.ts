import type { EncodeBarcode } from './symbol';

/** Loads what encodes barcodes: a library of 330 KB, which documents without barcodes need not wait for. */
export const loadBarcodes = async (): Promise<EncodeBarcode> => (await import('./encode')).encode;
