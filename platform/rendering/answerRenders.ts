import { parentPort, workerData } from 'node:worker_threads';
import { boundText } from '@/domain/format';
import type { PictureCrop } from '@/domain/media';
import { openPdfPages } from '../pdf-pages';
import { openScriptRunner } from '../scripting/openScriptRunner';
import { createFontShelf } from './fontShelf';
import { createInputShelf } from './inputShelf';
import {
  RenderError,
  type RefusedPicture,
  type RenderFinding,
  type RenderRequest,
  type RenderThreadData,
  type StoredRequest,
  type TextRequest,
  type ThreadAnswer,
  type ThreadMessage,
  type ThreadQuestion,
} from './renderTypes';
import { isTrap } from './trap';
import { writeRecords } from './writeRecords';

/** A message to the thread: a request, or the response to its question. */
type Told =
  | { type: 'render'; request: RenderRequest | StoredRequest | TextRequest }
  | { type: 'given'; number: number; given: ThreadAnswer };

/** Most findings of one response: a batch with errors everywhere repeats them often enough. */
const MOST_FINDINGS = 10_000;

const { ffmpeg } = workerData as RenderThreadData;

/** Limits the texts of a finding, which may come from a record or a script. */
const boundFinding = ({ record, finding }: RenderFinding): RenderFinding => ({
  record,
  finding: Object.fromEntries(
    Object.entries(finding).map(([key, value]) => [
      key,
      typeof value === 'string' ? boundText(value) : (value as unknown),
    ]),
  ) as RenderFinding['finding'],
});

const shelve = createFontShelf();
const readInput = createInputShelf();
const scripts = openScriptRunner();
const pdfPages = openPdfPages();
const asked = new Map<number, (given: ThreadAnswer) => void>();
let lastNumber = 0;

const say = (message: ThreadMessage) => parentPort?.postMessage(message);

/**
 * Requests the bytes of a file, a crop or the text of an input from the main thread. @returns nothing if it does not
 * exist
 */
function ask<Answer extends ThreadAnswer = Uint8Array>(
  question: ThreadQuestion,
): Promise<Answer | undefined> {
  const number = (lastNumber += 1);
  return new Promise((answer) => {
    asked.set(number, (given) => answer(given as Answer | undefined));
    say({ type: 'wanted', number, question });
  });
}

async function requireInput(): Promise<string> {
  const text = await ask<string>({ kind: 'input' });
  if (text === undefined) throw new Error('There is no input.');
  return text;
}

async function readRequest(given: RenderRequest | StoredRequest | TextRequest): Promise<RenderRequest> {
  if ('input' in given) return readInput(given, requireInput);
  if ('document' in given) return given;
  const { documentText, ...request } = given;
  return { ...request, document: JSON.parse(documentText) as RenderRequest['document'] };
}

async function render(given: RenderRequest | StoredRequest | TextRequest): Promise<void> {
  const findings: RenderFinding[] = [];
  try {
    const request = await readRequest(given);
    const fonts = await shelve(request, (font) => ask({ kind: 'font', ...font }));
    const files = await writeRecords(request, {
      fonts,
      picture: (source) => ask<Uint8Array | RefusedPicture>({ kind: 'picture', source }),
      crop: (source) => ask<PictureCrop>({ kind: 'crop', source }),
      pdfPages,
      runScript: scripts.run,
      report: (finding) => void (findings.length < MOST_FINDINGS && findings.push(boundFinding(finding))),
      progress: (record) => say({ type: 'progress', record }),
      ffmpeg,
    });
    say({ type: 'done', rendering: { files, findings } });
  } catch (error) {
    if (isTrap(error)) return say({ type: 'broken' });
    const message = error instanceof Error ? error.message : String(error);
    say({ type: 'failed', message: boundText(message), isContent: error instanceof RenderError });
  }
}

parentPort?.on('message', (told: Told) => {
  if (told.type === 'render') return void render(told.request);
  asked.get(told.number)?.(told.given);
  asked.delete(told.number);
});

say({ type: 'ready' });
