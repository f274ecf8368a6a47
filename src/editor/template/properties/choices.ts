import type { SelectOption } from '@/components/Select';
import type { BarcodeType, BlendMode, Intent, LINE_CAPS, LINE_JOINS, Unit } from '@/engine/document';

/** Turns words into options of a select, in the same order. */
export const toOptions = <Value extends string>(
  words: Readonly<Record<Value, string>>,
): readonly SelectOption<Value>[] =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** Names of blend modes. */
export const BLEND_MODE_WORDS: Readonly<Record<BlendMode, string>> = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  colorDodge: 'Colour dodge',
  colorBurn: 'Colour burn',
  hardLight: 'Hard light',
  softLight: 'Soft light',
  difference: 'Difference',
  exclusion: 'Exclusion',
  hue: 'Hue',
  saturation: 'Saturation',
  color: 'Colour',
  luminosity: 'Luminosity',
};

/** Names of line caps. */
export const LINE_CAP_WORDS: Readonly<Record<(typeof LINE_CAPS)[number], string>> = {
  butt: 'Flat',
  round: 'Round',
  square: 'Square',
};

/** Names of line joins. */
export const LINE_JOIN_WORDS: Readonly<Record<(typeof LINE_JOINS)[number], string>> = {
  miter: 'Pointed',
  round: 'Round',
  bevel: 'Cut off',
};

/** Names of barcode types. */
export const BARCODE_WORDS: Readonly<Record<BarcodeType, string>> = {
  code128: 'Code 128',
  code39: 'Code 39',
  code93: 'Code 93',
  gs1128: 'GS1-128',
  ean8: 'EAN-8',
  ean13: 'EAN-13',
  upca: 'UPC-A',
  upce: 'UPC-E',
  qr: 'QR code',
  dataMatrix: 'Data Matrix',
};

/** Names of intents. */
export const INTENT_WORDS: Readonly<Record<Intent, string>> = {
  print: 'Print',
  digitalStatic: 'Digital, static',
  digitalAnimated: 'Digital, animated',
};

/** Names of units. */
export const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  px: 'Pixels',
  mm: 'Millimetres',
  cm: 'Centimetres',
  in: 'Inches',
  pt: 'Points',
};
