import { isGone } from '@/api/http';
import { cropThatCounts, type PictureVision } from '@/domain/media';
import type { FindFont } from './loadPageEngine';
import type { FindPicture } from './PictureShelf';

interface WantedPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/** Requests for the files of a document. */
interface FileReads {
  readonly font: (wanted: {
    family: string;
    style: string;
    fontStyleId: string | undefined;
  }) => Promise<Blob>;
  readonly picture: (wanted: WantedPicture) => Promise<Blob>;
  readonly vision: (wanted: WantedPicture) => Promise<PictureVision>;
}

/** Treats a missing file as undefined, not as an error: the page draws a substitute. */
const ignoreMissing = <Value>(found: Promise<Value>): Promise<Value | undefined> =>
  found.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** Finds the fonts and pictures of a document, each fetched once. */
export function createFileFinders({ font, picture, vision }: FileReads): {
  findFont: FindFont;
  findPicture: FindPicture;
} {
  return {
    findFont: async ({ family, style, fontStyleId }) => {
      const file = await ignoreMissing(font({ family, style, fontStyleId }));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    findPicture: async (key) => {
      const colon = key.indexOf(':');
      // Only pictures of the environment: output files contain no others either.
      if (colon < 0 || /^https?:/.test(key)) return undefined;
      const wanted = { connectorId: key.slice(0, colon), assetId: key.slice(colon + 1) };
      const [file, known] = await Promise.all([
        ignoreMissing(picture(wanted)),
        ignoreMissing(vision(wanted)),
      ]);
      return file && { file, crop: known && cropThatCounts(known) };
    },
  };
}
