import { drawnAnimation, type Id, type ResolvedLayout } from '../../document';
import { STILL, type Motion } from './motion';
import { sampleAnimation } from './sampleAnimation';

/** A moment of a frame. */
interface Moment {
  /** Without it the frame is as the design has it. */
  readonly timeMs: number | undefined;
  /** Its size in points. */
  readonly frame: { readonly width: number; readonly height: number };
}

/**
 * How a frame differs from the design at a moment; `undefined` while it is not on screen. This is all that time changes of
 * a page.
 */
export function motionAt(layout: ResolvedLayout, frameId: Id, { timeMs, frame }: Moment): Motion | undefined {
  const animation = timeMs === undefined ? undefined : drawnAnimation(layout, frameId);
  return animation && timeMs !== undefined ? sampleAnimation(animation, timeMs, frame) : STILL;
}
