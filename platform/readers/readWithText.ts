import { documentOfProject } from '@/domain/projects';
import { readDocument, withLibraryPictures, type Document, type LibraryPicture } from '@/engine/document';

/** A document and its JSON, so that storing it needs no serialization on the request thread. */
export interface DocumentWithText {
  readonly document: Document;
  readonly text: string;
}

/** A document to parse and serialize. */
export interface DocumentToStore {
  readonly text: string;
  /** The newest accepted version. @default any */
  readonly sdkVersion?: string | undefined;
  /** Library pictures that replace others, by `pictureKey`. @default none */
  readonly pictures?: ReadonlyMap<string, LibraryPicture>;
  /** Converts it to the document of a project with this template. */
  readonly templateId?: string;
}

type Read = Extract<ReturnType<typeof readDocument>, { ok: false }> | { ok: true; value: DocumentWithText };

/** Builds a key for a library picture. */
export const pictureKey = ({ connectorId, assetId }: LibraryPicture): string =>
  JSON.stringify([connectorId, assetId]);

/** Parses a document, changes it, and serializes it. */
export function readWithText({ text, sdkVersion, pictures, templateId }: DocumentToStore): Read {
  const read = readDocument(text, sdkVersion === undefined ? {} : { sdkVersion });
  if (!read.ok) return read;
  let document = read.value;
  if (pictures) document = withLibraryPictures(document, (picture) => pictures.get(pictureKey(picture)));
  if (templateId !== undefined) document = documentOfProject(document, templateId);
  return { ok: true, value: { document, text: JSON.stringify(document) } };
}
