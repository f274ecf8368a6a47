import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Frames } from './paintFrames';
import { rawMatroska } from './rawMatroska';
import { yuvPixels } from './yuvPixels';

/** The program that films are given to, and where they are made. */
export interface Ffmpeg {
  /** Absolute path of an ffmpeg with libx264. */
  readonly program: string;
  /** A folder for films under way, which whoever ends this thread removes. */
  readonly folder: string;
}

/** From 0, which loses nothing, to 51. */
const QUALITY = '18';
/** The colours of `yuvPixels`. Given to the frames also: newer versions would convert what has none to the colours of the output. */
const PARAMETERS = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';
/** How much of what it says is kept, in characters. */
const SAID = 2_000;

/** How the frames come, and what is made of them: the same bytes each time by the same version. */
const optionsOf = (
  { fps, count }: Frames,
  { file, keyFrameSeconds }: { file: string; keyFrameSeconds: number },
): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  ...['-f', 'matroska', '-i', 'pipe:0'],
  // Repeats each frame until the time of the next one. Without the filter ffmpeg would show what comes after a gap a frame early.
  ...['-vf', `fps=${fps},${PARAMETERS}`, '-frames:v', String(count)],
  ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', QUALITY, '-g', String(fps * keyFrameSeconds)],
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...[
    '-threads',
    '1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart+write_colr',
    file,
  ],
];

/**
 * An MP4 file in H.264, made by an ffmpeg of the machine. It sees nothing but raw pixels and their times, and ends when this
 * thread does: its input is closed then. The sides of the frames have to be even.
 * @throws Error with what it says where it fails
 */
export async function ffmpegMp4(
  { program, folder }: Ffmpeg,
  frames: Frames,
  keyFrameSeconds: number,
): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'film-'));
  try {
    const file = join(own, 'film.mp4');
    const run = spawn(program, optionsOf(frames, { file, keyFrameSeconds }), {
      cwd: own,
      env: { LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    run.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(0, SAID)));
    const ended = new Promise<Error | number | null>((resolve) => {
      run.on('error', resolve).on('close', resolve);
    });
    // Why it takes no more is told by how it ends.
    run.stdin.on('error', () => undefined);
    try {
      await giveFrames(run.stdin, frames);
    } finally {
      run.stdin.end();
      await ended;
    }
    const end = await ended;
    if (end instanceof Error) throw end;
    if (end !== 0) throw new Error(`ffmpeg has failed (${end ?? run.signalCode}): ${said.trim()}`);
    return await readFile(file);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/**
 * Draws one frame after the other and waits until its pixels are taken, as their array is the same each time. A frame that is
 * as the one before is left out, but for the last one, which tells where the film ends, and one a second: ffmpeg is never
 * further behind, so that it ends with its input and what is told of progress is true.
 */
async function giveFrames(input: Writable, frames: Frames): Promise<void> {
  const { width, height, fps, count, paint } = frames;
  const pixels = yuvPixels(width, height);
  const stream = rawMatroska(frames);
  input.write(stream.head);
  let before: Uint8ClampedArray | undefined;
  for (let index = 0; index < count; index += 1) {
    const rgba = await paint(index);
    if (rgba === before && index % fps > 0 && index < count - 1) continue;
    before = rgba;
    const frame = pixels.of(rgba);
    input.write(stream.before(index));
    const error = await new Promise((done) => input.write(frame, done));
    if (error) return;
  }
}
