import type { Animation } from '../../document';
import { eased, type Ease } from './ease';
import { emphasisMotion } from './emphasis';
import { STILL, combineMotions, type Motion } from './motion';
import { transitionMotion } from './transition';

/** Returns the progress of a span at a time; a span without length is complete at once. */
function progress(span: { readonly from: number; readonly to: number; readonly ease: Ease }, timeMs: number) {
  if (timeMs >= span.to) return 1;
  return eased(span.ease, (timeMs - span.from) / (span.to - span.from));
}

/**
 * Returns how a frame differs from the design at a time in milliseconds. Returns `undefined` before `from` and after
 * `to`, when the frame is off screen. An intro ends in the frame's own place, and an outro starts there. The frame's
 * size is in points.
 */
export function sampleAnimation(
  { from, to, intro, emphasis, outro }: Animation,
  timeMs: number,
  frame: { readonly width: number; readonly height: number },
): Motion | undefined {
  if (timeMs < from || timeMs > to) return undefined;
  const coming = intro ? transitionMotion(intro.styles, 1 - progress(intro, timeMs), frame) : STILL;
  const leaving = outro ? transitionMotion(outro.styles, progress(outro, timeMs), frame) : STILL;
  const calling = emphasis ? emphasisMotion(emphasis.style, progress(emphasis, timeMs), frame) : STILL;
  return combineMotions(combineMotions(coming, calling), leaving);
}
