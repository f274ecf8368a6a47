import type { Refusal } from '@/domain/refusal';
import { readDocument, type Document, type DocumentRefusal } from '@/engine/document';
import { problemOf } from '../../http/Problem';

function refusalOfDocument(refusal: DocumentRefusal): Refusal {
  const { pointer, message } = refusal;
  if (refusal.reason === 'tooLarge') return { status: 413, detail: message };
  return {
    status: 400,
    code: refusal.code,
    detail: message,
    errors: [{ field: pointer, message }],
  };
}

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
