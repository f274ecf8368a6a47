import { useSyncExternalStore } from 'react';
import type { Document, Id, RunLook } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Side } from '@/engine/text';
import type { ChangeNote } from '../History';

/** The editing mode: frames, the text of one, or the crop of one. */
export type Mode = { readonly type: 'frames' } | { readonly type: 'text' | 'crop'; readonly frameId: Id };

/** A position in a frame's text: the paragraph, and the number of characters before it; a variable counts as one. */
export interface TextPlace {
  readonly paragraph: number;
  readonly offset: number;
}

/** The caret of a text, with the selection from `anchor` to `focus`; the caret is at `focus`. */
export interface TextCaret {
  readonly anchor: TextPlace;
  readonly focus: TextPlace;
  /** Whether it belongs to the previous or the next character, which may be on another line. */
  readonly side: Side;
  /** Look of the next typed text. @default the look of the text around it */
  readonly look?: RunLook;
}

/** The state of a frame editor; a new object after each change. */
export interface FrameView {
  readonly document: Document;
  readonly pageId: Id;
  /** The selected frames of the page, in the order of their selection. */
  readonly selection: readonly Id[];
  readonly mode: Mode;
  /** The caret of the edited text; none until it is placed. */
  readonly caret: TextCaret | undefined;
}

/** Edits frames in a template or a project. Independent of any screen. */
export interface FrameSession {
  /** Calls the listener after each change of the view. The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the current view; the same object until it changes. */
  readonly view: () => FrameView;
  /** Changes the document in one undoable step. @returns why nothing was changed, or undefined */
  change: (operations: readonly Operation[], note: ChangeNote) => string | undefined;
  /** Makes the next change a step of its own, even if its key is the same. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
  /** Selects frames of the page. */
  select: (frameIds: readonly Id[]) => void;
  /** Enters text or crop mode for a frame, or returns to frame mode with that frame selected. */
  enter: (mode: Mode) => void;
  /** Places the caret of the edited text. */
  putCaret: (caret: TextCaret) => void;
}

/** Subscribes to the part of the view that `pick` returns. `pick` must not create new objects. */
export const useFrameView = <Picked>(session: FrameSession, pick: (view: FrameView) => Picked): Picked =>
  useSyncExternalStore(session.subscribe, () => pick(session.view()));
