import { Worker } from 'node:worker_threads';
import { SUBJECT_RASTER, type Raster } from '@/domain/media';

/** The picture can't be read: it is broken, too large, or took too long. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** Too many pictures wait already; there may be room in a moment. */
export class PicturesBusyError extends Error {
  override name = 'PicturesBusyError';
}

/** What is too much for one picture. */
export interface PictureLimits {
  /** Width times height. */
  pixels: number;
  /** How long one may be worked on, in seconds. */
  seconds: number;
  /** How many may wait. */
  waiting: number;
}

const LIMITS: PictureLimits = { pixels: 400_000_000, seconds: 30, waiting: 64 };
/** Most memory of the thread's own, in megabytes; what the picture takes is bounded by its pixels. */
const MEGABYTES = 256;
/** How long a thread that doesn't keep to its limit is waited for beyond it, in milliseconds. */
const GRACE = 5_000;

const WORKER = new URL('./pictureWorker.mjs', import.meta.url);

/** Reads pictures in a thread of its own, one after the other. JPEG, PNG and TIFF. */
export interface Pictures {
  /**
   * The size as it is looked at, turned as the file says, in pixels, and the picture itself, very small.
   * @throws UnreadablePictureError, PicturesBusyError
   */
  inspect(path: string): Promise<{ width: number; height: number; raster: Raster }>;
  /**
   * Writes a picture to `target` whose longest side is at most so many pixels, and never longer than it was: PNG when it has
   * transparent parts, else JPEG, in sRGB. @throws UnreadablePictureError, PicturesBusyError
   */
  shrink(path: string, target: string, longestSide: number): Promise<{ type: string }>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Opens a reader of pictures. Its thread starts with the first one, and again after one that had to be ended. */
export function openPictures(limits: Partial<PictureLimits> = {}): Pictures {
  const { pixels, seconds, waiting } = { ...LIMITS, ...limits };
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function start(): Worker {
    const thread = new Worker(WORKER, {
      execArgv: [],
      workerData: { limitInputPixels: pixels, seconds, rasterSide: SUBJECT_RASTER },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const forget = () => {
      if (worker === thread) worker = undefined;
    };
    return thread.on('error', forget).on('exit', forget);
  }

  function ask<Answer>(request: object): Promise<Answer> {
    const thread = (worker ??= start());
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(hung);
        thread.off('message', take).off('error', fail).off('exit', giveUp);
        // An idle thread keeps no process alive.
        thread.unref();
        act();
      };
      const refuse = (why: string) => settle(() => reject(new UnreadablePictureError(why)));
      const take = ({ answer, fault }: { answer?: Answer; fault?: string }) =>
        fault === undefined ? settle(() => resolve(answer as Answer)) : refuse(fault);
      const fail = (error: Error) => refuse(error.message);
      const giveUp = () => refuse('It took too long or too much memory.');
      const hung = setTimeout(() => void thread.terminate(), seconds * 1_000 + GRACE);
      thread.ref();
      thread.on('message', take).on('error', fail).on('exit', giveUp);
      thread.postMessage({ request });
    });
  }

  function inTurn<Answer>(request: object): Promise<Answer> {
    if (count >= waiting) return Promise.reject(new PicturesBusyError('Too many pictures are being read.'));
    count += 1;
    const result = last.then(() => ask<Answer>(request));
    last = result.then(done, done);
    return result;
  }
  const done = () => void (count -= 1);

  return {
    inspect: (path) => inTurn({ path }),
    shrink: (path, target, longestSide) => inTurn({ path, target, longestSide }),
    close: async () => void (await worker?.terminate()),
  };
}
