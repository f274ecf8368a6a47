import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EditorSession } from '@/editor/template/core/EditorSession';
import type { EditorStore } from '@/editor/template/core/Saving';
import { SessionContext } from '@/editor/template/core/SessionContext';
import { newPlacement, newShapeFrame, newTextFrame, type Document, type Frame } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { emptyDocument } from '../../../engine/support/sampleDocument';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Adds a frame to the first page of the layout `a4`; lengths in mm. */
export const adding = (frameId: string, frame: Frame, box: Box): Operation => ({
  kind: 'addFrame',
  layoutId: 'a4',
  pageId: 'page',
  frameId,
  frame,
  placement: newPlacement(frame.type, box),
});

/** Applies operations to a document. @throws Error when one is refused */
export function changed(document: Document, operations: readonly Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

/** An A4 page in mm with the shapes `low`, `high` and, on top, the text `words`. */
export const smallDocument = (): Document =>
  changed(emptyDocument(), [
    adding('low', newShapeFrame('Low'), { x: 10, y: 10, width: 50, height: 50 }),
    adding('high', newShapeFrame('High'), { x: 40, y: 40, width: 50, height: 50 }),
    adding('words', newTextFrame('Words', 'One two'), { x: 10, y: 120, width: 100, height: 30 }),
  ]);

/** Opens a template saved as revision 1; stores nothing unless `store` does. */
export function openSession(document: Document = smallDocument(), store: Partial<EditorStore> = {}) {
  return new EditorSession({
    document,
    revision: 1,
    now: () => 0,
    save: () => new Promise<number>(() => undefined),
    keep: () => undefined,
    ...store,
  });
}

/** Renders a part of the editor with an open template. */
export function renderInEditor(part: ReactNode, session: EditorSession = openSession()) {
  const rendered = render(<SessionContext value={session}>{part}</SessionContext>);
  return { session, ...rendered };
}
