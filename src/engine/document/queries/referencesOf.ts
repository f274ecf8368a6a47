import type { Document } from '../schema/document';
import type { Font } from '../schema/textStyle';
import { fontsOf } from './fontsOf';
import { libraryPictures, type LibraryPicture } from './libraryPictures';

/** References of a document to the library of its environment, each once. */
export interface DocumentReferences {
  readonly pictures: readonly LibraryPicture[];
  readonly fonts: readonly Font[];
  /** Ids of connectors of the environment. */
  readonly connectors: readonly string[];
}

/** Returns the pictures, fonts and connectors a document names, including values of its variables. */
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
