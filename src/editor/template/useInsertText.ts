import { useNotify } from '@/product/FeatureContext';
import type { Paragraph } from '@/engine/document';
import type { Point } from '../page/frames/geometry';
import { readCopy, prepareForPaste } from '../page/text/model/clipboard';
import type { StylesOf } from '../page/text/model/fontStyles';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import { insertText, splitPlainText, convertPastedText } from './paste/insertText';
import { inWords } from './paste/inWords';
import { readHtml } from './paste/readHtml';

const loadHtmlParser = () =>
  import('parse5').catch((cause: unknown) => {
    throw new Error('The HTML importer could not be loaded. Check your connection and try again.', {
      cause,
    });
  });

const START = { from: { paragraph: 0, offset: 0 }, to: { paragraph: 0, offset: 0 } };

/**
 * Returns a function that inserts copied text in a new frame, formatted if it can be read, else plain. It returns
 * whether there was any text.
 * @throws Error with the reason if it is refused
 */
export function useInsertText(stylesOf: StylesOf) {
  const session = useSession();
  const tell = useNotify();
  /** Inserts text in a new frame, and reports the looks it lost. */
  const setText = (
    paragraphs: readonly Paragraph[],
    at: Point | undefined,
    lacks: readonly string[] = [],
  ) => {
    const { document, pageId } = session.view();
    const frameId = newId();
    const spot = { document, pageId, frameId, ...(at && { at }) };
    const refusal = session.change([insertText(spot, paragraphs)], { label: 'paste' });
    if (refusal !== undefined) throw new Error(refusal);
    session.select([frameId]);
    if (lacks.length > 0) tell(`The text was pasted without ${inWords(lacks)}.`);
  };
  return async (html: string, plain: string, at: Point | undefined): Promise<boolean> => {
    const own = readCopy(html);
    const read = own || html === '' ? undefined : readHtml(html, await loadHtmlParser());
    const isTooLarge = read === 'tooLarge';
    const styled = isTooLarge ? undefined : read;
    const { document } = session.view();
    if (own) setText(prepareForPaste(document, [], START, own), at);
    else if (styled) {
      const { paragraphs, lacks } = convertPastedText(document, styled, stylesOf);
      setText(paragraphs, at, lacks);
    } else if (plain.trim() !== '')
      setText(splitPlainText(plain), at, isTooLarge ? ['its formatting, which is too large to be read'] : []);
    return own !== undefined || styled !== undefined || plain.trim() !== '';
  };
}
