import type { Document } from '../schema/document';

/** A reference of a document to a picture of a library. */
export interface LibraryPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

const isPicture = (value: object): value is LibraryPicture =>
  'connectorId' in value &&
  'assetId' in value &&
  typeof value.connectorId === 'string' &&
  typeof value.assetId === 'string';

/** Returns the library pictures of frames, variables and the brand kit, each once. */
export function libraryPictures(document: Document): readonly LibraryPicture[] {
  const found = new Map<string, LibraryPicture>();
  withLibraryPictures(document, ({ connectorId, assetId }) => {
    found.set(JSON.stringify([connectorId, assetId]), { connectorId, assetId });
    return undefined;
  });
  return [...found.values()];
}

/** Replaces the library pictures for which `replace` returns another. */
export function withLibraryPictures(
  document: Document,
  replace: (picture: LibraryPicture) => LibraryPicture | undefined,
): Document {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    if (isPicture(value)) return { ...value, ...replace(value) };
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]));
  };
  return visit(document) as Document;
}
