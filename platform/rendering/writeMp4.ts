import { createRequire } from 'node:module';
import type * as Encoders from 'h264-mp4-encoder';
import { ffmpegMp4, type Ffmpeg } from './ffmpegMp4';
import { finishMp4 } from './finishMp4';
import type { Frames } from './paintFrames';
import { yuvPixels } from './yuvPixels';

const require = createRequire(import.meta.url);

/** From 10, the best, to 51, the smallest. */
const QUANTIZATION = 23;
/** From 0 to 10, the fastest, with the same look at the same quantization, but larger files for much motion. */
const SPEED = 10;
/** Seconds between two key frames. */
const KEY_FRAME_SECONDS = 2;

/** Writes an MP4 file in H.264 and BT.709, with ffmpeg if given. The sides of the frames have to be even. */
export async function writeMp4(frames: Frames, ffmpeg?: Ffmpeg): Promise<Uint8Array> {
  if (ffmpeg) return ffmpegMp4(ffmpeg, frames, KEY_FRAME_SECONDS);
  const { width, height, fps, count, paint } = frames;
  // Loaded on demand: a megabyte of machine code that only videos use.
  const { createH264MP4Encoder } = require('h264-mp4-encoder') as typeof Encoders;
  const encoder = await createH264MP4Encoder();
  try {
    Object.assign(encoder, { width, height, frameRate: fps });
    encoder.quantizationParameter = QUANTIZATION;
    encoder.speed = SPEED;
    encoder.groupOfPictures = fps * KEY_FRAME_SECONDS;
    encoder.initialize();
    const pixels = yuvPixels(width, height);
    for (let index = 0; index < count; index += 1) encoder.addFrameYuv(pixels.of(await paint(index)));
    encoder.finalize();
    const file = encoder.FS.readFile(encoder.outputFilename);
    // The next video uses the same file system.
    encoder.FS.unlink(encoder.outputFilename);
    return finishMp4(file);
  } finally {
    encoder.delete();
  }
}
