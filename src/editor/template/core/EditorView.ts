import type { Id } from '@/engine/document';
import type { FrameView } from '../../page/frames/FrameSession';
import type { SavingView } from './Saving';

/** What a press on the page does. */
export type Tool =
  'select' | 'rectangle' | 'ellipse' | 'polygon' | 'text' | 'image' | 'barcode' | 'hand' | 'zoom';

/** How the page is looked at while it is designed. */
export interface ViewOptions {
  /** Whether rulers stand along the canvas. */
  readonly hasRulers: boolean;
  /** Whether what is dragged goes to edges, guides and grid. */
  readonly isSnapping: boolean;
  /** Whether the bleed of print layouts is shown. */
  readonly hasBleed: boolean;
  /** Whether the page is shown as it prints in its condition. */
  readonly isProofed: boolean;
}

/** What the editor shows of a template; another object after each change. */
export interface EditorView extends SavingView, FrameView {
  /** The group whose members are worked on one by one; none where groups are handled as one. */
  readonly groupId: Id | undefined;
  readonly tool: Tool;
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
