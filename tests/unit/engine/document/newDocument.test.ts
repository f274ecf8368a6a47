import { describe, expect, it } from 'vitest';
import {
  convertLength,
  LAYOUT_PRESETS,
  newBarcode,
  newBarcodeSize,
  newDocument,
  newPlacement,
  newTextFrame,
  newVariable,
  readDocument,
  resolveLayout,
} from '@/engine/document';
import { emptyDocument } from '../support/sampleDocument';

describe('a new document', () => {
  it('S5.12 has one page and one print layout of A4 with 3 mm bleed and a white fill', () => {
    const document = emptyDocument();
    expect(readDocument(document).ok).toBe(true);
    expect(document.pages.order).toHaveLength(1);
    expect(document.layouts.order).toEqual(['a4']);
    expect(resolveLayout(document, 'a4').settings).toMatchObject({
      intent: 'print',
      unit: 'mm',
      width: 210,
      height: 297,
      bleed: { left: 3, top: 3, right: 3, bottom: 3 },
      fill: { enabled: true, color: { color: { type: 'hex', value: '#ffffff' }, opacity: 1 } },
    });
  });

  it('S5.09 keeps lengths as decimals in the unit of the layout', () => {
    const text = JSON.stringify(
      newDocument({
        pageId: 'p',
        layoutId: 'l',
        sdkVersion: '1.42.3',
        engineVersion: '2.18.1',
        preset: { name: 'Card', intent: 'print', unit: 'mm', width: 150, height: 54.5 },
      }),
    );
    const settings = JSON.parse(text).layouts.items.l.settings;
    expect(settings).toMatchObject({ unit: 'mm', width: 150, height: 54.5 });
  });

  it('S5.15 has a layout of 5000 ms, available for users, and not resizable by them', () => {
    const layout = emptyDocument().layouts.items.a4;
    expect(layout).toMatchObject({ availableForUser: true, resizableByUser: { enabled: false } });
    expect(layout?.settings.timelineLengthMs).toBe(5_000);
  });

  it.each([
    ...(
      [
        ['A0', 841, 1189],
        ['A1', 594, 841],
        ['A2', 420, 594],
        ['A3', 297, 420],
        ['A4', 210, 297],
        ['A5', 148, 210],
        ['A6', 105, 148],
        ['A7', 74, 105],
        ['B5', 176, 250],
        ['Business card', 86, 54],
      ] as const
    ).map((size) => [...size, 'mm'] as const),
    ...(
      [
        ['Letter', 8.5, 11],
        ['Legal', 8.5, 14],
        ['Tabloid', 11, 17],
        ['Business card (US)', 3.5, 2],
        ['Postcard', 6, 4],
      ] as const
    ).map((size) => [...size, 'in'] as const),
  ])('S5.16 can be %s, %d by %d %s', (name, width, height, unit) => {
    expect(LAYOUT_PRESETS).toContainEqual({ name, intent: 'print', unit, width, height });
  });

  it('S5.16 can be of any preset and meets the schema', () => {
    for (const preset of LAYOUT_PRESETS) {
      const document = newDocument({
        pageId: 'p',
        layoutId: 'l',
        sdkVersion: '1.42.3',
        engineVersion: '2.18.1',
        preset,
      });
      expect(readDocument(document).ok, preset.name).toBe(true);
    }
  });
});

describe('a new frame', () => {
  it('S6.14 S6.16 with text has one column, a gap of 24 and fits its text from 10 to 1000 %', () => {
    expect(newTextFrame('Words').options).toMatchObject({
      numberOfColumns: 1,
      columnGap: 24,
      padding: { top: 0, right: 0, bottom: 0, left: 0 },
    });
    const placement = newPlacement('text', { x: 0, y: 0, width: 10, height: 10 });
    expect(placement.copyFitting).toEqual({ enabled: true, min: 10, max: 1_000 });
    expect(placement.anchoring.horizontal.type).toBe('relative');
  });

  it('S7.07 has a disabled shadow at 135 degrees', () => {
    expect(newTextFrame('Words').dropShadow).toMatchObject({ enabled: false, angleDegrees: 135 });
  });

  it.each(['code39', 'code93', 'code128'] as const)(
    'S7.19 with %s has bars of 15 mm and 2.54 mm of quiet',
    (type) => {
      expect(newBarcode(type, 'mm')).toMatchObject({ barHeight: 15, quietZone: { left: 2.54, right: 2.54 } });
      expect(newBarcode(type, 'px')).toMatchObject({ barHeight: convertLength(15, 'mm', 'px') });
    },
  );

  it('S7.21 S7.22 S7.23 with a barcode has the size of its standard', () => {
    expect(newBarcodeSize('ean13', 'mm')).toEqual({ width: 37.29, height: 25.93 });
    expect(newBarcodeSize('upce', 'mm')).toEqual({ width: 22.11, height: 25.93 });
    expect(newBarcodeSize('qr', 'mm')).toEqual({ width: 20, height: 20 });
    expect(newBarcodeSize('dataMatrix', 'mm')).toEqual({ width: 20, height: 20 });
    expect(newBarcode('qr', 'mm')).toMatchObject({ errorCorrection: 'high', characterSet: 'iso8859_1' });
  });
});

describe('a new variable', () => {
  it('S8.02 is a short text labelled by its name', () => {
    expect(newVariable('Title')).toMatchObject({
      type: 'shortText',
      value: '',
      visibility: { type: 'visible' },
    });
    expect(newVariable('Title')).not.toHaveProperty('label');
  });

  it('S8.14 S8.16 S8.21a starts with a step of 1, dd/MM/yyyy in en_US, and uploads to Upload/', () => {
    expect(newVariable('Price', 'number')).toMatchObject({ stepSize: 1 });
    expect(newVariable('Day', 'date')).toMatchObject({ displayFormat: 'dd/MM/yyyy', locale: 'en_US' });
    expect(newVariable('Photo', 'image')).toMatchObject({ uploadFolder: { type: 'fixed', path: 'Upload/' } });
  });
});
