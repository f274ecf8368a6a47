import type { Id } from '@/engine/document';
import type { FrameView } from '../../page/frames/FrameSession';
import type { SavingView } from './Saving';

/** The tool, which decides the effect of a press on the page. */
export type Tool =
  'select' | 'rectangle' | 'ellipse' | 'polygon' | 'text' | 'image' | 'barcode' | 'hand' | 'zoom';

/** View options of the design mode. */
export interface ViewOptions {
  /** Whether rulers are shown. */
  readonly hasRulers: boolean;
  /** Whether dragged frames snap to edges, guides and grid. */
  readonly isSnapping: boolean;
  /** Whether print layouts show their bleed. */
  readonly hasBleed: boolean;
  /** Whether the page simulates its press condition. */
  readonly isProofed: boolean;
}

/** The state of the template editor; a new object after each change. */
export interface EditorView extends SavingView, FrameView {
  /** The entered group, whose members are edited individually; undefined while groups act as one. */
  readonly groupId: Id | undefined;
  readonly tool: Tool;
  /** Whether Run is on, which tries values and actions; its changes are discarded afterwards. */
  readonly isRunning: boolean;
  /** Whether the page is shown without outlines, guides and bleed. */
  readonly isPlain: boolean;
  readonly options: ViewOptions;
  /** Name of the step that undo reverts; none if there is none. */
  readonly undoes: string | undefined;
  /** Name of the step that redo repeats; none if there is none. */
  readonly redoes: string | undefined;
}
