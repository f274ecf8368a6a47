import { errorDetail } from '@/api/http';
import { beginsWithSvg, mediaExtensionOf } from '@/domain/media';
import { useNotify } from '@/product/FeatureContext';
import { resolveLayout, type Paragraph } from '@/engine/document';
import type { Point } from '../page/frames/geometry';
import { readCopy, prepareForPaste } from '../page/text/model/clipboard';
import type { StylesOf } from '../page/text/model/fontStyles';
import { getPasteOffset } from './core/clipboard';
import { newId } from './core/newId';
import { paste } from './core/selectionActions';
import { useSession } from './core/SessionContext';
import type { DraggedPicture } from './panels';
import { insertText, splitPlainText, convertPastedText } from './paste/insertText';
import { readFrames } from './paste/ownFrames';
import { readHtml } from './paste/readHtml';
import type { SvgPorts } from './svg/readSvg';

const SVG = 'image/svg+xml';

const isSvgFile = ({ name, type }: File) => type === SVG || /\.svg$/i.test(name);

const loadHtmlParser = () =>
  import('parse5').catch((cause: unknown) => {
    throw new Error('What reads copied text could not be loaded. Check your connection and try again.', {
      cause,
    });
  });

/** Returns text that is an SVG drawing, as drawing programs copy it. */
function svgTextOf(data: DataTransfer): string | undefined {
  const text = data.getData(SVG) || data.getData('text/plain');
  return beginsWithSvg(text) ? text : undefined;
}

/** Returns the name of a drawing's file without its extension. */
const stemOf = (fileName: string): string | undefined => /^(.+)\.svg$/i.exec(fileName)?.[1];

const START = { from: { paragraph: 0, offset: 0 }, to: { paragraph: 0, offset: 0 } };

const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join('');

/** Message for a file of an unsupported format. */
const UNKNOWN_FILE = 'Pictures are PNG, JPEG, TIFF, AVIF, WebP, HEIC, PSD, PDF, EPS or AI, drawings SVG.';

/** A refused item, and the reason. */
interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** Maximum number of files listed with their reasons. */
const MOST_REASONS = 8;

/** Describes all refused items in one message, because several messages would queue. */
function describeRefused(refused: readonly Refused[]): string {
  const [first] = refused;
  if (refused.length === 1 && first) return `${first.name} was not taken. ${first.reason}`;
  const told = refused.slice(0, MOST_REASONS).map(({ name, reason }) => `${name}: ${reason}`);
  const rest = refused.length - told.length;
  return [`${refused.length} files were not taken.`, ...told, ...(rest > 0 ? [`${rest} more.`] : [])].join(
    ' ',
  );
}

interface TakingIn {
  /** Uploads a picture into the media. @throws Error if it is refused or can't be shown */
  readonly upload: (file: File) => Promise<DraggedPicture>;
  /** Inserts a picture into the page. */
  readonly insert: (picture: DraggedPicture, at?: Point) => void;
  /** Finds the fonts for text in drawings. */
  readonly findFonts: SvgPorts['findFonts'];
  /** Returns the styles of a family, for bold and italic text. */
  readonly stylesOf: StylesOf;
}

/**
 * Inserts dropped or pasted data in its best format: frames from a template editor; a drawing (as shapes if possible,
 * else as a picture); formatted text; plain text; and last the picture that programs add to text. Files without text
 * come first. Reports refused items with the reason.
 * @returns a function that inserts data at a point of the page, or in its middle; it returns whether there was any
 */
export function useInsertData({
  upload,
  insert,
  findFonts,
  stylesOf,
}: TakingIn): (data: DataTransfer, at?: Point) => boolean {
  const session = useSession();
  const tell = useNotify();
  const fail = (refused: readonly Refused[]) => {
    if (refused.length > 0) tell(describeRefused(refused), 'NEGATIVE');
  };
  const noteOn = (name: string, notes: readonly string[]) => {
    if (notes.length > 0)
      tell(`${name} may look different from what was drawn. It has ${inWords(notes)}.`, 'NEGATIVE');
  };
  /** Inserts an item. @returns the reason if it was refused, otherwise an empty list */
  const take = (name: string, reading: () => Promise<void>): Promise<readonly Refused[]> =>
    reading().then(
      () => [],
      (error: unknown) => [{ name, reason: errorDetail(error) }],
    );
  const drawing = async (name: string, text: string, at: Point | undefined) => {
    const [{ readDrawing }, { insertSvg }] = await Promise.all([
      import('./svg/readDrawing'),
      import('./svg/insertSvg'),
    ]).catch((cause: unknown) => {
      throw new Error('What reads drawings could not be loaded. Check your connection and try again.', {
        cause,
      });
    });
    const stem = stemOf(name);
    const read = await readDrawing(text, findFonts);
    if (read.kind === 'refused') throw new Error(read.reason);
    if (read.kind === 'picture') {
      const fileName = stem === undefined ? 'Drawing.svg' : name;
      insert(await upload(new File([read.svg], fileName, { type: SVG })), at);
      tell(`${name} was placed as one picture. It has ${inWords(read.lacks)}, which shapes can’t show.`);
      return noteOn(name, read.notes);
    }
    noteOn(name, read.notes);
    const { document, pageId } = session.view();
    const spot = { document, pageId, newId, ...(at && { at }) };
    const { operations, frameIds } = insertSvg(spot, read.shapes, stem);
    const refusal = session.change(operations, { label: 'drawing' });
    if (refusal !== undefined) throw new Error(refusal);
    session.select(frameIds);
  };
  /** Inserts files, each offset from the previous one. @returns whether there were any */
  const files = (given: readonly File[], spot: Point | undefined): boolean => {
    const { document } = session.view();
    const aside = getPasteOffset(resolveLayout(document, document.selectedLayoutId).settings.unit);
    const taken = given.map((file, index) => {
      const at = spot && { x: spot.x + index * aside, y: spot.y + index * aside };
      if (isSvgFile(file)) return take(file.name, async () => drawing(file.name, await file.text(), at));
      if (mediaExtensionOf(file.name)) return take(file.name, async () => insert(await upload(file), at));
      return [{ name: file.name, reason: UNKNOWN_FILE }];
    });
    void Promise.all(taken).then((refused) => fail(refused.flat()));
    return given.length > 0;
  };
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
    if (refusal !== undefined) return fail([{ name: 'The text', reason: refusal }]);
    session.select([frameId]);
    if (lacks.length > 0) tell(`The text came in without ${inWords(lacks)}.`);
  };
  /** Inserts copied text in a frame. @returns whether there was any text */
  const text = async (html: string, plain: string, at: Point | undefined): Promise<boolean> => {
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
      setText(splitPlainText(plain), at, isTooLarge ? ['its looks, which are more than can be read'] : []);
    return own !== undefined || styled !== undefined || plain.trim() !== '';
  };
  /** Pastes frames copied in a template editor. @returns whether there were any */
  const frames = (html: string): boolean => {
    const clip = readFrames(html);
    if (!clip) return false;
    const { document } = session.view();
    try {
      paste({ session, newId }, clip, 'paste');
    } catch {
      // Any page can put data of this format on the clipboard.
      return false;
    }
    return session.view().document !== document;
  };
  return (data, at) => {
    const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
    const given = [...data.files];
    if (frames(html)) return true;
    if (html === '' && files(given, at)) return true;
    const svg = svgTextOf(data);
    if (svg !== undefined) void take('The drawing', () => drawing('The drawing', svg, at)).then(fail);
    else if (html !== '' || plain.trim() !== '')
      void take('The text', async () => {
        if ((await text(html, plain, at)) || files(given, at)) return;
        tell('What was copied has no text and no picture that can be pasted.', 'NEGATIVE');
      }).then(fail);
    else return false;
    return true;
  };
}
