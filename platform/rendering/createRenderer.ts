import { randomUUID } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureCrop } from '@/domain/media';
import { FairPlaces, type Place, type Share } from '../shares';
import { NICENESS, ThreadShelf } from '../threads';
import { startRenderThread, type RenderOptions, type RenderThread } from './renderThread';
import {
  RenderError,
  type PictureSource,
  type RefusedPicture,
  type Rendering,
  type RenderRequest,
  type StoredRequest,
  type TextRequest,
  type ThreadQuestion,
} from './renderTypes';

/** Renderings after which a thread is replaced: font memory is not all freed. */
const MOST_RENDERINGS = 500;
/**
 * Most waiting renderings: of all, of one customer, of one caller. A page of a list requests a hundred previews at
 * once.
 */
const WAITING = { waiting: 400, waitingPerCustomer: 200, waitingPerCaller: 120 } as const;
/** Most renderings that wait for network pictures, beside those being drawn: each keeps a thread. */
const ASIDE = 6;
const ASIDE_PER_CUSTOMER = 4;
/**
 * Delay after a rendering before a reserve thread starts, in milliseconds: starting one takes a second of a processor.
 */
const RESERVE = 2_000;
/** The share of work without a customer. */
const ALONE: Share = { customer: '', caller: '' };

/**
 * Loads files outside documents, anew for each rendering. Pictures get the place of the rendering, to release it during
 * network requests.
 */
export interface RendererPorts {
  /** The bytes of a picture; `undefined` when missing, or the reason why it can't be placed, which is then reported. */
  readonly loadImage?: (
    source: PictureSource,
    place: Place,
  ) => Promise<Uint8Array | RefusedPicture | undefined>;
  /** The known crop of a picture; without one it is detected in the picture. */
  readonly loadCrop?: (source: PictureSource, place: Place) => Promise<PictureCrop | undefined>;
  /** The bytes of an environment's font; `undefined` falls back to the built-in fonts. */
  readonly loadFont?: (
    font: Omit<Extract<ThreadQuestion, { kind: 'font' }>, 'kind'>,
  ) => Promise<Uint8Array | undefined>;
  /** The text of the stored input of a request. */
  readonly loadInput?: () => Promise<string>;
}

/** The part of a document to preview. */
export interface PreviewOptions {
  /** @default the selected layout */
  readonly layoutId?: string;
  /** @default the first page that the layout draws */
  readonly pageId?: string;
  /** In pixels. */
  readonly longestSide: number;
  /** Aborts the rendering. */
  readonly signal?: AbortSignal | undefined;
}

/** Renders documents to pictures and PDF files in threads of its own. Callers get threads in turn, see `FairPlaces`. */
export interface Renderer {
  /** Returns the same renderer on behalf of a caller. @default work of no customer */
  forShare(share: Share): Renderer;
  /**
   * Renders one page as PNG, with the document's own values and after its actions.
   * @param documentText the document as JSON
   * @throws RenderError when the document can't be drawn: no such layout or page, too large, too slow; BusyError; the
   * abort reason of the signal
   */
  preview(
    documentText: string,
    options: PreviewOptions,
    context: RenderRequest['context'],
    ports?: RendererPorts,
  ): Promise<Uint8Array>;
  /**
   * Renders the files of a request, with findings.
   * @throws RenderError when the document can't be drawn; BusyError; the abort reason of the signal; any other error is
   * the platform's
   */
  render(
    request: RenderRequest | StoredRequest | TextRequest,
    ports?: RendererPorts,
    options?: RenderOptions,
  ): Promise<Rendering>;
  /** Ends the threads; running renderings fail. */
  close(): Promise<void>;
}

/** The threads of a renderer. */
interface Options {
  /** @default one less than the number of processors, at most two */
  readonly threads?: number;
  /** Threads of one customer at once; fewer than `threads` keep one free for others. @default `threads` */
  readonly threadsPerCustomer?: number;
  /** Time limit of one record, in milliseconds. @default 20 s */
  readonly milliseconds?: number;
  /** Niceness of the threads. @default the niceness of previews */
  readonly niceness?: number;
  /** Absolute path of an ffmpeg that encodes videos. @default the platform's own encoder */
  readonly ffmpeg?: string | undefined;
}

/**
 * Opens a renderer. Its threads start on first use and are replaced when a document ends one. Documents must have
 * passed `readDocument`.
 */
export function createRenderer({
  threads = Math.max(1, Math.min(2, availableParallelism() - 1)),
  threadsPerCustomer = threads,
  milliseconds,
  niceness = NICENESS.preview,
  ffmpeg: program,
}: Options = {}): Renderer {
  const all = new Set<RenderThread>();
  const places = new FairPlaces({
    places: threads,
    placesPerCustomer: threadsPerCustomer,
    begun: threads + ASIDE,
    begunPerCustomer: threadsPerCustomer + ASIDE_PER_CUSTOMER,
    ...WAITING,
  });
  let isClosed = false;
  let reserving: NodeJS.Timeout | undefined;

  const start = () => {
    const ffmpeg = program && { program, folder: join(tmpdir(), `platen-films-${randomUUID()}`) };
    const thread = startRenderThread(ffmpeg ? { ffmpeg } : {}, niceness);
    all.add(thread);
    return { thread, count: 0 };
  };
  const shelf = new ThreadShelf(threads, start);
  const discard = (thread: RenderThread) => {
    all.delete(thread);
    shelf.forget();
    void thread.close();
  };
  /** Takes a thread for the customer; replaces one that ended while idle. */
  const take = (customer: string): ReturnType<typeof start> => {
    const found = shelf.take(customer);
    if (found.thread.isAlive()) return found;
    discard(found.thread);
    return take(customer);
  };
  const putBack = (used: { thread: RenderThread; count: number }, customer: string) => {
    const count = used.count + 1;
    if (used.thread.isAlive() && count < MOST_RENDERINGS && !isClosed)
      shelf.putBack({ ...used, count }, customer);
    else discard(used.thread);
    // A new customer need not wait for a thread to start.
    if (!isClosed) reserving ??= setTimeout(reserve, RESERVE).unref();
  };
  const reserve = () => {
    reserving = undefined;
    if (!isClosed) shelf.reserve();
  };

  const draw = async (
    request: RenderRequest | StoredRequest | TextRequest,
    { loadImage, loadCrop, loadFont, loadInput }: RendererPorts,
    options: RenderOptions,
    { place, customer }: { place: Place; customer: string },
  ) => {
    if (isClosed) throw new Error('The renderer is closed.');
    const used = take(customer);
    const answer = async (question: ThreadQuestion) => {
      if (question.kind === 'input') return loadInput?.();
      if (question.kind === 'picture') return loadImage?.(question.source, place);
      return question.kind === 'crop' ? loadCrop?.(question.source, place) : loadFont?.(question);
    };
    return used.thread
      .render(request, answer, { milliseconds, ...options })
      .finally(() => putBack(used, customer));
  };
  const forShare = (share: Share): Renderer => {
    const render: Renderer['render'] = (request, ports = {}, options = {}) =>
      places.run(
        share,
        (place) => draw(request, ports, options, { place, customer: share.customer }),
        options.signal,
      );
    return {
      forShare,
      render,
      preview: async (documentText, { longestSide, signal, ...which }, context, ports) => {
        const output = { format: 'png', size: { longestSide } } as const;
        const [file] = (await render({ documentText, ...which, context, output }, ports, { signal })).files;
        if (!file) throw new RenderError('The layout draws no page.');
        return file;
      },
      close,
    };
  };
  const close = async () => {
    isClosed = true;
    await Promise.all([...all].map((thread) => thread.close()));
  };
  return forShare(ALONE);
}
