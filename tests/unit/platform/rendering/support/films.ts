import { outputOf, runTool } from '../../../engine/pdf/support/tools';

interface Probed {
  readonly codec_name: string;
  readonly pix_fmt: string;
  readonly width: number;
  readonly height: number;
  readonly nb_read_frames: string;
  readonly duration: string;
}

const NOTHING = new Uint8Array();

/** What ffprobe says of a film: its codec, size in pixels, frames and length in seconds. */
export function probed(bytes: Uint8Array = NOTHING) {
  const wanted = 'stream=codec_name,pix_fmt,width,height,nb_read_frames,duration';
  const flags = ['-v', 'error', '-count_frames', '-show_entries', wanted, '-of', 'json'];
  const { streams } = JSON.parse(outputOf(bytes, 'ffprobe', ...flags, '{}')) as { streams: [Probed] };
  const [{ codec_name, pix_fmt, width, height, nb_read_frames, duration }] = streams;
  return {
    codec: codec_name,
    pixels: pix_fmt,
    size: [width, height],
    frames: Number(nb_read_frames),
    seconds: Number(duration),
  };
}

/** Red, green and blue at a place of each frame, as ffmpeg decodes it. */
export function coloursAt(bytes: Uint8Array = NOTHING, x: number, y: number): number[][] {
  const one = `crop=1:1:${x}:${y}:exact=1,format=rgb24`;
  const written = ['-vf', one, '-fps_mode', 'passthrough', '-f', 'rawvideo', '{folder}/colours'];
  const samples = runTool(bytes, 'ffmpeg', ['-v', 'error', '-i', '{}', ...written], ({ read }) =>
    read('colours'),
  );
  return Array.from({ length: samples.length / 3 }, (_, index) => [
    ...samples.subarray(index * 3, index * 3 + 3),
  ]);
}

/** What an MP4 shows, without its header, in which the time of its making stands. */
export function mediaOf(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes);
  const type = file.indexOf('mdat');
  return file.subarray(type, type - 4 + file.readUInt32BE(type - 4));
}

/** When each frame is shown, in seconds as ffprobe has them. */
export function timesOf(bytes: Uint8Array): number[] {
  const flags = ['-v', 'error', '-show_entries', 'frame=pts_time', '-of', 'json'];
  const { frames } = JSON.parse(outputOf(bytes, 'ffprobe', ...flags, '{}')) as {
    frames: { pts_time: string }[];
  };
  return frames.map(({ pts_time }) => Number(pts_time));
}

/** The brightness of the pixels of each frame, row by row, as ffmpeg decodes it. */
export function brightnessOf(bytes: Uint8Array, pixels: number): Buffer[] {
  const planes = ['-vf', 'extractplanes=y', '-fps_mode', 'passthrough', '-f', 'rawvideo'];
  const all = runTool(
    bytes,
    'ffmpeg',
    ['-v', 'error', '-i', '{}', ...planes, '{folder}/pixels'],
    ({ read }) => read('pixels'),
  );
  return Array.from({ length: all.length / pixels }, (_, index) =>
    all.subarray(index * pixels, (index + 1) * pixels),
  );
}
