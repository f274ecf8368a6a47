import type { DropShadow, Frame, Placement } from '../../document';
import type { Motion } from '../animation/motion';
import type { Paints } from '../colour/paints';
import type { GroupItem, Matrix, Shadow } from '../displayList';
import { multiplyAll, roundMatrix, rotation, scaling, translation } from '../geometry/matrix';
import { cosine, sine } from '../geometry/maths';
import { radians, roundFactor, roundLength } from '../geometry/numbers';
import type { FrameContent } from './content';

/** Returns the matrix from the frame's corner to the page: first scales, then turns about the centre. */
function frameMatrix({ box }: FrameContent, placement: Placement, motion: Motion): Matrix {
  const [x, y] = [box.width / 2, box.height / 2];
  return multiplyAll(
    translation(box.x + x + motion.x, box.y + y + motion.y),
    rotation(placement.rotationDegrees + motion.degrees),
    scaling(placement.scaleX * motion.scaleX, placement.scaleY * motion.scaleY),
    translation(-x, -y),
  );
}

/** Converts a drop shadow. The angle is the direction of the light: at 135 it comes from the upper left. */
function shadowOf(
  { enabled, distance, angleDegrees, blurRadius, color }: DropShadow,
  paints: Paints,
): Shadow | undefined {
  if (!enabled) return undefined;
  const { ink, opacity } = paints.solid(color);
  return {
    offsetX: roundLength(-cosine(radians(angleDegrees)) * distance),
    offsetY: roundLength(sine(radians(angleDegrees)) * distance),
    blur: blurRadius,
    ink,
    opacity,
  };
}

/** Groups a frame with its content on the page, moved by its animation. */
export function frameGroup(
  frame: Frame,
  placement: Placement,
  content: FrameContent,
  motion: Motion,
  paints: Paints,
): GroupItem {
  const shadow = shadowOf(frame.dropShadow, paints);
  const opacity = roundFactor(frame.opacity * motion.opacity);
  return {
    type: 'group',
    items: content.items,
    transform: roundMatrix(frameMatrix(content, placement, motion)),
    ...(opacity !== 1 && { opacity }),
    ...(frame.blendMode !== 'normal' && { blendMode: frame.blendMode }),
    ...(shadow && { shadow }),
  };
}
