import type { Document, Id, TextFrame } from '@/engine/document';

/** Finds a text frame on any page of a document. */
export function findTextFrame(document: Document, frameId: Id): TextFrame | undefined {
  const page = Object.values(document.pages.items).find(({ frames }) => Object.hasOwn(frames.items, frameId));
  const frame = page?.frames.items[frameId];
  return frame?.type === 'text' ? frame : undefined;
}
