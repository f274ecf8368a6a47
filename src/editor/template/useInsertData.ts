import { errorDetail } from '@/api/http';
import { beginsWithSvg, mediaExtensionOf } from '@/domain/media';
import { useNotify } from '@/product/FeatureContext';
import { resolveLayout } from '@/engine/document';
import type { Point } from '../page/frames/geometry';
import type { StylesOf } from '../page/text/model/fontStyles';
import type { Gestures } from './core/Gestures';
import { getPasteOffset } from './core/pasteFrames';
import { newId } from './core/newId';
import { paste } from './core/selectionActions';
import { useSession } from './core/SessionContext';
import { readFrames } from './paste/ownFrames';
import { SVG, useInsertDrawing, type DrawingPorts } from './useInsertDrawing';
import { useInsertText } from './useInsertText';

const isSvgFile = ({ name, type }: File) => type === SVG || /\.svg$/i.test(name);

/** Returns text that is an SVG drawing, as drawing programs copy it. */
function svgTextOf(data: DataTransfer): string | undefined {
  const text = data.getData(SVG) || data.getData('text/plain');
  return beginsWithSvg(text) ? text : undefined;
}

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
  if (refused.length === 1 && first) return `${first.name} was not added. ${first.reason}`;
  const told = refused.slice(0, MOST_REASONS).map(({ name, reason }) => `${name}: ${reason}`);
  const rest = refused.length - told.length;
  return [`${refused.length} files were not added.`, ...told, ...(rest > 0 ? [`${rest} more.`] : [])].join(
    ' ',
  );
}

interface DataPorts extends DrawingPorts {
  /** Returns the styles of a family, for bold and italic text. */
  readonly stylesOf: StylesOf;
  readonly gestures: Pick<Gestures, 'sight'>;
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
  gestures,
}: DataPorts): (data: DataTransfer, at?: Point) => boolean {
  const session = useSession();
  const insertDrawing = useInsertDrawing({ upload, insert, findFonts });
  const insertText = useInsertText(stylesOf);
  const tell = useNotify();
  const fail = (refused: readonly Refused[]) => {
    if (refused.length > 0) tell(describeRefused(refused), 'NEGATIVE');
  };
  /** Inserts an item. @returns the reason if it was refused, otherwise an empty list */
  const attempt = (name: string, reading: () => Promise<void>): Promise<readonly Refused[]> =>
    reading().then(
      () => [],
      (error: unknown) => [{ name, reason: errorDetail(error) }],
    );
  /** Inserts files, each offset from the previous one. @returns whether there were any */
  const insertFiles = (given: readonly File[], spot: Point | undefined): boolean => {
    const { document } = session.view();
    const aside = getPasteOffset(resolveLayout(document, document.selectedLayoutId).settings.unit);
    const taken = given.map((file, index) => {
      const at = spot && { x: spot.x + index * aside, y: spot.y + index * aside };
      if (isSvgFile(file))
        return attempt(file.name, async () => insertDrawing(file.name, await file.text(), at));
      if (mediaExtensionOf(file.name)) return attempt(file.name, async () => insert(await upload(file), at));
      return [{ name: file.name, reason: UNKNOWN_FILE }];
    });
    void Promise.all(taken).then((refused) => fail(refused.flat()));
    return given.length > 0;
  };
  /** Pastes frames copied in a template editor. @returns whether there were any */
  const pasteFrames = (html: string): boolean => {
    const clip = readFrames(html);
    if (!clip) return false;
    const { document } = session.view();
    try {
      paste({ session, newId, gestures }, clip, 'paste');
    } catch {
      // Any page can put data of this format on the clipboard.
      return false;
    }
    return session.view().document !== document;
  };
  return (data, at) => {
    const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
    const given = [...data.files];
    if (pasteFrames(html)) return true;
    if (html === '' && insertFiles(given, at)) return true;
    const svg = svgTextOf(data);
    if (svg !== undefined)
      void attempt('The drawing', () => insertDrawing('The drawing', svg, at)).then(fail);
    else if (html !== '' || plain.trim() !== '')
      void attempt('The text', async () => {
        if ((await insertText(html, plain, at)) || insertFiles(given, at)) return;
        tell('The clipboard has no text and no picture that can be pasted.', 'NEGATIVE');
      }).then(fail);
    else return false;
    return true;
  };
}
