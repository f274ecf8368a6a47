import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frames } from '../../../../platform/rendering/paintFrames';
import { writeMp4 } from '../../../../platform/rendering/writeMp4';
import { missingFilmReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { outputOf } from '../../engine/pdf/support/tools';
import { boxAt, coloursAt, keyFramesOf, topBoxes } from './support/films';

const missing = missingFilmReaders();
const COLOURS = [
  [0x00, 0xbd, 0xf2],
  [230, 57, 70],
  [0, 140, 155],
  [255, 255, 255],
  [0, 0, 0],
  [255, 200, 0],
];
/** Pixels of the square of a colour. */
const SIDE = 32;
const WIDTH = SIDE * COLOURS.length;
const SAMPLES = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** A row of colours, above a moving white square. */
const paint = (frame: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: WIDTH * SIDE * 2 * 4 }, (_, index) => {
    const [pixel, channel] = [Math.floor(index / 4), index % 4];
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    if (channel === 3) return 255;
    if (y < SIDE) return COLOURS[Math.floor(x / SIDE)]?.[channel] ?? 0;
    return x >= frame && x < frame + 8 ? 255 : 0;
  });

const frames: Frames = {
  width: WIDTH,
  height: SIDE * 2,
  fps: 10,
  count: 45,
  endOf: (index) => (index + 1) * 100,
  paint: (index) => Promise.resolve(paint(index)),
};

const describedBy = (film: Uint8Array): unknown => {
  const wanted = 'stream=color_range,color_space,color_transfer,color_primaries';
  const { streams } = JSON.parse(
    outputOf(film, 'ffprobe', '-v', 'error', '-show_entries', wanted, '-of', 'json', '{}'),
  ) as { streams: unknown[] };
  return streams[0];
};

const BT709 = { color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709' };

describe.skipIf(missing).each(['of our encoder', 'of an ffmpeg'])(
  `an MP4 %s${because(missing)}`,
  { timeout: 60_000 },
  (made) => {
    let film: Uint8Array;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'platen-films-of-tests-'));
      const program =
        made === 'of an ffmpeg' &&
        execFileSync('/bin/sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
      film = await writeMp4(frames, program ? { program, folder } : undefined);
    }, 60_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('F5.01 declares BT.709 in limited range in its container and its stream', () => {
      const colours = boxAt(film, ...SAMPLES, 'stsd', 'avc1', 'colr');
      expect(colours.toString('latin1', 0, 4)).toBe('nclx');
      expect([...colours.subarray(4)]).toEqual([0, 1, 0, 1, 0, 1, 0]);
      expect(describedBy(film)).toEqual(BT709);
      // The stream has the same colours on its own: a program that copies it to another container keeps them.
      const unlabelled = Buffer.from(film);
      unlabelled.write('free', unlabelled.indexOf('colrnclx'), 'latin1');
      expect(describedBy(unlabelled)).toEqual(BT709);
    });

    it('F5.01 shows #00BDF2 and others within 3 of 255, in the first and last frame', () => {
      for (const [index, colour] of COLOURS.entries()) {
        const shown = coloursAt(film, index * SIDE + SIDE / 2, SIDE / 2);
        expect(shown).toHaveLength(45);
        for (const one of [shown[0], shown[44]])
          for (const [channel, value] of colour.entries())
            expect(Math.abs((one?.[channel] ?? NaN) - value)).toBeLessThanOrEqual(3);
      }
    });

    it('F5.02 lists the seekable frames', () => {
      const table = boxAt(film, ...SAMPLES, 'stss');
      const listed = Array.from({ length: table.readUInt32BE(4) }, (_, index) =>
        table.readUInt32BE(8 + index * 4),
      );
      expect(listed).toEqual([1, 21, 41]);
      expect(keyFramesOf(film)).toEqual([0, 20, 40]);
    });

    it('F5.02 has its header before its media', () => {
      const boxes = topBoxes(film);
      expect(boxes[0]).toBe('ftyp');
      expect(boxes.indexOf('moov')).toBeGreaterThan(0);
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    });
  },
);
