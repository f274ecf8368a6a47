import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SIGNATURE_BYTES,
  standInFor,
  SUBJECT_RASTER,
  UNREADABLE_PICTURE,
  unreadablePage,
  type Raster,
} from '@/domain/media';
import { NoGhostscriptError, PostScriptError, postScriptToPdf } from '../postscript';
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

/** It is PostScript, and there is no Ghostscript. */
export class UndrawnPostScriptError extends UnreadablePictureError {
  override name = 'UndrawnPostScriptError';
}

/** What the thread answers instead where there is a reason to tell why it can't be read. */
interface Refused {
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

/** A file to be read in place of another one. */
export interface MadeStandIn {
  readonly path: string;
  /** The media type. */
  readonly type: string;
}

/** Reads pictures in a thread of its own, one after the other: JPEG, PNG and TIFF, and of PDF the first page. */
export interface Pictures {
  /**
   * Makes what is read in place of a file: a PNG of what Photoshop has saved, and of PostScript a PDF, by a process of its own.
   * It lies in the folder given. @returns `undefined` where the file itself is read
   * @throws UnreadablePictureError, UndrawnPostScriptError, PicturesBusyError
   */
  standIn(path: string, folder: string): Promise<MadeStandIn | undefined>;
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
  /** Ends the thread, and a process that draws. */
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
  let lastProgram: Promise<unknown> = Promise.resolve();
  let ending = new AbortController();

  async function queued<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    if (count >= waiting) throw new PicturesBusyError('Too many pictures are being read.');
    count += 1;
    return act().finally(() => (count -= 1));
  }

  async function ask<Answer extends object>(request: object): Promise<Answer> {
    const answer = await queued(() => thread.ask<Answer | Refused>(request)).catch((error: Error) => {
      throw error instanceof PicturesBusyError ? error : new UnreadablePictureError(error.message);
    });
    if ('refusal' in answer) throw new UnreadablePictureError(answer.refusal, unreadablePage(answer.refusal));
    return answer;
  }

  /** One program after the other: each may take a processor and much memory. */
  const draw = (path: string, folder: string): Promise<string> =>
    queued(() => {
      const { signal } = ending;
      const drawn = lastProgram.then(() => postScriptToPdf(path, folder, { signal }));
      lastProgram = drawn.catch(() => undefined);
      return drawn;
    }).catch((error: unknown) => {
      if (error instanceof NoGhostscriptError) throw new UndrawnPostScriptError(error.message);
      if (!(error instanceof PostScriptError)) throw error;
      throw new UnreadablePictureError(error.message, unreadablePage(error.message));
    });

  return {
    standIn: async (path, folder) => {
      const kind = standInFor(await startOf(path));
      if (kind === undefined) return undefined;
      if (kind === 'page') return { path: await draw(path, folder), type: 'application/pdf' };
      const target = join(folder, 'developed.png');
      await ask({ path, target, isPhotoshop: true });
      return { path: target, type: 'image/png' };
    },
    inspect: (path) => ask({ path }),
    shrink: (path, target, longestSide, look) => ask({ path, target, longestSide, ...look }),
    close: async () => {
      ending.abort();
      ending = new AbortController();
      await thread.close();
    },
  };
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
