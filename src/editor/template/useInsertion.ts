import type { Point } from '../page/frames/geometry';
import type { FindFont } from '../page/loadPageEngine';
import type { StylesOf } from '../page/text/model/fontStyles';
import type { Gestures } from './core/Gestures';
import { useView } from './core/SessionContext';
import { PICTURE_TYPE, readPicture, type DraggedPicture } from './panels';
import { createFontFinder } from './svg/createFontFinder';
import type { FontFamilyChoice } from './text';
import { useInsertData } from './useInsertData';
import { useInsertPicture } from './useInsertPicture';

interface InsertionInput {
  /** Uploads a picture into the media. @throws Error with the reason */
  readonly upload: (file: File) => Promise<DraggedPicture>;
  /** The fonts of the environment. */
  readonly fonts: readonly FontFamilyChoice[];
  readonly findFont: FindFont;
  readonly stylesOf: StylesOf;
  readonly gestures: Pick<Gestures, 'sight'>;
}

/** Inserts pictures of the library and data of other programs into the page; no data while actions run. */
export function useInsertion({ upload, fonts, findFont, stylesOf, gestures }: InsertionInput) {
  const isRunning = useView((view) => view.isRunning);
  const insert = useInsertPicture();
  const read = useInsertData({
    upload,
    insert,
    findFonts: createFontFinder(fonts, findFont),
    stylesOf,
    gestures,
  });
  const insertData = (data: DataTransfer, at?: Point): boolean => !isRunning && read(data, at);
  return {
    /** Inserts a picture of the library. */
    insert,
    /** Inserts data. @returns whether there was any */
    insertData,
    /** Inserts what was dropped: a picture of the library, or data. */
    drop: (data: DataTransfer, at: Point): void => {
      const picture = readPicture(data.getData(PICTURE_TYPE));
      if (picture) insert(picture, at);
      else insertData(data, at);
    },
  };
}
