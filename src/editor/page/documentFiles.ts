import { isGone } from '@/api/http';
import { cropThatCounts, type PictureVision } from '@/domain/media';
import type { FindFont } from './loadPageEngine';
import type { FindPicture } from './PictureShelf';

interface WantedPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/** Where the files of a document are asked for. */
interface FileReads {
  readonly font: (wanted: {
    family: string;
    style: string;
    fontStyleId: string | undefined;
  }) => Promise<Blob>;
  readonly picture: (wanted: WantedPicture) => Promise<Blob>;
  readonly vision: (wanted: WantedPicture) => Promise<PictureVision>;
}

/** What is not there is no error: its place is drawn with something else. */
const orNothing = <Value>(found: Promise<Value>): Promise<Value | undefined> =>
  found.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** The fonts and pictures of a document, each fetched once. */
export function documentFiles({ font, picture, vision }: FileReads): {
  findFont: FindFont;
  findPicture: FindPicture;
} {
  return {
    findFont: async ({ family, style, fontStyleId }) => {
      const file = await orNothing(font({ family, style, fontStyleId }));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    findPicture: async (key) => {
      const colon = key.indexOf(':');
      // Only pictures of the environment: others are not in files either.
      if (colon < 0 || /^https?:/.test(key)) return undefined;
      const wanted = { connectorId: key.slice(0, colon), assetId: key.slice(colon + 1) };
      const [file, known] = await Promise.all([orNothing(picture(wanted)), orNothing(vision(wanted))]);
      return file && { file, crop: known && cropThatCounts(known) };
    },
  };
}
