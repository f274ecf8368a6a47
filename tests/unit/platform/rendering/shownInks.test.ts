import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CONDITION_DETAILS, hexToRgb, pressConditions, type PressCondition } from '@/domain/colour';
import { pressOf } from '@/domain/colour/press';
import type { Colour } from '@/engine/document';
import { createRenderer, type RenderOutput } from '../../../../platform/rendering';
import { missingFilmReaders, missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { documentOf, shape } from '../../../engine/reference/build';
import { drawnByIntent, outputOf } from '../../engine/pdf/support/tools';
import { coloursAt } from './support/films';

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

/** An independent reader's colour of these inks with the profile of FOGRA39. */
const TEAL = '#008498';
const inks = { c: 1, m: 0.15, y: 0.35, k: 0.1 };
const context = { today: '2026-11-27', mediaConnectorId: 'media' };
const size = { scale: 1 };

async function made(color: Colour, output: RenderOutput, condition?: PressCondition): Promise<Uint8Array> {
  const fill = { type: 'color', color: { type: 'local', color, opacity: 1 } } as const;
  const document = documentOf([shape([0, 0, 100, 100], { fill })], {
    intent: 'digitalAnimated',
    timelineLengthMs: 1_000,
    width: 100,
    height: 100,
  });
  const designed = condition ? { ...document, printCondition: condition } : document;
  const { files } = await renderer.render({ document: designed, context, output });
  return files[0] ?? new Uint8Array();
}

async function pixelOf(picture: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (50 * info.width + 50) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const wanted = Object.values(hexToRgb(TEAL) ?? {});
const differenceOf = (pixel: readonly number[]): number =>
  Math.max(...wanted.map((channel, at) => Math.abs(channel - (pixel[at] ?? NaN))));

const missing = missingFilmReaders() ?? missingPdfReaders();
const COLOURS: readonly Colour[] = [
  { type: 'cmyk', ...inks },
  { type: 'spotCmyk', ink: 'House teal', ...inks },
];

// The thread compiles its code first.
describe.skipIf(missing).each(COLOURS)(
  `$type on screens${because(missing)}`,
  { timeout: 60_000 },
  (colour) => {
    it('F5.03 is the colour of its print in PNG, JPG and GIF', async () => {
      expect(differenceOf(await pixelOf(await made(colour, { format: 'png', size })))).toBe(0);
      expect(differenceOf(await pixelOf(await made(colour, { format: 'jpg', size })))).toBeLessThanOrEqual(3);
      expect(differenceOf(await pixelOf(await made(colour, { format: 'gif', size, fps: 2 })))).toBe(0);
    });

    it('F5.03 is the colour of its print in MP4', async () => {
      const [pixel = []] = coloursAt(await made(colour, { format: 'mp4', size, fps: 2 }), 50, 50);
      expect(differenceOf(pixel)).toBeLessThanOrEqual(3);
    });

    it('F5.03 is the same in a PDF, shown by its output intent', async () => {
      const output: RenderOutput = { format: 'pdf', pdfX4: { title: 'Inks' } };
      const drawn = await drawnByIntent(await made(colour, output));
      const at = (200 * 400 + 200) * 3;
      expect(differenceOf([...drawn.subarray(at, at + 3)])).toBeLessThanOrEqual(3);
    });
  },
);

describe.skipIf(missing).each(pressConditions)(
  `a template for %s${because(missing)}`,
  { timeout: 60_000 },
  (condition) => {
    const colour: Colour = { type: 'cmyk', ...inks };
    const rgb = pressOf(condition)
      .cmykToRgb([inks.c, inks.m, inks.y, inks.k])
      .map((channel) => Math.round(channel * 255));

    it('F5.06 is the condition’s output intent in a PDF/X-4, and its inks look the same in a PNG', async () => {
      const pdf = await made(colour, { format: 'pdf', pdfX4: { title: 'Inks' } }, condition);
      const { identifier } = CONDITION_DETAILS[condition];
      const named = Buffer.from(`\uFEFF${identifier}`, 'utf16le').swap16().toString('hex').toUpperCase();
      expect(outputOf(pdf, 'mutool', 'show', '{}', 'trailer/Root/OutputIntents/1')).toContain(
        `/OutputConditionIdentifier <${named}>`,
      );
      const drawn = await drawnByIntent(pdf);
      const at = (200 * 400 + 200) * 3;
      for (const [channel, value] of rgb.entries())
        expect(Math.abs((drawn[at + channel] ?? NaN) - value)).toBeLessThanOrEqual(3);
      expect(await pixelOf(await made(colour, { format: 'png', size }, condition))).toEqual(rgb);
    });
  },
);
