import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '@/engine/document';
import { readFfmpeg } from '../../../../platform/readFfmpeg';
import {
  createRenderer,
  RenderError,
  type Renderer,
  type RenderOutput,
} from '../../../../platform/rendering';
import { missingFilmReaders } from '../../../../scripts/readers';
import { documentOf, filled, shape } from '../../../engine/reference/build';
import { coloursAt, probed } from './support/films';

const missing = missingFilmReaders();
const context = { today: '2026-11-26', mediaConnectorId: 'media' };
const MP4: RenderOutput = { format: 'mp4', size: { scale: 1 }, fps: 30 };
const RED = [230, 57, 70];
const WHITE = [255, 255, 255];
const program = missing
  ? ''
  : execFileSync('/bin/sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();

/** A red square on white, visible from the first second to the second. */
const appearing = (timelineLengthMs = 3_000): Document =>
  documentOf(
    [shape([20, 10, 60, 50], { fill: filled('#e63946') }, { animation: { from: 1_000, to: 2_000 } })],
    { intent: 'digitalAnimated', timelineLengthMs, width: 101, height: 75 },
  );

const nearly = (colour: readonly number[] | undefined, wanted: readonly number[]) =>
  wanted.every((channel, index) => Math.abs(channel - (colour?.[index] ?? NaN)) <= 6);

describe('the setting FFMPEG', () => {
  it('is the platform’s encoder by default', () => {
    expect(readFfmpeg({})).toBeUndefined();
    expect(readFfmpeg({ FFMPEG: '' })).toBeUndefined();
  });

  it.each(['ffmpeg', '/nowhere/ffmpeg', '/bin/true'])('refuses %s', (given) => {
    expect(() => readFfmpeg({ FFMPEG: given })).toThrow(
      `FFMPEG is "${given}", but has to be the absolute path of an ffmpeg with libx264.`,
    );
  });

  it.skipIf(missing)('accepts the path of an ffmpeg with libx264', () => {
    expect(readFfmpeg({ FFMPEG: program })).toBe(program);
  });
});

// The threads compile their code first.
describe.skipIf(missing)(`films by ffmpeg${missing ? ` (${missing})` : ''}`, { timeout: 120_000 }, () => {
  let folder: string;
  let renderer: Renderer;
  const { TMPDIR } = process.env;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'platen-ffmpeg-'));
    process.env.TMPDIR = folder;
    renderer = createRenderer({ threads: 1, ffmpeg: program });
  });
  afterEach(async () => {
    await renderer.close();
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  });
  const foldersOfFilms = () => readdirSync(folder).filter((name) => name.startsWith('platen-films-'));
  const made = (document: Document, signal?: AbortSignal, onRecord?: () => void) =>
    renderer.render({ document, context, output: MP4 }, {}, { signal, onRecord });

  it('S12.43 are H.264 of even width and height, last as long as the timeline and are the same each time', async () => {
    const [film] = (await made(appearing())).files;
    expect(probed(film)).toEqual({
      codec: 'h264',
      pixels: 'yuv420p',
      size: [102, 76],
      frames: 90,
      seconds: 3,
    });
    const colours = coloursAt(film, 50, 37);
    expect([0, 29, 31, 60, 62, 89].map((frame) => nearly(colours[frame], RED))).toEqual([
      ...[false, false, true, true, false, false],
    ]);
    expect(colours.filter((colour) => nearly(colour, RED) || nearly(colour, WHITE))).toHaveLength(90);
    expect((await made(appearing())).files).toEqual([film]);
  });

  it('delete their folders, also when they are cancelled, with the program', async () => {
    await made(appearing());
    const [own = ''] = foldersOfFilms();
    expect(readdirSync(join(folder, own))).toEqual([]);
    const ending = new AbortController();
    let count = 0;
    const reason = new Error('no longer wanted');
    const long = made(appearing(60_000), ending.signal, () => (count += 1) === 40 && ending.abort(reason));
    await expect(long).rejects.toBe(reason);
    await expect.poll(foldersOfFilms).toEqual([]);
    await expect
      .poll(() =>
        execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(
          `-movflags +faststart+write_colr ${folder}`,
        ),
      )
      .toBe(false);
  });

  it('are refused for a faulty document, and fail as a platform fault for a failing program', async () => {
    await expect(made(appearing(3_600_000))).rejects.toBeInstanceOf(RenderError);
    const failing = createRenderer({ threads: 1, ffmpeg: '/bin/false' });
    const rendering = failing.render({ document: appearing(), context, output: MP4 });
    await expect(rendering).rejects.toThrow('ffmpeg has failed (1)');
    await expect(rendering).rejects.not.toBeInstanceOf(RenderError);
    await failing.close();
  });
});
