import type { Animation } from '../../document';
import { eased, type Ease } from './ease';
import { emphasisMotion } from './emphasis';
import { STILL, together, type Motion } from './motion';
import { transitionMotion } from './transition';

/** How much of a span is done at a time; a span without length is done at once. */
function progress(span: { readonly from: number; readonly to: number; readonly ease: Ease }, timeMs: number) {
  if (timeMs >= span.to) return 1;
  return eased(span.ease, (timeMs - span.from) / (span.to - span.from));
}

/**
 * How a frame differs from the design at a time in milliseconds; `undefined` while it is not on screen, which is before
 * `from` and after `to`. An intro starts where the frame comes from and ends in its own place, an outro goes on from
 * there. The frame's size is in points.
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
  return together(together(coming, calling), leaving);
}
