import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BarsItem } from '@/engine/display';
import {
  newBarcode,
  newBarcodeFrame,
  newBarcodeSize,
  type BarcodeSettings,
  type BarcodeType,
} from '@/engine/document';
import { missingBarcodeReader } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { build, documentOf, groupOf } from './support/pageOf';

// Readers independent of the writer of the codes.
const noZbar = missingBarcodeReader('zbarimg');
const noDmtx = missingBarcodeReader('dmtxread');

/** Pixels per point, so that a module has seven to eight. */
const SCALE = 8;
/** White around the frame, in points, as long codes are wider than new frames. */
const MARGIN = 50;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'barcodes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws a grey picture in the PGM format with black bars on white. */
function pictureOf(bars: BarsItem['bars'], width: number, height: number): Buffer {
  const [columns, rows] = [width + 2 * MARGIN, height + 2 * MARGIN].map((length) =>
    Math.ceil(length * SCALE),
  );
  const pixels = Buffer.alloc((columns ?? 0) * (rows ?? 0), 255);
  const at = (length: number) => Math.round((length + MARGIN) * SCALE);
  for (const [x, y, barWidth, barHeight] of bars) {
    for (let row = at(y); row < at(y + barHeight); row += 1) {
      pixels.fill(0, row * (columns ?? 0) + at(x), row * (columns ?? 0) + at(x + barWidth));
    }
  }
  return Buffer.concat([Buffer.from(`P5 ${columns} ${rows} 255\n`), pixels]);
}

/** Reads a barcode with an external program. */
function read(
  type: BarcodeType,
  value: string,
  own: object,
  command: string,
  args: readonly string[],
): string {
  const barcode = { ...newBarcode(type, 'pt'), ...own } as BarcodeSettings;
  const size = newBarcodeSize(type, 'pt');
  const frame = { ...newBarcodeFrame('Code'), value: { type: 'fixed', value } as const };
  const result = build(documentOf([{ frame, barcode, placement: { x: 0, y: 0, ...size } }], { unit: 'pt' }));
  const bars = groupOf(result).items.flatMap((item) => (item.type === 'bars' ? item.bars : []));
  const path = join(folder, 'code.pgm');
  writeFileSync(path, pictureOf(bars, size.width, size.height));
  return spawnSync(command, [...args, path])
    .stdout.toString('utf8')
    .trim();
}

const zbar = (type: BarcodeType, value: string, own: object = {}) =>
  read(type, value, own, 'zbarimg', ['--quiet', '--set', '*.enable=1']);

describe('an independent reader', () => {
  describe.skipIf(noZbar !== undefined)(`finds${because(noZbar)}`, () => {
    it.each([
      ['code39', 'PLATEN-1 A', {}, 'CODE-39:PLATEN-1 A'],
      ['code93', 'PLATEN-1 A', {}, 'CODE-93:PLATEN-1 A'],
      ['code128', 'PLATEN-1', {}, 'CODE-128:PLATEN-1'],
      ['code128', 'Platen-1', { characterSet: 'B' }, 'CODE-128:Platen-1'],
      ['code128', '0123456789', { characterSet: 'C' }, 'CODE-128:0123456789'],
      ['code128', 'SMALL', { magnificationPercent: 50 }, 'CODE-128:SMALL'],
    ] as const)('S7.19 in a %s %s with %o', (type, value, own, expected) => {
      expect(zbar(type, value, own)).toBe(expected);
    });

    it('S7.20 in a GS1-128 the elements, separated when their length varies', () => {
      const found = zbar('gs1128', '(01)09521234543213(10)ABC(21)7');
      expect(found).toBe('CODE-128:010952123454321310ABC\u001d217');
    });

    it.each([
      ['ean8', '9638507', 'EAN-8:96385074'],
      ['ean13', '590123412345', 'EAN-13:5901234123457'],
      ['upca', '01234567890', 'UPC-A:012345678905'],
      ['upce', '0123456', 'UPC-E:01234565'],
    ] as const)('S7.21 S7.22 in a %s %s', (type, value, expected) => {
      expect(zbar(type, value)).toBe(expected);
    });

    it.each([
      ['https://example.com/?a=1^2', {}],
      ['日本', { characterSet: 'utf8' }],
      ['1^2 日本', { characterSet: 'utf8', errorCorrection: 'low' }],
    ] as const)('S7.23 in a QR code %s', (value, own) => {
      expect(zbar('qr', value, own)).toBe(`QR-Code:${value}`);
    });
  });

  it.skipIf(noDmtx !== undefined).each([['Platen 1'], ['https://example.com/?a=1&b=2']])(
    `S7.23 finds in a Data Matrix code %s${because(noDmtx)}`,
    (value) => {
      expect(read('dataMatrix', value, {}, 'dmtxread', [])).toBe(value);
    },
  );
});
