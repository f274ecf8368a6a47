import { isGone } from '@/api/http';
import type { FindFont } from './loadPageEngine';
import type { FindPicture } from './PictureShelf';

/** Where the files of a document are asked for. */
interface FileReads {
  readonly font: (wanted: {
    family: string;
    style: string;
    fontStyleId: string | undefined;
  }) => Promise<Blob>;
  readonly picture: (wanted: { connectorId: string; assetId: string }) => Promise<Blob>;
}

/** What is not there is no error: its place is drawn with something else. */
const orNothing = <Value>(found: Promise<Value>): Promise<Value | undefined> =>
  found.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** The fonts and pictures of a document, each fetched once. */
export function documentFiles({ font, picture }: FileReads): {
  findFont: FindFont;
  findPicture: FindPicture;
} {
  return {
    findFont: async ({ family, style, fontStyleId }) => {
      const file = await orNothing(font({ family, style, fontStyleId }));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    findPicture: (key) => {
      const colon = key.indexOf(':');
      // Only pictures of the environment: others are not in files either.
      if (colon < 0 || /^https?:/.test(key)) return Promise.resolve(undefined);
      const [connectorId, assetId] = [key.slice(0, colon), key.slice(colon + 1)];
      return orNothing(picture({ connectorId, assetId }));
    },
  };
}
