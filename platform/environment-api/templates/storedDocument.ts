import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { refusalOfDocument } from '@/domain/template';
import type { Document } from '@/engine/document';
import type { EnvironmentRow } from '../../access/authorize';
import { problemOf } from '../../http/Problem';
import type { Readers } from '../../readers';

/**
 * The document a text stands for, checked against the schema, the rules of documents and the studio version of the
 * environment. @throws Problem 400 with the pointer of the first fault, or 413
 */
export async function requireDocumentText(
  readers: Readers,
  text: string,
  { sdkVersionPublic }: Pick<EnvironmentRow, 'sdkVersionPublic'>,
): Promise<Document> {
  const release = STUDIO_RELEASES[sdkVersionPublic] ?? STUDIO_RELEASES.latest;
  const read = await readers.document(text, release?.sdkVersion ?? '');
  if (!read.ok) throw problemOf(refusalOfDocument(read.refusal));
  return read.value;
}

/** The document of a stored text, which was checked when it was saved. */
export async function readStoredDocument(readers: Readers, text: string): Promise<Document> {
  const read = await readers.document(text);
  if (!read.ok) throw new Error(`A stored document is refused: ${read.refusal.message}`);
  return read.value;
}
