import type { Document, Frame, Id, Layout, Placement } from '../../document';
import type { Paints } from '../colour/paints';
import type { DisplayItem } from '../displayList';
import type { Report } from '../report';
import type { DisplayPorts } from './ports';

/** One frame that is drawn, with all that its content depends on. */
export interface FrameInput<Kind extends Frame = Frame> {
  readonly document: Document;
  /** What the layout has of its own and does not inherit. */
  readonly layout: Layout;
  readonly frameId: Id;
  readonly frame: Kind;
  /** Lengths in points. */
  readonly placement: Placement;
  /** What takes a length of the layout to points. */
  readonly toPoints: (length: number) => number;
  readonly paints: Paints;
  readonly ports: DisplayPorts;
  readonly report: (report: Report) => void;
}

/** What stands in a frame, seen from its top left corner, and the frame's own box in points. */
export interface FrameContent {
  readonly items: readonly DisplayItem[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
