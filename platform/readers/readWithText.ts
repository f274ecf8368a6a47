import { documentOfProject } from '@/domain/projects';
import {
  readDocument,
  referencesOf,
  withLibraryPictures,
  type Document,
  type DocumentReferences,
  type LibraryPicture,
} from '@/engine/document';

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

type Read<Value> = Extract<ReturnType<typeof readDocument>, { ok: false }> | { ok: true; value: Value };

/** Builds a key for a library picture. */
export const pictureKey = ({ connectorId, assetId }: LibraryPicture): string =>
  JSON.stringify([connectorId, assetId]);

/** Parses a document, changes it, and serializes it. */
export function readWithText({
  text,
  sdkVersion,
  pictures,
  templateId,
}: DocumentToStore): Read<DocumentWithText> {
  const read = readDocument(text, sdkVersion === undefined ? {} : { sdkVersion });
  if (!read.ok) return read;
  let document = read.value;
  if (pictures) document = withLibraryPictures(document, (picture) => pictures.get(pictureKey(picture)));
  if (templateId !== undefined) document = documentOfProject(document, templateId);
  return { ok: true, value: { document, text: JSON.stringify(document) } };
}

/** A document to draw, as JSON: only the thread that draws parses it. */
export interface DocumentToDraw {
  readonly text: string;
  readonly selectedLayoutId: string;
  readonly layoutIds: readonly string[];
  readonly pageIds: readonly string[];
}

/** Parses a document and returns what a caller of a drawing needs of it. */
export function readToDraw(source: string): Read<DocumentToDraw> {
  const read = readWithText({ text: source });
  if (!read.ok) return read;
  const { document, text } = read.value;
  const { selectedLayoutId, layouts, pages } = document;
  const [layoutIds, pageIds] = [Object.keys(layouts.items), Object.keys(pages.items)];
  return { ok: true, value: { text, selectedLayoutId, layoutIds, pageIds } };
}

/** A document to save, as JSON, with its references to the library. */
export interface DocumentToSave {
  readonly text: string;
  readonly references: DocumentReferences;
}

/** Parses a document, changes it, and returns what saving it needs. */
export function readToSave(toStore: DocumentToStore): Read<DocumentToSave> {
  const read = readWithText(toStore);
  if (!read.ok) return read;
  const { document, text } = read.value;
  return { ok: true, value: { text, references: referencesOf(document) } };
}
