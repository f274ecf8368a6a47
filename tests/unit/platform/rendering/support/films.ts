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

/** Returns ffprobe's facts about a video: its codec, size in pixels, frames and length in seconds. */
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

/** Decodes red, green and blue at a place of each frame with ffmpeg. */
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

/** Returns the media of an MP4, without its header, which contains the creation time. */
export const mediaOf = (bytes: Uint8Array): Buffer => boxAt(bytes, 'mdat');

/** Bytes of a box before the boxes in it. */
const HEADS: Readonly<Record<string, number>> = { stsd: 8, avc1: 78 };

/** Lists the types of the top-level boxes of an MP4. */
export function topBoxes(bytes: Uint8Array): string[] {
  return listBoxes(Buffer.from(bytes)).map(({ type }) => type);
}

function listBoxes(file: Buffer): { type: string; content: Buffer }[] {
  const boxes = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at))
    boxes.push({
      type: file.toString('latin1', at + 4, at + 8),
      content: file.subarray(at + 8, at + file.readUInt32BE(at)),
    });
  return boxes;
}

/** Returns the content of a box of an MP4, by the types on its path. @throws Error if it is missing */
export function boxAt(bytes: Uint8Array, ...path: string[]): Buffer {
  return path.reduce<Buffer>((inside, type, depth) => {
    const start = HEADS[path[depth - 1] ?? ''] ?? 0;
    const box = listBoxes(inside.subarray(start)).find((each) => each.type === type);
    if (!box) throw new Error(`There is no ${type} in ${path[depth - 1] ?? 'the film'}.`);
    return box.content;
  }, Buffer.from(bytes));
}

/** Lists the key frames of a video, as ffprobe reads them from the container. */
export function keyFramesOf(bytes: Uint8Array): number[] {
  const flags = ['-v', 'error', '-show_entries', 'packet=flags', '-of', 'json'];
  const { packets } = JSON.parse(outputOf(bytes, 'ffprobe', ...flags, '{}')) as {
    packets: { flags: string }[];
  };
  return packets.flatMap(({ flags: own }, frame) => (own.startsWith('K') ? [frame] : []));
}

/** Lists the times of the frames, in seconds from ffprobe. */
export function timesOf(bytes: Uint8Array): number[] {
  const flags = ['-v', 'error', '-show_entries', 'frame=pts_time', '-of', 'json'];
  const { frames } = JSON.parse(outputOf(bytes, 'ffprobe', ...flags, '{}')) as {
    frames: { pts_time: string }[];
  };
  return frames.map(({ pts_time }) => Number(pts_time));
}

/** Decodes the luma of each frame's pixels, row by row, with ffmpeg. */
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
