import type { Document } from '../schema/document';
import type { Font } from '../schema/textStyle';
import { fontsOf } from './fontsOf';
import { libraryPictures, type LibraryPicture } from './libraryPictures';

/** What of the library of its environment a document refers to, each once. */
export interface DocumentReferences {
  readonly pictures: readonly LibraryPicture[];
  readonly fonts: readonly Font[];
  /** Ids of connectors of the environment. */
  readonly connectors: readonly string[];
}

/** Every picture, font and connector of the library that a document names, values of its variables included. */
export function referencesOf(document: Document): DocumentReferences {
  const pictures = libraryPictures(document);
  const { fontFamilies } = document.brandKit;
  const ids = [
    ...pictures.map(({ connectorId }) => connectorId),
    ...Object.values(fontFamilies.items).map(({ connectorId = '' }) => connectorId),
    ...Object.values(document.connectors.items).map(({ source }) =>
      source.type === 'environment' ? source.id : '',
    ),
  ];
  return { pictures, fonts: fontsOf(document), connectors: [...new Set(ids)].filter((id) => id !== '') };
}
