import * as z from 'zod/mini';
import { colourUse, localColour } from './colour';
import { describeSchema, length, nameSchema, setDefaults, wholeBetween, type Of } from './primitives';

const inLayoutUnit = describeSchema(length, 'In the unit of the layout');

/** Settings of a new barcode of any type. */
export const NEW_BARCODE = {
  enableBackground: true,
  backgroundColor: localColour('#ffffff'),
  enableBars: true,
  barColor: localColour('#000000'),
  magnificationPercent: 100,
};

const common = {
  ...setDefaults(
    {
      enableBackground: z.boolean(),
      backgroundColor: colourUse,
      enableBars: z.boolean(),
      barColor: colourUse,
      magnificationPercent: wholeBetween(10, 1_000),
    },
    NEW_BARCODE,
  ),
  quietZone: z.strictObject({ left: inLayoutUnit, right: inLayoutUnit }),
};

const withBars = { ...common, enableText: z.boolean(), barHeight: inLayoutUnit };

/** A barcode's type and look in one layout. Lengths in the unit of the layout. */
export const barcodeSettings = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('code39'), ...withBars, showStartStop: z.boolean() }),
    z.strictObject({ type: z.literal('code93'), ...withBars }),
    z.strictObject({ type: z.literal('code128'), ...withBars, characterSet: z.enum(['A', 'B', 'C']) }),
    z.strictObject({ type: z.literal('gs1128'), ...withBars }),
    z.strictObject({ type: z.literal('ean8'), ...withBars, lightMarginMark: z.boolean() }),
    z.strictObject({ type: z.literal('ean13'), ...withBars, lightMarginMark: z.boolean() }),
    z.strictObject({ type: z.literal('upca'), ...withBars }),
    z.strictObject({ type: z.literal('upce'), ...withBars }),
    z.strictObject({ type: z.literal('dataMatrix'), ...common }),
    z.strictObject({
      type: z.literal('qr'),
      ...common,
      errorCorrection: z.enum(['low', 'medium', 'quartile', 'high']),
      characterSet: z.enum(['utf8', 'iso8859_1']),
    }),
  ]),
  'BarcodeSettings',
  'The type and look of a barcode in one layout',
);

/** A barcode's type and look in one layout. */
export type BarcodeSettings = Of<typeof barcodeSettings>;

/** One of the ten types of barcodes. */
export type BarcodeType = BarcodeSettings['type'];
