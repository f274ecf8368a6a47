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

/** What is too much for one picture. */
export interface PictureLimits {
  /** Width times height. */
  pixels: number;
  /** How long one may be worked on, in seconds. */
  seconds: number;
  /** How many may wait, of all customers. */
  waiting: number;
  /** Pictures read at once, each in a thread of its own. */
  threads: number;
  /** Pictures of one customer read at once: fewer than `threads` keep one free for others. */
  threadsPerCustomer: number;
}

const LIMITS: PictureLimits = {
  pixels: MOST_PICTURE_PIXELS,
  seconds: 30,
  waiting: 256,
  threads: 2,
  threadsPerCustomer: 1,
};
/** How many of one customer, and of one caller, may wait: a page of a list asks for a hundred previews at once. */
const WAITING = { waitingPerCustomer: 200, waitingPerCaller: 120 } as const;
/** The share of work that nobody else competes with. */
const ALONE: Share = { customer: '', caller: '' };
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

/**
 * Reads pictures in threads of their own: JPEG, PNG and TIFF, and of PDF the first page. Callers get threads in turn, see
 * `FairPlaces`.
 */
export interface Pictures {
  /** The same reader on behalf of a caller, until the signal ends what it reads. @default work of no customer */
  forShare(share: Share, signal?: AbortSignal): Pictures;
  /**
   * Makes what is read in place of a file: a PNG of what Photoshop has saved, a PDF of a drawing, and of PostScript
   * a PDF by a process of its own.
   * It lies in the folder given. @returns `undefined` where the file itself is read
   * @throws UnreadablePictureError, UndrawnPostScriptError, BusyError
   */
  standIn(path: string, folder: string): Promise<MadeStandIn | undefined>;
  /**
   * The size as it is looked at, turned as the file says, in pixels, of a page in points, and the picture itself, very small.
   * @throws UnreadablePictureError, BusyError
   */
  inspect(path: string): Promise<{ width: number; height: number; raster: Raster }>;
  /**
   * Writes a picture to `target` whose longest side is at most so many pixels, and, unless it is a page, never longer than it
   * was: PNG when it may have transparent parts, else JPEG, in sRGB. @throws UnreadablePictureError, BusyError
   */
  shrink(path: string, target: string, longestSide: number, look?: PageLook): Promise<{ type: string }>;
  /** Ends the thread, and a process that draws. */
  close(): Promise<void>;
}

/** Opens a reader of pictures. A thread starts with the first one, and again after one that had to be ended. */
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
    /** Reads in a place of its own, until the caller leaves or all is closed. */
    const run = <Answer>(read: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
      const signal = leaving ? AbortSignal.any([ending.signal, leaving]) : ending.signal;
      return places.run(share, () => read(signal), signal);
    };

    const ask = async <Answer extends object>(request: object): Promise<Answer> => {
      const answer = await run((signal) => {
        const thread = shelf.take(share.customer);
        return thread
          .ask<Answer | Refused>(request, signal)
          .catch((error: Error) => {
            throw signal.aborted ? error : new UnreadablePictureError(error.message, shownOf(error, pixels));
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
        await ask({ path, target, isPhotoshop: true });
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

/** The words for users: a limit is told, all else is damage. */
const shownOf = ({ message }: Error, pixels: number): string =>
  message.includes('pixel limit')
    ? unreadablePage(`The picture has more than ${pixels.toLocaleString('en')} pixels, which is the limit.`)
    : UNREADABLE_PICTURE;

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
