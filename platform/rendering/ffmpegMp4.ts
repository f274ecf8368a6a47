import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Frames } from './paintFrames';
import { rawMatroska } from './rawMatroska';
import { yuvPixels } from './yuvPixels';

/** The encoder of videos, and its working folder. */
export interface Ffmpeg {
  /** Absolute path of an ffmpeg with libx264. */
  readonly program: string;
  /** A folder for unfinished videos; the owner of this thread deletes it. */
  readonly folder: string;
}

/** From 0, which is lossless, to 51. */
const QUALITY = '18';
/**
 * The colours of `yuvPixels`. Also set on the frames: newer versions would convert untagged ones to the colours of the
 * output.
 */
const PARAMETERS = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';
/** Characters kept of its output. */
const SAID = 2_000;

/** Options for input and output; one version always writes the same bytes. */
const optionsOf = (
  { fps, count }: Frames,
  { file, keyFrameSeconds }: { file: string; keyFrameSeconds: number },
): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  ...['-f', 'matroska', '-i', 'pipe:0'],
  // Repeats each frame until the time of the next one. Without the filter ffmpeg would show the frame after a gap too
  // early.
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
 * Encodes an MP4 file in H.264 with an ffmpeg of the machine. It receives only raw pixels and their times, and ends
 * with this thread, which closes its input. The sides of the frames have to be even.
 * @throws Error with its output when it fails
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
    // Its exit reports why it accepts no more input.
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
 * Draws the frames one by one and waits until each is written, as they share one array. Skips a frame that equals the
 * previous one, except the last, which marks the end, and one per second. So ffmpeg stays at most that far behind, ends
 * with its input, and the reported progress is true.
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
