import { refusalOfDocument } from '@/domain/template';
import { readDocument, type Document } from '@/engine/document';
import { problemOf } from '../../http/Problem';

/**
 * The document a text stands for, checked against the schema and the rules of documents.
 * @param sdkVersion the studio version of the environment, as `1.42.3`
 * @throws Problem 400 with the pointer of the first fault, or 413
 */
export function requireDocumentText(text: string, sdkVersion: string): Document {
  const read = readDocument(text, { sdkVersion });
  if (!read.ok) throw problemOf(refusalOfDocument(read.refusal));
  return read.value;
}
