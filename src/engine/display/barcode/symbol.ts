import type { BarcodeSettings } from '../../document';
import type { BarcodeStatus } from '../report';

/** A bar or a run of dark modules, in modules from the top left of the code; long bars go down between the digits. */
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

/** What is wrong with the value of a barcode. */
export type BarcodeFault = Exclude<BarcodeStatus, 'success'>;

/** Encodes what a barcode says: its modules, or what is wrong with the value. */
export type EncodeBarcode = (settings: BarcodeSettings, value: string) => BarcodeSymbol | BarcodeFault;
