import { rm } from 'node:fs/promises';
import { startThread } from '../threads';
import { RENDER_LIMITS } from './limits';
import {
  RenderError,
  type Rendering,
  type RenderRequest,
  type RenderThreadData,
  type StoredRequest,
  type TextRequest,
  type ThreadAnswer,
  type ThreadMessage,
  type ThreadQuestion,
} from './renderTypes';

const WORKER = new URL('./renderWorker.mjs', import.meta.url);
const BROKEN = 'It can’t be drawn: a font or a picture in it is damaged.';
/** Time limit for the start of a thread, in milliseconds: it compiles its code. */
const START = 60_000;

/** Answers a thread's question; `undefined` when the file does not exist. */
export type Answerer = (question: ThreadQuestion) => Promise<ThreadAnswer>;

/** Options of a rendering. */
export interface RenderOptions {
  /** Time limit of one page, in milliseconds. @default 20 s */
  readonly milliseconds?: number | undefined;
  /** Called after each page with the index of its record. */
  readonly onRecord?: ((record: number) => void) | undefined;
  /** Aborts the rendering by terminating the thread. */
  readonly signal?: AbortSignal | undefined;
}

/** A thread that renders one request after the other, until one of them ends it. */
export interface RenderThread {
  readonly isAlive: () => boolean;
  /**
   * @throws RenderError when the document is at fault, also for exceeding time or memory; the abort reason of the
   * signal
   */
  render(
    request: RenderRequest | StoredRequest | TextRequest,
    answer: Answerer,
    options?: RenderOptions,
  ): Promise<Rendering>;
  close(): Promise<void>;
}

/** Starts a thread. A crash, an endless loop or too much memory in it fails only the current request. */
export function startRenderThread(workerData: RenderThreadData, niceness: number): RenderThread {
  const { worker, end: endThread } = startThread(WORKER, {
    workerData,
    niceness,
    resourceLimits: { maxOldGenerationSizeMb: RENDER_LIMITS.memory },
    // Keeps terminal output of a library out of the log.
    stdout: true,
    stderr: true,
  });
  // An idle thread does not keep the process alive.
  worker.unref();
  let isAlive = true;
  let isReady = false;
  let onMessage: (message: ThreadMessage) => void = () => undefined;
  let onEnd: (error?: Error) => void = () => undefined;
  worker.on('message', (message: ThreadMessage) => {
    isReady ||= message.type === 'ready';
    onMessage(message);
  });
  worker.on('error', (error) => {
    isAlive = false;
    onEnd(error as Error);
  });
  worker.on('exit', () => {
    isAlive = false;
    // A terminated thread leaves its unfinished files.
    if (workerData.ffmpeg) void rm(workerData.ffmpeg.folder, { recursive: true, force: true });
    onEnd();
  });
  const end = async () => {
    isAlive = false;
    await endThread();
  };

  return {
    isAlive: () => isAlive,
    close: end,
    render: (request, answer, { milliseconds = RENDER_LIMITS.milliseconds, onRecord, signal } = {}) =>
      new Promise<Rendering>((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        let isOver = false;
        const settle = (finish: () => void) => {
          clearTimeout(timer);
          isOver = true;
          signal?.removeEventListener('abort', abort);
          onMessage = () => undefined;
          onEnd = () => undefined;
          // An idle thread does not keep the process alive.
          worker.unref();
          finish();
        };
        const giveUp = (error: Error) => {
          settle(() => reject(error));
          void end();
        };
        const abort = () => giveUp(signal?.reason as Error);
        const wait = (limit: number) => {
          clearTimeout(timer);
          const seconds = milliseconds / 1_000;
          const error = isReady
            ? new RenderError(`Drawing it takes longer than ${seconds} seconds.`)
            : new Error('The thread that draws did not start.');
          timer = setTimeout(() => giveUp(error), limit);
        };
        const begin = () => {
          wait(milliseconds);
          try {
            worker.postMessage({ type: 'render', request });
          } catch (error) {
            // The message can't be cloned, for instance a function within a document.
            settle(() => reject(error as Error));
          }
        };
        const give = async (number: number, question: ThreadQuestion) => {
          // The time limit of the document excludes waiting for the main thread.
          clearTimeout(timer);
          const given = await answer(question);
          if (isOver) return;
          wait(milliseconds);
          worker.postMessage({ type: 'given', number, given });
        };
        onMessage = (message) => {
          if (message.type === 'ready') begin();
          else if (message.type === 'progress') {
            wait(milliseconds);
            onRecord?.(message.record);
          } else if (message.type === 'wanted') give(message.number, message.question).catch(giveUp);
          else if (message.type === 'broken') giveUp(new RenderError(BROKEN));
          else if (message.type === 'done') settle(() => resolve(message.rendering));
          else {
            const { message: text, isContent } = message;
            settle(() => reject(isContent ? new RenderError(text) : new Error(text)));
          }
        };
        onEnd = (error) => {
          const isMemory = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
          const failure = isMemory ? new RenderError('Drawing it takes too much memory.') : error;
          settle(() => reject(failure ?? new Error('The thread that draws has ended.')));
        };
        worker.ref();
        signal?.addEventListener('abort', abort, { once: true });
        if (signal?.aborted) abort();
        else if (!isAlive) onEnd();
        else if (isReady) begin();
        else wait(START);
      }),
  };
}
