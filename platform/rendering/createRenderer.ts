import { randomUUID } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureCrop } from '@/domain/media';
import type { Document } from '@/engine/document';
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
/** How many may wait before more are refused. */
const MOST_WAITING = 200;

/** What a renderer finds outside documents. They are asked anew for each rendering. */
export interface RendererPorts {
  /** The bytes of a picture; `undefined` where there is none, or why it can't be placed, which is then reported. */
  readonly loadImage?: (source: PictureSource) => Promise<Uint8Array | RefusedPicture | undefined>;
  /** The crop of a picture that is known; what is not known is found in the picture. */
  readonly loadCrop?: (source: PictureSource) => Promise<PictureCrop | undefined>;
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
}

/** Makes pictures and PDF files of documents, in threads of its own. */
export interface Renderer {
  /**
   * A PNG of one page, with the values the document has and after its actions.
   * @throws RenderError where the document can't be drawn: no such layout or page, too large, too slow.
   */
  preview(
    document: Document,
    options: PreviewOptions,
    context: RenderRequest['context'],
    ports?: RendererPorts,
  ): Promise<Uint8Array>;
  /**
   * The files of a request and what should be known of them.
   * @throws RenderError where the document can't be drawn; what the signal says; any other error is the platform's.
   */
  render(request: RenderRequest, ports?: RendererPorts, options?: RenderOptions): Promise<Rendering>;
  /** Ends the threads; what still runs fails. */
  close(): Promise<void>;
}

/** Threads renderings wait for. */
interface Options {
  /** @default one less than there are processors, two at most */
  readonly threads?: number;
  /** The time of one record, in milliseconds. @default 20 s */
  readonly milliseconds?: number;
  /** Whether others who want a processor get it first. @default false */
  readonly givesWay?: boolean;
  /** Absolute path of an ffmpeg that encodes films. @default an encoder of the platform does */
  readonly ffmpeg?: string | undefined;
}

/**
 * Opens a renderer. Its threads start when they are first needed and are replaced when a document has ended one. The
 * documents have to be accepted by `readDocument` before.
 */
export function createRenderer({
  threads = Math.max(1, Math.min(2, availableParallelism() - 1)),
  milliseconds,
  givesWay = false,
  ffmpeg: program,
}: Options = {}): Renderer {
  const idle: { thread: RenderThread; count: number }[] = [];
  const all = new Set<RenderThread>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  const enter = async () => {
    if (busy < threads) busy += 1;
    else if (waiting.length >= MOST_WAITING) throw new Error('Too many renderings are waiting.');
    // Whoever leaves hands the place over.
    else await new Promise<void>((next) => waiting.push(next));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  const take = () => {
    const found = idle.pop();
    if (found?.thread.isAlive()) return found;
    if (found) all.delete(found.thread);
    const ffmpeg = program && { program, folder: join(tmpdir(), `platen-films-${randomUUID()}`) };
    const thread = startRenderThread({ givesWay, ...(ffmpeg && { ffmpeg }) });
    all.add(thread);
    return { thread, count: 0 };
  };
  const putBack = (used: { thread: RenderThread; count: number }) => {
    const count = used.count + 1;
    if (used.thread.isAlive() && count < MOST_RENDERINGS && !isClosed) idle.push({ ...used, count });
    else {
      all.delete(used.thread);
      void used.thread.close();
    }
  };

  const render = async (
    request: RenderRequest,
    { loadImage, loadCrop, loadFont }: RendererPorts = {},
    options: RenderOptions = {},
  ) => {
    await enter();
    try {
      if (isClosed) throw new Error('The renderer is closed.');
      const used = take();
      const answer = async (question: ThreadQuestion) => {
        if (question.kind === 'picture') return loadImage?.(question.source);
        return question.kind === 'crop' ? loadCrop?.(question.source) : loadFont?.(question);
      };
      return await used.thread
        .render(request, answer, { milliseconds, ...options })
        .finally(() => putBack(used));
    } finally {
      leave();
    }
  };
  return {
    render,
    preview: async (document, { longestSide, ...which }, context, ports) => {
      const output = { format: 'png', size: { longestSide } } as const;
      const [file] = (await render({ document, ...which, context, output }, ports)).files;
      if (!file) throw new RenderError('The layout draws no page.');
      return file;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...all].map((thread) => thread.close()));
    },
  };
}
