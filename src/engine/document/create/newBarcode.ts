import { NEW_BARCODE, type BarcodeSettings, type BarcodeType } from '../schema/barcode';
import type { Size } from '../layouts/anchorFrames';
import { convertLength } from '../layouts/units';
import type { Unit } from '../schema/layout';

/** The measures of a type of barcode in its standard, in millimetres. */
interface Measures {
  readonly width: number;
  readonly height: number;
  /** The height of the bars; codes of squares have none. */
  readonly barHeight?: number;
  /** The minimum space left and right of the code. */
  readonly quiet: readonly [left: number, right: number];
}

const bars: Measures = { width: 50, height: 20, barHeight: 15, quiet: [2.54, 2.54] };
const squares: Measures = { width: 20, height: 20, quiet: [0, 0] };

const MEASURES: Readonly<Record<BarcodeType, Measures>> = {
  code39: bars,
  code93: bars,
  code128: bars,
  gs1128: bars,
  ean8: { width: 26.73, height: 21.31, barHeight: 18.23, quiet: [2.31, 2.31] },
  ean13: { width: 37.29, height: 25.93, barHeight: 22.85, quiet: [3.63, 2.31] },
  upca: { width: 37.29, height: 25.93, barHeight: 22.85, quiet: [2.97, 2.97] },
  upce: { width: 22.11, height: 25.93, barHeight: 22.85, quiet: [2.97, 2.31] },
  dataMatrix: squares,
  qr: squares,
};

/** Returns the minimum quiet zone of a type of barcode; new barcodes start with it. */
export function leastQuietZone(
  type: BarcodeType,
  unit: Unit,
): { readonly left: number; readonly right: number } {
  const [left, right] = MEASURES[type].quiet;
  return { left: convertLength(left, 'mm', unit), right: convertLength(right, 'mm', unit) };
}

/** Returns the size of a new barcode. */
export function newBarcodeSize(type: BarcodeType, unit: Unit): Size {
  const { width, height } = MEASURES[type];
  return { width: convertLength(width, 'mm', unit), height: convertLength(height, 'mm', unit) };
}

/** Returns the settings of a new barcode, in a layout of this unit. */
export function newBarcode(type: BarcodeType, unit: Unit): BarcodeSettings {
  const common = { ...NEW_BARCODE, quietZone: leastQuietZone(type, unit) };
  const { barHeight = 0 } = MEASURES[type];
  const withBars = { ...common, enableText: true, barHeight: convertLength(barHeight, 'mm', unit) };
  switch (type) {
    case 'qr':
      return { type, ...common, errorCorrection: 'high', characterSet: 'iso8859_1' };
    case 'dataMatrix':
      return { type, ...common };
    case 'code39':
      return { type, ...withBars, showStartStop: false };
    case 'code128':
      return { type, ...withBars, characterSet: 'A' };
    case 'ean8':
    case 'ean13':
      return { type, ...withBars, lightMarginMark: false };
    default:
      return { type, ...withBars };
  }
}
