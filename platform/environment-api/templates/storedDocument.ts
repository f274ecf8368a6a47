import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { refusalOfDocument } from '@/domain/templates';
import type { Document } from '@/engine/document';
import type { EnvironmentRow } from '../../access/authorize';
import { problemOf } from '../../http/Problem';
import type {
  DocumentToDraw,
  DocumentToSave,
  DocumentToStore,
  DocumentWithText,
  Readers,
} from '../../readers';

/**
 * Parses a document and checks it against the schema, the document rules and the environment's studio version. @throws
 * Problem 400 with the pointer of the first fault, or 413
 */
export async function requireDocumentText(
  readers: Readers,
  text: string,
  environment: Pick<EnvironmentRow, 'sdkVersionPublic'>,
): Promise<DocumentWithText> {
  const read = await readers.documentText({ text, sdkVersion: sdkVersionOf(environment) });
  if (!read.ok) throw problemOf(refusalOfDocument(read.refusal));
  return read.value;
}

/** Returns the newest version of documents that an environment accepts. */
function sdkVersionOf({ sdkVersionPublic }: Pick<EnvironmentRow, 'sdkVersionPublic'>): string {
  const release = STUDIO_RELEASES[sdkVersionPublic] ?? STUDIO_RELEASES.latest;
  return release?.sdkVersion ?? '';
}

/** Parses a stored text, and returns its document and JSON in the current version. */
export async function readStoredText(readers: Readers, text: string): Promise<DocumentWithText> {
  const read = await readers.documentText({ text });
  if (!read.ok) throw new Error(`A stored document is refused: ${read.refusal.message}`);
  return read.value;
}

/** Parses a stored text, which was checked when it was saved. */
export async function readStoredDocument(readers: Readers, text: string): Promise<Document> {
  const read = await readers.document(text);
  if (!read.ok) throw new Error(`A stored document is refused: ${read.refusal.message}`);
  return read.value;
}

/** Like `requireDocumentText`, to save it. @throws Problem 400 or 413 as there */
export async function requireToSave(
  readers: Readers,
  text: string,
  environment: Pick<EnvironmentRow, 'sdkVersionPublic'>,
): Promise<DocumentToSave> {
  const read = await readers.documentToSave({ text, sdkVersion: sdkVersionOf(environment) });
  if (!read.ok) throw problemOf(refusalOfDocument(read.refusal));
  return read.value;
}

/** Parses a stored text to save it again, in the current version and changed on request. */
export async function readStoredToSave(
  readers: Readers,
  text: string,
  changes: Omit<DocumentToStore, 'text' | 'sdkVersion'> = {},
): Promise<DocumentToSave> {
  const read = await readers.documentToSave({ text, ...changes });
  if (!read.ok) throw new Error(`A stored document is refused: ${read.refusal.message}`);
  return read.value;
}

/** Parses a stored text to draw it, and returns it as JSON in the current version. */
export async function readStoredToDraw(readers: Readers, text: string): Promise<DocumentToDraw> {
  const read = await readers.documentToDraw(text);
  if (!read.ok) throw new Error(`A stored document is refused: ${read.refusal.message}`);
  return read.value;
}
