import { randomUUID } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureCrop } from '@/domain/media';
import type { Document } from '@/engine/document';
import { FairPlaces, type Place, type Share } from '../shares';
import { NICENESS, ThreadShelf } from '../threads';
import { startRenderThread, type RenderOptions, type RenderThread } from './renderThread';
import {
  RenderError,
  type PictureSource,
  type RefusedPicture,
  type Rendering,
  type RenderRequest,
  type ThreadQuestion,
} from './renderTypes';

/** Renderings one thread does before another takes its place: memory of fonts is not all given back. */
const MOST_RENDERINGS = 500;
/** Renderings that may wait: of all, of one customer, of one caller. A page of a list asks for a hundred previews at once. */
const WAITING = { waiting: 400, waitingPerCustomer: 200, waitingPerCaller: 120 } as const;
/** Renderings that may wait for pictures from a network beside those that are drawn: each keeps a thread. */
const ASIDE = 6;
const ASIDE_PER_CUSTOMER = 4;
/** The share of work that nobody else competes with. */
const ALONE: Share = { customer: '', caller: '' };

/**
 * Finds files outside documents, anew for each rendering. Pictures get the place of the rendering, to step aside from while
 * they wait for a network.
 */
export interface RendererPorts {
  /** The bytes of a picture; `undefined` where there is none, or why it can't be placed, which is then reported. */
  readonly loadImage?: (
    source: PictureSource,
    place: Place,
  ) => Promise<Uint8Array | RefusedPicture | undefined>;
  /** The crop of a picture that is known; what is not known is found in the picture. */
  readonly loadCrop?: (source: PictureSource, place: Place) => Promise<PictureCrop | undefined>;
  /** The bytes of a font of the environment; `undefined` leaves it to the fonts that are built in. */
  readonly loadFont?: (
    font: Omit<Extract<ThreadQuestion, { kind: 'font' }>, 'kind'>,
  ) => Promise<Uint8Array | undefined>;
}

/** What is shown of a document. */
export interface PreviewOptions {
  /** @default the selected layout */
  readonly layoutId?: string;
  /** @default the first page the layout draws */
  readonly pageId?: string;
  /** In pixels. */
  readonly longestSide: number;
  /** Ends the rendering. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes pictures and PDF files of documents, in threads of its own. Callers get threads in turn, see `FairPlaces`. */
export interface Renderer {
  /** The same renderer on behalf of a caller. @default work of no customer */
  forShare(share: Share): Renderer;
  /**
   * A PNG of one page, with the values the document has and after its actions.
   * @throws RenderError where the document can't be drawn: no such layout or page, too large, too slow; BusyError; what the
   * signal says
   */
  preview(
    document: Document,
    options: PreviewOptions,
    context: RenderRequest['context'],
    ports?: RendererPorts,
  ): Promise<Uint8Array>;
  /**
   * The files of a request and what should be known of them.
   * @throws RenderError where the document can't be drawn; BusyError; what the signal says; any other error is the platform's.
   */
  render(request: RenderRequest, ports?: RendererPorts, options?: RenderOptions): Promise<Rendering>;
  /** Ends the threads; what still runs fails. */
  close(): Promise<void>;
}

/** Threads renderings wait for. */
interface Options {
  /** @default one less than there are processors, two at most */
  readonly threads?: number;
  /** Threads one customer has at once: fewer than `threads` keep one free for others. @default `threads` */
  readonly threadsPerCustomer?: number;
  /** The time of one record, in milliseconds. @default 20 s */
  readonly milliseconds?: number;
  /** How far the threads give way to others who want a processor. @default that of previews */
  readonly niceness?: number;
  /** Absolute path of an ffmpeg that encodes films. @default an encoder of the platform does */
  readonly ffmpeg?: string | undefined;
}

/**
 * Opens a renderer. Its threads start when they are first needed and are replaced when a document has ended one. The
 * documents have to be accepted by `readDocument` before.
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
  /** A thread for the customer. One that has ended while it was idle is another one then. */
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
  };

  const draw = async (
    request: RenderRequest,
    { loadImage, loadCrop, loadFont }: RendererPorts,
    options: RenderOptions,
    { place, customer }: { place: Place; customer: string },
  ) => {
    if (isClosed) throw new Error('The renderer is closed.');
    const used = take(customer);
    const answer = async (question: ThreadQuestion) => {
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
      preview: async (document, { longestSide, signal, ...which }, context, ports) => {
        const output = { format: 'png', size: { longestSide } } as const;
        const [file] = (await render({ document, ...which, context, output }, ports, { signal })).files;
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
