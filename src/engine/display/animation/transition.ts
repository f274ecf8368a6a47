import type { Animation } from '../../document';
import { clamp, mix } from '../geometry/numbers';
import { STILL, type Motion } from './motion';

/** How a frame enters and leaves. */
export type TransitionStyles = NonNullable<Animation['intro']>['styles'];

type Direction = NonNullable<TransitionStyles['slide']>['direction'];

const WAYS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
  topLeft: [-1, -1],
  topRight: [1, -1],
  bottomLeft: [-1, 1],
  bottomRight: [1, 1],
};

/**
 * Returns the motion of a frame between its own place, at 0, and the place it enters from or leaves to, at 1. Offsets
 * are percentages of its own width and height; it may also turn, scale and fade. Eases may pass both ends.
 */
export function transitionMotion(
  { slide, rotation, scale, fade }: TransitionStyles,
  share: number,
  frame: { readonly width: number; readonly height: number },
): Motion {
  const [x, y] = slide ? WAYS[slide.direction] : [0, 0];
  const distance = ((slide?.offsetPercent ?? 0) / 100) * share;
  const turn = rotation ? rotation.angleDegrees + 360 * rotation.numberOfRotations : 0;
  const size = scale ? Math.max(0, mix(1, scale.scalePercent / 100, share)) : 1;
  return {
    ...STILL,
    x: x * distance * frame.width,
    y: y * distance * frame.height,
    degrees: turn * share,
    scaleX: size,
    scaleY: size,
    opacity: fade ? clamp(1 - share, 0, 1) : 1,
  };
}
