import type { Point } from '../page/frames/geometry';
import { useNotify } from '@/product/FeatureContext';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import { inWords } from './paste/inWords';
import type { DraggedPicture } from './panels';
import type { SvgPorts } from './svg/readSvg';

/** Media type of drawings. */
export const SVG = 'image/svg+xml';

/** Returns the name of a drawing's file without its extension. */
const stemOf = (fileName: string): string | undefined => /^(.+)\.svg$/i.exec(fileName)?.[1];

/** The functions that inserting a drawing uses. */
export interface DrawingPorts {
  /** Uploads a picture into the media. @throws Error if it is refused or can't be shown */
  readonly upload: (file: File) => Promise<DraggedPicture>;
  /** Inserts a picture into the page. */
  readonly insert: (picture: DraggedPicture, at?: Point) => void;
  /** Finds the fonts for text in drawings. */
  readonly findFonts: SvgPorts['findFonts'];
}

/**
 * Returns a function that inserts an SVG drawing: as shapes if possible, else as a picture. Reports what looks
 * different.
 * @throws Error with the reason if it can't be inserted
 */
export function useInsertDrawing({ upload, insert, findFonts }: DrawingPorts) {
  const session = useSession();
  const tell = useNotify();
  const noteOn = (name: string, notes: readonly string[]) => {
    if (notes.length > 0)
      tell(`${name} may look different from what was drawn. It has ${inWords(notes)}.`, 'NEGATIVE');
  };
  return async (name: string, text: string, at: Point | undefined): Promise<void> => {
    const [{ readDrawing }, { insertSvg }] = await Promise.all([
      import('./svg/readDrawing'),
      import('./svg/insertSvg'),
    ]).catch((cause: unknown) => {
      throw new Error('The SVG importer could not be loaded. Check your connection and try again.', {
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
}
