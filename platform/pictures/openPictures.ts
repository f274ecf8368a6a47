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
import { FairPlaces, type Share } from '../shares';
import { NICENESS, openThread, ThreadShelf, type Thread } from '../threads';
import { DECODER, MOST_PICTURE_PIXELS } from './decoding';
import { whyFileUndecoded } from './whyUndecoded';

/** The picture can't be read: it is broken, too large, or took too long. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';

  /** The message for users. */
  readonly shown: string;

  constructor(message: string, shown: string = UNREADABLE_PICTURE) {
    super(message);
    this.shown = shown;
  }
}

/** The file is PostScript, and Ghostscript is not installed. */
export class UndrawnPostScriptError extends UnreadablePictureError {
  override name = 'UndrawnPostScriptError';
}

/** The thread's response when the picture can't be read for a known reason. */
interface Refused {
  readonly refusal: string;
}

/** Limits for one picture, and for all of them. */
export interface PictureLimits {
  /** Width times height. */
  pixels: number;
  /** Time limit for one picture, in seconds. */
  seconds: number;
  /** Most waiting pictures of all customers. */
  waiting: number;
  /** Pictures read at once, each in a thread of its own. */
  threads: number;
  /** Pictures of one customer read at once; fewer than `threads` keep one free for others. */
  threadsPerCustomer: number;
}

const LIMITS: PictureLimits = {
  pixels: MOST_PICTURE_PIXELS,
  seconds: 30,
  waiting: 256,
  threads: 2,
  threadsPerCustomer: 1,
};
/** Most waiting pictures of one customer and of one caller: a page of a list requests a hundred previews at once. */
const WAITING = { waitingPerCustomer: 200, waitingPerCaller: 120 } as const;
/** The share of work without a customer. */
const ALONE: Share = { customer: '', caller: '' };
/** Memory limit of the thread, in megabytes; that of the picture is limited by its pixels. */
const MEGABYTES = 256;
/** Milliseconds to wait for a thread beyond its own time limit. */
const GRACE = 5_000;

const WORKER = new URL('./pictureWorker.mjs', import.meta.url);

/** The look of a PDF page. */
export interface PageLook {
  /** Whether to draw it on white paper, so that it is readable anywhere. @default transparent */
  readonly onPaper?: boolean;
}

/** A file that is read in place of another one. */
export interface MadeStandIn {
  readonly path: string;
  /** The media type. */
  readonly type: string;
}

/**
 * Reads pictures in threads of their own: JPEG, PNG, TIFF, AVIF and WebP, and the first page of a PDF. Callers get
 * threads in turn, see `FairPlaces`.
 */
export interface Pictures {
  /** Returns the same reader on behalf of a caller, until the signal aborts. @default work of no customer */
  forShare(share: Share, signal?: AbortSignal): Pictures;
  /**
   * Converts a file that is not read directly, into the given folder: Photoshop and HEIC to PNG, a drawing to PDF, and
   * PostScript to PDF in a process of its own. @returns `undefined` when the file itself is readable
   * @throws UnreadablePictureError, UndrawnPostScriptError, BusyError
   */
  standIn(path: string, folder: string): Promise<MadeStandIn | undefined>;
  /**
   * Returns the size after orientation, in pixels, or points for a page, and a very small copy of the picture.
   * @throws UnreadablePictureError, BusyError
   */
  inspect(path: string): Promise<{ width: number; height: number; raster: Raster }>;
  /**
   * Writes a picture to `target` with at most so many pixels on its longest side, never enlarged except for a page: PNG
   * when it may have transparency, else JPEG, in sRGB. @throws UnreadablePictureError, BusyError
   */
  shrink(path: string, target: string, longestSide: number, look?: PageLook): Promise<{ type: string }>;
  /** Ends the threads and drawing processes. */
  close(): Promise<void>;
}

/** Opens a reader of pictures. A thread starts with the first one, and again after one was terminated. */
export function openPictures(limits: Partial<PictureLimits> = {}): Pictures {
  const { pixels, seconds, waiting, threads: count, threadsPerCustomer } = { ...LIMITS, ...limits };
  const open = () =>
    openThread({
      file: WORKER,
      milliseconds: seconds * 1_000 + GRACE,
      options: {
        workerData: {
          decoder: { ...DECODER, limitInputPixels: pixels },
          seconds,
          rasterSide: SUBJECT_RASTER,
        },
        resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
        niceness: NICENESS.reading,
      },
    });
  const all: Thread[] = [];
  const places = new FairPlaces({
    ...WAITING,
    places: count,
    placesPerCustomer: Math.min(count, threadsPerCustomer),
    waiting,
  });
  let ending = new AbortController();

  const shelf = new ThreadShelf(count, () => {
    const opened = open();
    all.push(opened);
    return opened;
  });

  function forShare(share: Share, leaving?: AbortSignal): Pictures {
    /** Reads in a place of its own, until the caller leaves or the reader is closed. */
    const run = <Answer>(read: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
      const signal = leaving ? AbortSignal.any([ending.signal, leaving]) : ending.signal;
      return places.run(share, () => read(signal), signal);
    };

    const ask = async <Answer extends object>(request: PictureRequest): Promise<Answer> => {
      const answer = await run((signal) => {
        const thread = shelf.take(share.customer);
        return thread
          .ask<Answer | Refused>(request, signal)
          .catch(async (error: Error) => {
            if (signal.aborted) throw error;
            const shown = shownOf(error, pixels) ?? (await reasonOf(request.path)) ?? UNREADABLE_PICTURE;
            throw new UnreadablePictureError(error.message, shown);
          })
          .finally(() => shelf.putBack(thread, share.customer));
      });
      if ('refusal' in answer)
        throw new UnreadablePictureError(answer.refusal, unreadablePage(answer.refusal));
      return answer;
    };

    const draw = (path: string, folder: string): Promise<string> =>
      run((signal) => postScriptToPdf(path, folder, { signal })).catch((error: unknown) => {
        if (error instanceof NoGhostscriptError) throw new UndrawnPostScriptError(error.message);
        if (!(error instanceof PostScriptError)) throw error;
        throw new UnreadablePictureError(error.message, unreadablePage(error.message));
      });

    return {
      forShare,
      standIn: async (path, folder) => {
        const kind = standInFor(await startOf(path));
        if (kind === undefined) return undefined;
        if (kind === 'page') return { path: await draw(path, folder), type: 'application/pdf' };
        if (kind === 'drawing') {
          const drawn = join(folder, 'drawn.pdf');
          await ask({ path, target: drawn, isDrawing: true });
          return { path: drawn, type: 'application/pdf' };
        }
        const target = join(folder, 'developed.png');
        await ask({ path, target, isPhotoshop: kind === 'picture', isHeic: kind === 'photo' });
        return { path: target, type: 'image/png' };
      },
      inspect: (path) => ask({ path }),
      shrink: (path, target, longestSide, look) => ask({ path, target, longestSide, ...look }),
      close: async () => {
        ending.abort();
        ending = new AbortController();
        await Promise.all(all.map((thread) => thread.close()));
      },
    };
  }
  return forShare(ALONE);
}

/** A file to read, with its options. */
interface PictureRequest {
  readonly path: string;
  readonly [detail: string]: unknown;
}

/** The message for users when a limit is the reason. */
const shownOf = ({ message }: Error, pixels: number): string | undefined =>
  message.includes('pixel limit')
    ? unreadablePage(`The picture has more than ${pixels.toLocaleString('en')} pixels, which is the limit.`)
    : undefined;

/** Finds the message for users when the format of the picture is the reason. */
async function reasonOf(path: string): Promise<string | undefined> {
  // A missing file has no header.
  const reason = await whyFileUndecoded(path).catch(() => undefined);
  return reason === undefined ? undefined : unreadablePage(reason);
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
