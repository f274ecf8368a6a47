import { beginsWithSvg } from './svg/beginsWithSvg';
import { mediaExtensionOf } from '@/domain/media';
import { useTell } from '@/product/FeatureContext';
import type { Point } from '../page/frames/geometry';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import type { DraggedPicture } from './panels';

const SVG = 'image/svg+xml';

const isSvgFile = ({ name, type }: File) => type === SVG || /\.svg$/i.test(name);

/** Text that is a drawing, as drawing programs copy it. */
function svgTextOf(data: DataTransfer): string | undefined {
  const text = data.getData(SVG) || data.getData('text/plain');
  return beginsWithSvg(text) ? text : undefined;
}

interface TakingIn {
  /** Keeps a picture among the media. @throws why it can't be, or can't be shown */
  readonly upload: (file: File) => Promise<DraggedPicture>;
  /** Puts a picture on the page. */
  readonly insert: (picture: DraggedPicture, at?: Point) => void;
}

/**
 * Takes in what is dropped on the page or pasted from elsewhere: drawings become shapes, pictures go to the media. What
 * can't be taken is told, with the reason.
 * @returns takes it in at a point of the page, or in its middle; answers whether there was anything
 */
export function useTakingIn({ upload, insert }: TakingIn): (data: DataTransfer, at?: Point) => boolean {
  const session = useSession();
  const tell = useTell();
  const fail = (name: string, reason: string) => tell(`${name} was not taken. ${reason}`, 'NEGATIVE');
  const take = (name: string, reading: () => Promise<void>) =>
    void reading().catch((error: unknown) =>
      fail(name, error instanceof Error ? error.message : 'It can’t be read.'),
    );
  const drawing = async (name: string, text: string, at: Point | undefined) => {
    const [{ readSvg }, { insertingSvg }, { cssColour }] = await Promise.all([
      import('./svg/readSvg'),
      import('./svg/insertingSvg'),
      import('./svg/cssColour'),
    ]).catch((cause: unknown) => {
      throw new Error('What reads drawings could not be loaded. Check your connection and try again.', {
        cause,
      });
    });
    const read = readSvg(text, cssColour);
    if (!read.ok) return fail(name, `${read.reason} As PNG or PDF it can be put among the media.`);
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
