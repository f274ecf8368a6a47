import { useSyncExternalStore } from 'react';
import type { Document, Id, RunLook } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Side } from '@/engine/text';
import type { ChangeNote } from '../History';

/** What is being worked on: frames, the text of one, or the crop of one. */
export type Mode = { readonly type: 'frames' } | { readonly type: 'text' | 'crop'; readonly frameId: Id };

/** A place in the text of a frame: a paragraph, and the characters before it, a variable counting as one. */
export interface TextPlace {
  readonly paragraph: number;
  readonly offset: number;
}

/** The caret in a text, and what is selected from `anchor` to `focus`, where the caret stands. */
export interface TextCaret {
  readonly anchor: TextPlace;
  readonly focus: TextPlace;
  /** Whether it belongs to the character before it or to the one after it, which may stand on another line. */
  readonly side: Side;
  /** How what is typed next looks. @default as the text around it */
  readonly look?: RunLook;
}

/** What is shown of frames that are worked on; another object after each change. */
export interface FrameView {
  readonly document: Document;
  readonly pageId: Id;
  /** The selected frames of the page, in the order they were chosen. */
  readonly selection: readonly Id[];
  readonly mode: Mode;
  /** The caret of the text that is edited; none before it was put somewhere. */
  readonly caret: TextCaret | undefined;
}

/** Frames that are worked on, in a template or in a project. Knows no screen. */
export interface FrameSession {
  /** Calls back after each change of the view, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The present view; the same object until something changes. */
  readonly view: () => FrameView;
  /** Changes the document, as one step of undo. @returns why that can't be, and nothing is changed then */
  change: (operations: readonly Operation[], note: ChangeNote) => string | undefined;
  /** What comes next is a step of its own, even if it is of the same thing. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
  /** Selects frames of the page. */
  select: (frameIds: readonly Id[]) => void;
  /** Starts editing the text or the crop of a frame, or goes back to frames with that one selected. */
  enter: (mode: Mode) => void;
  /** Puts the caret of the text that is edited. */
  putCaret: (caret: TextCaret) => void;
}

/** What of the view `pick` answers with; drawn again when that is another thing. `pick` makes no new objects. */
export const useFrameView = <Picked>(session: FrameSession, pick: (view: FrameView) => Picked): Picked =>
  useSyncExternalStore(session.subscribe, () => pick(session.view()));
