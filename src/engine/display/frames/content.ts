import type { Document, Frame, Id, Layout, Placement } from '../../document';
import type { Paints } from '../colour/paints';
import type { DisplayItem } from '../displayList';
import type { Report } from '../report';
import type { DisplayPorts } from './ports';

/** A frame to draw, with everything its content depends on. */
export interface FrameInput<Kind extends Frame = Frame> {
  readonly document: Document;
  /** The layout's own properties, without inherited ones. */
  readonly layout: Layout;
  readonly frameId: Id;
  readonly frame: Kind;
  /** Lengths in points. */
  readonly placement: Placement;
  /** Converts a length of the layout to points. */
  readonly toPoints: (length: number) => number;
  readonly paints: Paints;
  readonly ports: DisplayPorts;
  readonly report: (report: Report) => void;
}

/** The content of a frame from its top left corner, and the frame's own box in points. */
export interface FrameContent {
  readonly items: readonly DisplayItem[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
