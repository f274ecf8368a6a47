import { describe, expect, it } from 'vitest';
import type { BarsItem, DisplayItem } from '@/engine/display';
import {
  convertLength,
  newBarcode,
  newBarcodeFrame,
  newBarcodeSize,
  newVariable,
  type BarcodeSettings,
  type BarcodeType,
} from '@/engine/document';
import { build, documentOf, groupOf } from './support/pageOf';

/** The settings of a new barcode, with changes. */
const settingsOf = (type: BarcodeType, own: object = {}): BarcodeSettings =>
  ({ ...newBarcode(type, 'mm'), ...own }) as BarcodeSettings;

interface Drawn {
  readonly items: readonly DisplayItem[];
  readonly bars: BarsItem['bars'];
  readonly captions: readonly string[];
  readonly status: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
}

const inMm = (points: number) => Math.round(convertLength(points, 'pt', 'mm') * 100) / 100;

function draw(settings: BarcodeSettings, value: string): Drawn {
  const frame = { ...newBarcodeFrame('Code'), value: { type: 'fixed', value } as const };
  const placement = { x: 0, y: 0, ...newBarcodeSize(settings.type, 'mm') };
  const result = build(documentOf([{ frame, placement, barcode: settings }], { unit: 'mm' }));
  const { items } = groupOf(result);
  const report = result.reports.find((each) => each.type === 'barcode');
  if (!report) throw new Error('The barcode is not reported.');
  return {
    items,
    bars: items.flatMap((item) => (item.type === 'bars' ? item.bars : [])),
    captions: items.flatMap((item) => (item.type === 'glyphs' ? [item.text] : [])),
    status: report.status,
    width: inMm(report.width),
    height: inMm(report.height),
  };
}

const statusOf = (type: BarcodeType, value: string, own: object = {}) =>
  draw(settingsOf(type, own), value).status;

const edges = (bars: Drawn['bars']) => ({
  left: inMm(Math.min(...bars.map(([x]) => x))),
  right: inMm(Math.max(...bars.map(([x, , width]) => x + width))),
  top: inMm(Math.min(...bars.map(([, y]) => y))),
  bottom: inMm(Math.max(...bars.map(([, y, , height]) => y + height))),
});

it.each(['code39', 'code93', 'code128'] as const)(
  'S7.19 draws a new %s with bars of 15 mm and quiet zones of 2.54 mm',
  (type) => {
    const { bars, width } = draw(settingsOf(type), 'PLATEN');
    const { left, right, top, bottom } = edges(bars);
    expect(bottom - top).toBeCloseTo(15, 2);
    expect(width - (right - left)).toBeCloseTo(5.08, 1);
  },
);

it('S7.19 keeps to the character set of a Code 128', () => {
  expect(statusOf('code128', 'PLATEN 1')).toBe('success');
  expect(statusOf('code128', 'Platen')).toBe('invalidCharacters');
  expect(statusOf('code128', 'Platen', { characterSet: 'B' })).toBe('success');
  expect(statusOf('code128', 'A\tB', { characterSet: 'B' })).toBe('invalidCharacters');
  expect(statusOf('code128', '123456', { characterSet: 'C' })).toBe('success');
  expect(statusOf('code128', '12345', { characterSet: 'C' })).toBe('invalidLength');
  expect(statusOf('code128', 'AB', { characterSet: 'C' })).toBe('invalidCharacters');
  const count = (characterSet: string) =>
    draw(settingsOf('code128', { characterSet }), '12345678').bars.length;
  expect(count('C')).toBeLessThan(count('B'));
});

it('shows the start and stop characters of a Code 39 when the option is on', () => {
  expect(draw(settingsOf('code39'), 'AB').captions).toEqual(['AB']);
  expect(draw(settingsOf('code39', { showStartStop: true }), 'AB').captions).toEqual(['*AB*']);
  expect(statusOf('code39', 'ab')).toBe('invalidCharacters');
  expect(statusOf('code93', 'ab')).toBe('invalidCharacters');
});

it('S7.20 accepts application identifiers in brackets for a GS1-128', () => {
  const { status, captions } = draw(settingsOf('gs1128'), '(01)09521234543213(3103)000123');
  expect([status, captions]).toEqual(['success', ['(01)09521234543213(3103)000123']]);
  expect(statusOf('gs1128', 'Platen')).toBe('otherError');
  expect(statusOf('gs1128', '(01)0952')).toBe('invalidLength');
  expect(statusOf('gs1128', '(01)0952123454321X')).toBe('invalidCharacters');
  expect(statusOf('gs1128', '(01)09521234543214')).toBe('invalidChecksum');
});

describe('S7.21 adds a missing check digit and refuses a wrong one:', () => {
  it.each([
    ['ean8', '9638507', ['9638', '5074'], '96385075'],
    ['ean13', '590123412345', ['5', '901234', '123457'], '5901234123458'],
    ['upca', '01234567890', ['0', '12345', '67890', '5'], '012345678901'],
  ] as const)('%s', (type, value, captions, wrong) => {
    const drawn = draw(settingsOf(type), value);
    expect([drawn.status, drawn.captions]).toEqual(['success', captions]);
    expect(draw(settingsOf(type), captions.join(''))).toEqual(drawn);
    expect(draw(settingsOf(type), wrong)).toMatchObject({ status: 'invalidChecksum', items: [] });
    expect(statusOf(type, value.slice(1))).toBe('invalidLength');
    expect(statusOf(type, `${value.slice(1)}A`)).toBe('invalidCharacters');
  });
});

it.each([
  ['ean8', '9638507', 26.73, 21.31],
  ['ean13', '590123412345', 37.29, 25.93],
  ['upca', '01234567890', 37.29, 25.93],
  ['upce', '0123456', 22.11, 25.93],
] as const)('S7.21 S7.22 draws a new %s in the size of the standard', (type, value, width, height) => {
  const drawn = draw(settingsOf(type), value);
  expect([drawn.width, drawn.height]).toEqual([width, height]);
  const { left, right } = edges(drawn.bars);
  const { quietZone } = settingsOf(type);
  expect(left).toBeCloseTo(quietZone.left, 1);
  expect(width - right).toBeCloseTo(quietZone.right, 1);
});

it('S7.22 shortens a UPC-A to a UPC-E, and refuses one that can’t be', () => {
  expect(draw(settingsOf('upce'), '012345000058')).toMatchObject({ status: 'success' });
  expect(draw(settingsOf('upce'), '123456').captions).toEqual(['0', '123456', '5']);
  expect(draw(settingsOf('upce'), '012345678905')).toMatchObject({ status: 'invalidUPCE', items: [] });
  expect(statusOf('upce', '01234560')).toBe('invalidChecksum');
  expect(statusOf('upce', '12')).toBe('invalidLength');
});

it('S7.23 draws QR and Data Matrix codes of 20 by 20 mm', () => {
  for (const type of ['qr', 'dataMatrix'] as const) {
    const drawn = draw(settingsOf(type), 'https://example.com/some/longer/address');
    expect([drawn.status, drawn.width, drawn.height]).toEqual(['success', 20, 20]);
    expect(edges(drawn.bars)).toEqual({ left: 0, right: 20, top: 0, bottom: 20 });
  }
});

it('S7.23 accepts characters of its set for a QR code, and adds codewords for more correction', () => {
  expect(statusOf('qr', '日本')).toBe('invalidCharacters');
  expect(statusOf('qr', 'déjà vu')).toBe('success');
  expect(statusOf('qr', '日本', { characterSet: 'utf8' })).toBe('success');
  expect(statusOf('dataMatrix', '日本')).toBe('success');
  expect(statusOf('qr', 'x'.repeat(3_999))).toBe('invalidLength');
  expect(statusOf('dataMatrix', 'x'.repeat(3_999))).toBe('invalidLength');
  const modules = (errorCorrection: string) =>
    Math.min(
      ...draw(settingsOf('qr', { errorCorrection }), 'x'.repeat(60)).bars.map(([, , , height]) => height),
    );
  expect(modules('high')).toBeLessThan(modules('low'));
});

it('S7.24 enlarges all of a code by its magnification', () => {
  const drawn = draw(settingsOf('ean13', { magnificationPercent: 200 }), '590123412345');
  expect([drawn.width, drawn.height]).toEqual([74.58, 51.86]);
  const square = draw(settingsOf('qr', { magnificationPercent: 50 }), 'A');
  expect(edges(square.bars)).toEqual({ left: 5, right: 15, top: 5, bottom: 15 });
});

it('S7.24 draws bars and quiet zones in the set sizes', () => {
  const drawn = draw(settingsOf('code39', { barHeight: 8, quietZone: { left: 5, right: 3 } }), 'A');
  const { left, right, top, bottom } = edges(drawn.bars);
  expect(bottom - top).toBeCloseTo(8, 2);
  expect(drawn.width - (right - left)).toBeCloseTo(8, 1);
});

describe('S7.25', () => {
  const red = { type: 'local', color: { type: 'hex', value: '#ff0000' }, opacity: 1 } as const;

  it('colours bars, caption and background, and switches each off', () => {
    const colours = { barColor: red, backgroundColor: { ...red, opacity: 0.5 } };
    const [ground, bars, caption] = draw(settingsOf('code39', colours), 'A').items;
    expect(ground).toMatchObject({ type: 'path', fill: { ink: { rgb: [1, 0, 0] }, opacity: 0.5 } });
    expect(bars).toMatchObject({ type: 'bars', fill: { ink: { rgb: [1, 0, 0] }, opacity: 1 } });
    expect(caption).toMatchObject({ type: 'glyphs', size: 7.795276, fill: { ink: { rgb: [1, 0, 0] } } });
    const types = (own: object) => draw(settingsOf('code39', own), 'A').items.map(({ type }) => type);
    expect(types({ enableBackground: false })).toEqual(['bars', 'glyphs']);
    expect(types({ enableBars: false })).toEqual(['path', 'glyphs']);
    expect(types({ enableText: false })).toEqual(['path', 'bars']);
  });

  it.each([
    'code39',
    'code93',
    'code128',
    'gs1128',
    'ean8',
    'ean13',
    'upca',
    'upce',
    'dataMatrix',
    'qr',
  ] as const)('draws nothing of an empty %s', (type) => {
    expect(draw(settingsOf(type), '')).toMatchObject({ status: 'empty', items: [], width: 0, height: 0 });
  });

  it('reaches down with the guard bars of an EAN, with and without its caption', () => {
    for (const enableText of [true, false]) {
      const { bars } = draw(settingsOf('ean13', { enableText }), '590123412345');
      expect(new Set(bars.map(([, , , height]) => inMm(height)))).toEqual(new Set([22.85, 24.5]));
    }
  });

  it('marks the light margin of an EAN when the option is on', () => {
    expect(draw(settingsOf('ean13', { lightMarginMark: true }), '590123412345').captions.at(-1)).toBe('>');
    expect(draw(settingsOf('ean8', { lightMarginMark: true }), '9638507').captions).toEqual([
      ...['<', '9638', '5074', '>'],
    ]);
  });
});

it('encodes the value of a text or list variable', () => {
  const frame = { ...newBarcodeFrame('Code'), value: { type: 'variable', variableId: 'code' } as const };
  const document = documentOf([{ frame, barcode: newBarcode('code39', 'px') }]);
  const says = (code: object) => {
    const variable = { ...newVariable('Code'), ...code } as ReturnType<typeof newVariable>;
    const result = build({ ...document, variables: { order: ['code'], items: { code: variable } } });
    return groupOf(result).items.flatMap((item) => (item.type === 'glyphs' ? [item.text] : []));
  };
  expect(says({ value: 'TEXT' })).toEqual(['TEXT']);
  expect(says({ ...newVariable('Code', 'list'), selected: 'LIST' })).toEqual(['LIST']);
  expect(says(newVariable('Code', 'list'))).toEqual([]);
  expect(says({ ...newVariable('Code', 'boolean'), value: true })).toEqual([]);
});
