import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Animation } from '@/engine/document';
import { createRenderer } from '../../../../platform/rendering';
import { writeMp4 } from '../../../../platform/rendering/writeMp4';
import { distance, eachInFull, framesOf, watchedPage } from './support/drawnPage';
import { mediaOf } from './support/films';

const MP4 = { format: 'mp4', size: { scale: 1 }, fps: 10 } as const;
const GIF = { format: 'gif', size: { scale: 1 }, fps: 10 } as const;

/** Slides in for half a second, pauses for one, shakes for half a second, and then pauses for another. */
const TEMPLATE: Animation = {
  from: 0,
  to: 3_000,
  intro: {
    from: 0,
    to: 500,
    ease: { type: 'noEase' },
    styles: { slide: { direction: 'left', offsetPercent: 100 } },
  },
  emphasis: { from: 1_500, to: 2_000, ease: { type: 'noEase' }, style: { type: 'swing' } },
};

/** The times of its frames that differ from the previous one, at ten frames a second. */
const MOVING = [0, 100, 200, 300, 400, 500, 1_600, 1_700, 1_800, 1_900, 2_000];

const bytes = ({ buffer, byteOffset, byteLength }: Uint8ClampedArray) =>
  new Uint8Array(buffer, byteOffset, byteLength);

// The thread compiles its code first.
describe('frames of a film', { timeout: 60_000 }, () => {
  it('are painted only when they differ from the one before, with progress for all', async () => {
    const page = watchedPage(3_000, TEMPLATE);
    let told = 0;
    const frames = framesOf(page, MP4, () => (told += 1));
    for (let index = 0; index < frames.count; index += 1) await frames.paint(index);
    expect(page.drawnAt).toEqual(MOVING);
    expect(told).toBe(30);
  });

  it.each([
    ['one after the other', Array.from({ length: 30 }, (_, index) => index)],
    ['in any order', [29, 7, 8, 0, 16, 16, 12, 3, 25]],
  ])('are those that are painted in full each, %s', async (_, order) => {
    const page = watchedPage(3_000, TEMPLATE);
    const [frames, inFull] = [framesOf(page, MP4), framesOf(eachInFull(page), MP4)];
    for (const index of order)
      expect(Buffer.compare(bytes(await frames.paint(index)), bytes(await inFull.paint(index)))).toBe(0);
  });

  it('of a page without animations are painted once', async () => {
    const page = watchedPage(3_000, null);
    const frames = framesOf(page, MP4);
    const [first, last] = [await frames.paint(0), await frames.paint(29)];
    expect(last).toBe(first);
    expect(page.drawnAt).toEqual([0]);
  });

  it('are those of a GIF, each for its own time', async () => {
    const page = watchedPage(3_000, TEMPLATE);
    const renderer = createRenderer({ threads: 1 });
    const context = { today: '2026-11-26', mediaConnectorId: 'media' };
    const { files } = await renderer.render({ document: page.document, context, output: GIF });
    await renderer.close();
    const gif = sharp(files[0], { animated: true });
    expect((await gif.metadata()).delay).toEqual(Array.from({ length: 30 }, () => 100));

    const frames = framesOf(eachInFull(page), GIF);
    const drawn: Uint8Array[] = [];
    for (let index = 0; index < frames.count; index += 1) drawn.push(bytes(await frames.paint(index)));
    const size = frames.width * frames.height * 4;
    const { data } = await gif.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(30 * size);
    for (const [index, own] of drawn.entries())
      expect(distance(data.subarray(index * size, (index + 1) * size), own)).toBeLessThan(0.5);
  });

  it('make the MP4 they would make if each were painted in full', async () => {
    const page = watchedPage(3_000, TEMPLATE);
    const pictures = mediaOf(await writeMp4(framesOf(page, MP4)));
    const inFull = mediaOf(await writeMp4(framesOf(eachInFull(page), MP4)));
    expect(pictures.length).toBeGreaterThan(1_000);
    expect(Buffer.compare(pictures, inFull)).toBe(0);
  });
});
