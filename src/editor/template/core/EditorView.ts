import type { Document, Id, RunLook } from '@/engine/document';
import type { Side } from '@/engine/text';
import type { SavingView } from './Saving';

/** What a press on the page does. */
export type Tool =
  'select' | 'rectangle' | 'ellipse' | 'polygon' | 'text' | 'image' | 'barcode' | 'hand' | 'zoom';

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

/** How the page is looked at while it is designed. */
export interface ViewOptions {
  /** Whether rulers stand along the canvas. */
  readonly hasRulers: boolean;
  /** Whether what is dragged goes to edges, guides and grid. */
  readonly isSnapping: boolean;
  /** Whether the bleed of print layouts is shown. */
  readonly hasBleed: boolean;
}

/** What the editor shows of a template; another object after each change. */
export interface EditorView extends SavingView {
  readonly document: Document;
  readonly pageId: Id;
  /** The selected frames of the page, in the order they were chosen. */
  readonly selection: readonly Id[];
  /** The group whose members are worked on one by one; none where groups are handled as one. */
  readonly groupId: Id | undefined;
  readonly tool: Tool;
  readonly mode: Mode;
  /** The caret of the text that is edited; none before it was put somewhere. */
  readonly caret: TextCaret | undefined;
  /** Whether values are tried and actions run; what is changed then is gone afterwards. */
  readonly isRunning: boolean;
  /** Whether the page is shown without outlines, guides and bleed. */
  readonly isPlain: boolean;
  readonly options: ViewOptions;
  /** What undo takes back, in words; none where there is nothing. */
  readonly undoes: string | undefined;
  /** What redo does again. */
  readonly redoes: string | undefined;
}
