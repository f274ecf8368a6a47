import {
  newBarcode,
  newBarcodeFrame,
  newPlacement,
  type BarcodeSettings,
  type BarcodeType,
} from '@/engine/document';
import { hex, reference, type Placed, type Reference } from './build';

/** A barcode with its initial settings, and others. */
function code(type: BarcodeType, value: string, settings: Partial<BarcodeSettings> = {}): Placed {
  return {
    frame: { ...newBarcodeFrame('Code'), value: { type: 'fixed', value } },
    placement: newPlacement('barcode', { x: 20, y: 20, width: 160, height: 110 }),
    barcode: { ...newBarcode(type, 'px'), ...settings } as BarcodeSettings,
  };
}

/** All types of barcodes. */
export const barcodes: Readonly<Record<string, Reference>> = {
  'Code 39': reference([code('code39', 'PLATEN-39', { showStartStop: true } as Partial<BarcodeSettings>)]),
  'Code 93': reference([code('code93', 'PLATEN 93')]),
  'Code 128': reference([code('code128', 'PLATEN 128')]),
  'GS1-128': reference([code('gs1128', '(01)09501101530003(10)AB-123')]),
  'EAN-8': reference([code('ean8', '9638507')]),
  'EAN-13': reference([code('ean13', '590123412345')]),
  'UPC-A': reference([code('upca', '03600029145')]),
  'UPC-E': reference([code('upce', '01234565')]),
  'QR code': reference([code('qr', 'https://example.test/platen', { magnificationPercent: 150 })]),
  'Data Matrix': reference([code('dataMatrix', 'Platen 0001')]),
  'a barcode in colours': reference([
    code('ean13', '5901234123457', { barColor: hex('#1d3557'), backgroundColor: hex('#f1faee') }),
  ]),
};
