import { drawnAnimation, type Id, type ResolvedLayout } from '../../document';
import { STILL, type Motion } from './motion';
import { sampleAnimation } from './sampleAnimation';

/** A frame at a moment. */
interface Moment {
  /** Without a time, the frame is as designed. */
  readonly timeMs: number | undefined;
  /** Its size in points. */
  readonly frame: { readonly width: number; readonly height: number };
}

/**
 * Returns how a frame differs from the design at a moment, or `undefined` while it is off screen. Time changes nothing
 * else on a page.
 */
export function motionAt(layout: ResolvedLayout, frameId: Id, { timeMs, frame }: Moment): Motion | undefined {
  const animation = timeMs === undefined ? undefined : drawnAnimation(layout, frameId);
  return animation && timeMs !== undefined ? sampleAnimation(animation, timeMs, frame) : STILL;
}
