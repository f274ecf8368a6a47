import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Animation } from '@/engine/document';
import { ffmpegMp4 } from '../../../../platform/rendering/ffmpegMp4';
import { yuvPixels } from '../../../../platform/rendering/yuvPixels';
import { missingFilmReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { distance, eachInFull, framesOf, watchedPage } from './support/drawnPage';
import { brightnessOf, probed, timesOf } from './support/films';

const missing = missingFilmReaders();
const program = missing
  ? ''
  : execFileSync('/bin/sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
const mp4 = (fps: number) => ({ format: 'mp4', size: { scale: 1 }, fps }) as const;

const slide = (from: number, to: number) => ({
  from,
  to,
  ease: { type: 'noEase' } as const,
  styles: { slide: { direction: 'left', offsetPercent: 100 } as const },
});

/** Moves, pauses, moves again and ends still. */
const TEMPLATE: Animation = {
  from: 0,
  to: 4_000,
  intro: slide(0, 500),
  emphasis: { from: 1_700, to: 2_200, ease: { type: 'noEase' }, style: { type: 'swing' } },
};
/** Appears at once, pauses, and moves until the video ends. */
const LEAVING: Animation = { from: 0, to: 4_000, outro: slide(2_700, 4_000) };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-ffmpeg-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(missing)(`frames for ffmpeg${because(missing)}`, { timeout: 60_000 }, () => {
  it.each([
    ['that moves, stands, moves and ends still, at 24 frames a second', TEMPLATE, 4_000, 24],
    ['that moves, stands, moves and ends still, at 25', TEMPLATE, 4_000, 25],
    ['that moves, stands, moves and ends still, at 30', TEMPLATE, 4_000, 30],
    ['that moves, stands, moves and ends still, at 60', TEMPLATE, 4_000, 60],
    ['that moves, stands, moves and ends still, at 7', TEMPLATE, 4_000, 7],
    ['that moves until its end', LEAVING, 4_000, 30],
    ['that stands still', null, 4_000, 30],
    ['of one frame a second', TEMPLATE, 4_000, 1],
    ['of two frames', TEMPLATE, 67, 30],
    ['of one frame', TEMPLATE, 20, 30],
  ])('are in a film %s each at its time, as they are drawn', async (_, animation, timelineMs, fps) => {
    const page = watchedPage(timelineMs, animation);
    const film = await ffmpegMp4({ program, folder }, framesOf(page, mp4(fps)), 2);
    const frames = framesOf(eachInFull(page), mp4(fps));
    const { width, height, count } = frames;
    expect(probed(film)).toMatchObject({ codec: 'h264', size: [200, 100], frames: count });
    expect(timesOf(film).map((seconds) => seconds * fps)).toEqual(
      Array.from({ length: count }, (__, index) => expect.closeTo(index, 3) as number),
    );

    const pixels = yuvPixels(width, height);
    const drawn: Uint8Array[] = [];
    for (let index = 0; index < count; index += 1)
      drawn.push(pixels.of(await frames.paint(index)).slice(0, width * height));
    for (const [index, shown] of brightnessOf(film, width * height).entries()) {
      const own = distance(shown, drawn[index] as Uint8Array);
      expect(own).toBeLessThan(2);
      // A picture shown a frame early or late looks more like its neighbour.
      for (const other of [drawn[index - 1], drawn[index + 1]])
        if (other) expect(own).toBeLessThanOrEqual(distance(shown, other));
    }
  });

  it('make the same file with and without skipped repeats', async () => {
    const page = watchedPage(4_000, TEMPLATE);
    const film = await ffmpegMp4({ program, folder }, framesOf(page, mp4(25)), 2);
    const inFull = await ffmpegMp4({ program, folder }, framesOf(eachInFull(page), mp4(25)), 2);
    expect(Buffer.compare(film, inFull)).toBe(0);
  });

  it('are those that differ from the one before, one a second, and the last', async () => {
    const keeping = join(folder, 'keeping');
    writeFileSync(keeping, '#!/bin/sh\nfor file; do :; done\ncat > "$file"\n');
    chmodSync(keeping, 0o755);
    const given = async (animation: Animation | null) => {
      const frames = framesOf(watchedPage(4_000, animation), mp4(10));
      const stream = await ffmpegMp4({ program: keeping, folder }, frames, 2);
      expect(probed(stream)).toMatchObject({ codec: 'rawvideo', pixels: 'yuv420p', size: [200, 100] });
      return timesOf(stream).map((seconds) => Math.round(seconds * 10));
    };
    expect(await given(TEMPLATE)).toEqual([0, 1, 2, 3, 4, 5, 10, 18, 19, 20, 21, 22, 30, 39]);
    expect(await given(null)).toEqual([0, 10, 20, 30, 39]);
  });
});
