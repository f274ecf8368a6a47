import { SUBJECT_RASTER, UNREADABLE_PICTURE, unreadablePage, type Raster } from '@/domain/media';
import { openThread } from '../threads';

/** The picture can't be read: it is broken, too large, or took too long. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';

  /** What is said of it to users. */
  readonly shown: string;

  constructor(message: string, shown: string = UNREADABLE_PICTURE) {
    super(message);
    this.shown = shown;
  }
}

/** What the thread answers instead where it is a page of PDF that can't be shown. */
interface RefusedPage {
  readonly refusal: string;
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

/** How a page of a PDF looks. */
export interface PageLook {
  /** Whether it lies on white paper, as it is to be read wherever it is shown. @default nothing is below it */
  readonly onPaper?: boolean;
}

/** Reads pictures in a thread of its own, one after the other: JPEG, PNG and TIFF, and of PDF the first page. */
export interface Pictures {
  /**
   * The size as it is looked at, turned as the file says, in pixels, of a page in points, and the picture itself, very small.
   * @throws UnreadablePictureError, PicturesBusyError
   */
  inspect(path: string): Promise<{ width: number; height: number; raster: Raster }>;
  /**
   * Writes a picture to `target` whose longest side is at most so many pixels, and, unless it is a page, never longer than it
   * was: PNG when it may have transparent parts, else JPEG, in sRGB. @throws UnreadablePictureError, PicturesBusyError
   */
  shrink(path: string, target: string, longestSide: number, look?: PageLook): Promise<{ type: string }>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Opens a reader of pictures. Its thread starts with the first one, and again after one that had to be ended. */
export function openPictures(limits: Partial<PictureLimits> = {}): Pictures {
  const { pixels, seconds, waiting } = { ...LIMITS, ...limits };
  const thread = openThread({
    file: WORKER,
    milliseconds: seconds * 1_000 + GRACE,
    options: {
      workerData: { limitInputPixels: pixels, seconds, rasterSide: SUBJECT_RASTER },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    },
  });
  let count = 0;

  async function ask<Answer extends object>(request: object): Promise<Answer> {
    if (count >= waiting) throw new PicturesBusyError('Too many pictures are being read.');
    count += 1;
    const answer = await thread
      .ask<Answer | RefusedPage>(request)
      .catch((error: Error) => Promise.reject(new UnreadablePictureError(error.message)))
      .finally(() => (count -= 1));
    if ('refusal' in answer) throw new UnreadablePictureError(answer.refusal, unreadablePage(answer.refusal));
    return answer;
  }

  return {
    inspect: (path) => ask({ path }),
    shrink: (path, target, longestSide, look) => ask({ path, target, longestSide, ...look }),
    close: () => thread.close(),
  };
}
