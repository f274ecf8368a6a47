import type { Document, Id, TextFrame } from '@/engine/document';

/** A text frame of a document, wherever it lies. */
export function textFrameOf(document: Document, frameId: Id): TextFrame | undefined {
  const page = Object.values(document.pages.items).find(({ frames }) => Object.hasOwn(frames.items, frameId));
  const frame = page?.frames.items[frameId];
  return frame?.type === 'text' ? frame : undefined;
}
