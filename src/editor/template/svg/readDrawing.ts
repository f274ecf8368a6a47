import { DRAWING_THREAD_POLICY } from '@/domain/configuration';
import { trustThread } from '@/product/trustThread';
import address from './answerDrawings?worker&url';
import type { FoundFonts, SvgPorts, SvgReading } from './readSvg';

/** A drawing to read, or the fonts that its reader requested. */
export type DrawingRequest = { readonly text: string } | { readonly fonts: FoundFonts };

type Message =
  { readonly families: readonly string[] } | { readonly answer: SvgReading } | { readonly fault: string };

const trusted = trustThread(DRAWING_THREAD_POLICY, address);
const NOT_LOADED = 'The SVG importer could not be loaded. Check your connection and try again.';

/**
 * Reads a drawing in a worker, which requests fonts from the page.
 * @throws Error if the worker can't be loaded, and errors of `findFonts`
 */
export function readDrawing(text: string, findFonts: SvgPorts['findFonts']): Promise<SvgReading> {
  const thread = new Worker(trusted, { type: 'module' });
  const send = (request: DrawingRequest) => thread.postMessage(request);
  const answer = new Promise<SvgReading>((resolve, reject) => {
    thread.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('answer' in data) resolve(data.answer);
      else if ('fault' in data) reject(new Error(data.fault));
      else findFonts(data.families).then((fonts) => send({ fonts }), reject);
    };
    thread.onerror = () => reject(new Error(NOT_LOADED));
  });
  send({ text });
  return answer.finally(() => thread.terminate());
}
