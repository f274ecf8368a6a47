import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Animation, Document, LayoutSettings } from '@/engine/document';
import { missingFilmReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { createRenderer, type RenderOutput, type RenderRequest } from '../../../../platform/rendering';
import { documentOf, filled, hex, shape } from '../../../engine/reference/build';
import { coloursAt, probed } from './support/films';
import { memoryTakenBy } from './support/memory';

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

const missing = missingFilmReaders();
const context = { today: '2026-11-22', mediaConnectorId: 'media' };
const GIF = { format: 'gif', size: { scale: 1 }, fps: 5 } as const;
const MP4 = { format: 'mp4', size: { scale: 1 }, fps: 30 } as const;
const RED = [230, 57, 70];
const WHITE = [255, 255, 255];

async function made(document: Document, output: RenderOutput, rest: Partial<RenderRequest> = {}) {
  const { files } = await renderer.render({ document, context, output, ...rest });
  return files[0];
}

const layout = (settings: Partial<LayoutSettings> = {}): Partial<LayoutSettings> => ({
  intent: 'digitalAnimated',
  timelineLengthMs: 4_000,
  width: 101,
  height: 75,
  ...settings,
});

/** A red square on white, visible from the second second to the third. */
const appearing = (settings?: Partial<LayoutSettings>) =>
  documentOf(
    [shape([20, 10, 60, 50], { fill: filled('#e63946') }, { animation: { from: 1_000, to: 3_000 } })],
    layout(settings),
  );

const SLIDING: Animation = {
  from: 0,
  to: 4_000,
  intro: {
    from: 0,
    to: 4_000,
    ease: { type: 'noEase' },
    styles: { slide: { direction: 'left', offsetPercent: 100 } },
  },
};

/** A picture of many colours that moves all the time. */
const colourful = (settings?: Partial<LayoutSettings>) =>
  documentOf(
    ['#e63946', '#2a9d8f', '#e9c46a', '#264653'].map((colour, index) =>
      shape(
        [0, index * 60, 300, 60],
        {
          fill: {
            type: 'gradient',
            gradient: {
              type: 'linear',
              start: { x: 0, y: 0 },
              end: { x: 1, y: 1 },
              stops: [
                { position: 0, color: hex(colour) },
                { position: 1, color: hex('#ffffff') },
              ],
            },
          },
        },
        { animation: SLIDING },
      ),
    ),
    layout({ width: 300, height: 240, ...settings }),
  );

const nearly = (colour: readonly number[] | undefined, wanted: readonly number[]) =>
  wanted.every((channel, index) => Math.abs(channel - (colour?.[index] ?? NaN)) <= 6);

// The threads compile their code first.
describe.skipIf(missing)(`films${because(missing)}`, { timeout: 120_000 }, () => {
  it('S12.05 S12.43 a GIF has its frames a second, lasts as long as the timeline and repeats without end', async () => {
    const gif = await made(appearing(), GIF);
    expect(probed(gif)).toMatchObject({ codec: 'gif', size: [101, 75], frames: 20, seconds: 4 });
    const { loop, delay } = await sharp(gif, { animated: true }).metadata();
    expect([loop, delay]).toEqual([0, Array.from({ length: 20 }, () => 200)]);
    const colours = coloursAt(gif, 50, 37);
    expect(colours).toEqual([
      ...Array.from({ length: 5 }, () => WHITE),
      ...Array.from({ length: 11 }, () => RED),
      ...Array.from({ length: 4 }, () => WHITE),
    ]);
  });

  it.each([
    [30, 30],
    [60, 50],
    [7, 7],
  ])('S12.43 a GIF at %i frames a second lasts as long as the timeline too', async (fps, shown) => {
    const gif = await made(appearing({ timelineLengthMs: 1_500 }), { ...GIF, fps });
    expect(probed(gif).frames).toBe(Math.round(1.5 * shown));
    const { delay = [] } = await sharp(gif, { animated: true }).metadata();
    expect(delay.reduce((sum, each) => sum + each)).toBe(1_500);
    expect(Math.min(...delay)).toBeGreaterThanOrEqual(20);
  });

  it('S12.43 an MP4 is H.264 of even width and height and lasts as long as the timeline', async () => {
    const mp4 = await made(appearing(), MP4);
    expect(probed(mp4)).toEqual({
      codec: 'h264',
      pixels: 'yuv420p',
      size: [102, 76],
      frames: 120,
      seconds: 4,
    });
    const colours = coloursAt(mp4, 50, 37);
    expect([0, 29, 31, 90, 92, 119].map((frame) => nearly(colours[frame], RED))).toEqual([
      ...[false, false, true, true, false, false],
    ]);
    expect(colours.filter((colour) => nearly(colour, RED) || nearly(colour, WHITE))).toHaveLength(120);
  });

  it.each([GIF, MP4])('S12.03 a film has the design’s pixels times its scaling: $format', async (output) => {
    const film = await made(appearing({ width: 100, height: 60 }), { ...output, size: { scale: 2 }, fps: 1 });
    expect(probed(film)).toMatchObject({ size: [200, 120], frames: 4, seconds: 4 });
  });

  it('S12.43 a still picture shows an animated layout without its animation', async () => {
    const png = await made(appearing(), { format: 'png', size: { scale: 1 } });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (37 * info.width + 50) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual(RED);
  });

  it('S5.18 a static layout has no animation', async () => {
    const gif = await made(appearing({ intent: 'digitalStatic' }), GIF);
    expect(coloursAt(gif, 50, 37)).toEqual(Array.from({ length: 20 }, () => RED));
  });

  it('draws a watermark on each frame', async () => {
    const plain = documentOf([], layout({ timelineLengthMs: 2_000, width: 200, height: 150 }));
    const gif = await made(plain, GIF, { watermark: 'SAMPLE' });
    const raw = sharp(gif, { animated: true }).greyscale().raw();
    const { data } = await raw.toBuffer({ resolveWithObject: true });
    const sizeOfFrame = data.length / 10;
    const inked = Array.from({ length: 10 }, (_, frame) =>
      data
        .subarray(frame * sizeOfFrame, (frame + 1) * sizeOfFrame)
        .reduce((sum, grey) => sum + 255 - grey, 0),
    );
    expect(Math.min(...inked)).toBeGreaterThan(10_000);
    expect(new Set(inked).size).toBe(1);
  });

  it('makes a film of each record', async () => {
    const { files } = await renderer.render({
      document: appearing(),
      context,
      output: { ...MP4, fps: 2 },
      records: [{}, {}],
    });
    expect(files.map((file) => probed(file).frames)).toEqual([8, 8]);
  });

  it('S12.06 reduces the colours of a large GIF, and fails when that is not enough', async () => {
    const free = await made(colourful(), GIF);
    const largest = Math.round((free?.length ?? 0) * 0.7);
    const small = await made(colourful(), { ...GIF, largest });
    expect(small?.length).toBeLessThan(largest);
    expect(probed(small)).toMatchObject({ frames: 20, size: [300, 240], seconds: 4 });
    await expect(made(colourful(), { ...GIF, largest: 1_000 })).rejects.toThrow(
      /The GIF gets larger than 1 KB, which its output setting allows/,
    );
  });

  it('refuses a film of too many frames or pixels', async () => {
    const hour = appearing({ timelineLengthMs: 3_600_000 });
    await expect(made(hour, MP4)).rejects.toThrow(/of 108000 frames is too long: it takes 18000 at most/);
    const wide = { ...MP4, size: { longestSide: 5_000 } };
    await expect(made(appearing(), wide)).rejects.toThrow(/of 5000 by 3712 pixels is too large/);
  });

  it('uses no more memory for a long film than for a short one', async () => {
    // 60 frames of 7 MB, each different from the previous one.
    const output = { ...MP4, size: { longestSide: 1_500 }, fps: 15 };
    expect(await memoryTakenBy(() => made(colourful(), output))).toBeLessThan(300_000_000);
  });
});
