import { beginsWithSvg, mediaExtensionOf } from '@/domain/media';
import { useTell } from '@/product/FeatureContext';
import type { Point } from '../page/frames/geometry';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import type { DraggedPicture } from './panels';
import type { SvgPorts } from './svg/readSvg';

const SVG = 'image/svg+xml';

const isSvgFile = ({ name, type }: File) => type === SVG || /\.svg$/i.test(name);

/** Text that is a drawing, as drawing programs copy it. */
function svgTextOf(data: DataTransfer): string | undefined {
  const text = data.getData(SVG) || data.getData('text/plain');
  return beginsWithSvg(text) ? text : undefined;
}

const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join('');

interface TakingIn {
  /** Keeps a picture among the media. @throws why it can't be, or can't be shown */
  readonly upload: (file: File) => Promise<DraggedPicture>;
  /** Puts a picture on the page. */
  readonly insert: (picture: DraggedPicture, at?: Point) => void;
  /** The fonts text of drawings is set in. */
  readonly findFonts: SvgPorts['findFonts'];
}

/**
 * Takes in what is dropped on the page or pasted from elsewhere: drawings become shapes
 * where shapes can show them, else pictures; pictures go to the media. What
 * can't be taken is told, with the reason.
 * @returns takes it in at a point of the page, or in its middle; answers whether there was anything
 */
export function useTakingIn({
  upload,
  insert,
  findFonts,
}: TakingIn): (data: DataTransfer, at?: Point) => boolean {
  const session = useSession();
  const tell = useTell();
  const fail = (name: string, reason: string) => tell(`${name} was not taken. ${reason}`, 'NEGATIVE');
  const noteOn = (name: string, notes: readonly string[]) => {
    if (notes.length > 0)
      tell(`${name} may look different from what was drawn. It has ${inWords(notes)}.`, 'NEGATIVE');
  };
  const take = (name: string, reading: () => Promise<void>) =>
    void reading().catch((error: unknown) =>
      fail(name, error instanceof Error ? error.message : 'It can’t be read.'),
    );
  const drawing = async (name: string, text: string, at: Point | undefined) => {
    const [{ readSvg }, { insertingSvg }, simplify] = await Promise.all([
      import('./svg/readSvg'),
      import('./svg/insertingSvg'),
      import('./svg/openResvg').then(({ openResvg }) => openResvg()),
    ]).catch((cause: unknown) => {
      throw new Error('What reads drawings could not be loaded. Check your connection and try again.', {
        cause,
      });
    });
    const read = await readSvg(text, { simplify, findFonts });
    if (read.kind === 'refused') return fail(name, read.reason);
    if (read.kind === 'picture') {
      const fileName = /\.svg$/i.test(name) ? name : 'Drawing.svg';
      insert(await upload(new File([read.svg], fileName, { type: SVG })), at);
      tell(`${name} was placed as one picture. It has ${inWords(read.lacks)}, which shapes can’t show.`);
      return noteOn(name, read.notes);
    }
    noteOn(name, read.notes);
    const { document, pageId } = session.view();
    const spot = { document, pageId, newId, ...(at && { at }) };
    const { operations, frameIds } = insertingSvg(spot, read.shapes);
    const refusal = session.change(operations, { label: 'drawing' });
    if (refusal !== undefined) return fail(name, refusal);
    session.select(frameIds);
  };
  return (data, at) => {
    const files = [...data.files];
    for (const file of files) {
      if (isSvgFile(file)) take(file.name, async () => drawing(file.name, await file.text(), at));
      else if (mediaExtensionOf(file.name)) take(file.name, async () => insert(await upload(file), at));
      else fail(file.name, 'Pictures are PNG, JPEG, TIFF, PSD, PDF, EPS or AI, drawings SVG.');
    }
    if (files.length > 0) return true;
    const text = svgTextOf(data);
    if (text !== undefined) take('The drawing', () => drawing('The drawing', text, at));
    return text !== undefined;
  };
}
