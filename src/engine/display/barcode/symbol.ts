import type { BarcodeSettings } from '../../document';
import type { BarcodeStatus } from '../report';

/**
 * A bar or a run of dark modules, in modules from the top left of the code; guard bars reach down between the digits.
 */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isLong: boolean;
}

/** A code in modules. Codes of bars have no height of their own. */
export interface BarcodeSymbol {
  readonly bars: readonly Bar[];
  readonly columns: number;
  readonly rows: number;
  /** The digits with the check digit, where the type has one. */
  readonly digits: string;
}

/** The fault of a barcode's value. */
export type BarcodeFault = Exclude<BarcodeStatus, 'success'>;

/** Encodes a value into modules, or returns its fault. */
export type EncodeBarcode = (settings: BarcodeSettings, value: string) => BarcodeSymbol | BarcodeFault;
