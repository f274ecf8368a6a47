import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hexToRgb } from '@/domain/colour';
import type { Colour } from '@/engine/document';
import { createRenderer, type RenderOutput } from '../../../../platform/rendering';
import { missingFilmReaders, missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { documentOf, shape } from '../../../engine/reference/build';
import { drawnByIntent } from '../../engine/pdf/support/tools';
import { coloursAt } from './support/films';

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

/** How an independent reader shows these inks by the profile of FOGRA39. */
const TEAL = '#008498';
const inks = { c: 1, m: 0.15, y: 0.35, k: 0.1 };
const context = { today: '2026-11-27', mediaConnectorId: 'media' };
const size = { scale: 1 };

async function made(color: Colour, output: RenderOutput): Promise<Uint8Array> {
  const fill = { type: 'color', color: { type: 'local', color, opacity: 1 } } as const;
  const document = documentOf([shape([0, 0, 100, 100], { fill })], {
    intent: 'digitalAnimated',
    timelineLengthMs: 1_000,
    width: 100,
    height: 100,
  });
  const { files } = await renderer.render({ document, context, output });
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

// The thread compiles what it runs first.
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
