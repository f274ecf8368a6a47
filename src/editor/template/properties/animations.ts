import { roundTo } from '@/domain/numbers';
import type { Animation } from '@/engine/document';

/** A part of an animation. */
export type AnimationPart = 'intro' | 'emphasis' | 'outro';
/** Intro or outro of a frame. */
export type Transition = NonNullable<Animation['intro']>;
/** Emphasis of a frame. */
export type Emphasis = NonNullable<Animation['emphasis']>;
/** The easing of an animation. */
export type Ease = Transition['ease'];
/** The styles of intros and outros, which can be combined. */
export type TransitionStyles = Transition['styles'];

/** Times snap to tenths of a second. */
export const SNAP_MS = 100;

/** Duration of a new part. */
const NEW_PART_MS = 1_000;

/** Snaps a time. */
export const snapTime = (seconds: number): number => Math.round((seconds * 1_000) / SNAP_MS) * SNAP_MS;

/** Converts a time to seconds for display. */
export const toSeconds = (milliseconds: number): number => roundTo(milliseconds / 1_000, 3);

const EASE: Ease = { type: 'easeInOut', curve: 'Quadratic' };

/** Creates an animation that shows a frame from start to end of the timeline. */
export const newAnimation = (timelineLengthMs: number): Animation => ({ from: 0, to: timelineLengthMs });

/** Adds a part to an animation: an intro at its start, an outro at its end, an emphasis in between. */
export function addPart(animation: Animation, part: AnimationPart): Animation {
  const { from, to } = animation;
  const length = Math.min(NEW_PART_MS, to - from);
  if (part === 'emphasis') {
    const start = snapTime((from + to - length) / 2_000);
    const span = { from: start, to: start + length, ease: EASE };
    return { ...animation, emphasis: { ...span, style: { type: 'pulse' } } };
  }
  const span = part === 'intro' ? { from, to: from + length } : { from: to - length, to };
  return { ...animation, [part]: { ...span, ease: EASE, styles: { fade: true } } };
}

/** Removes a part of an animation. */
export function removePart(animation: Animation, part: AnimationPart): Animation {
  const { [part]: _, ...others } = animation;
  return others;
}

/** Initial values of intro and outro styles. */
export const NEW_STYLES: Readonly<Required<TransitionStyles>> = {
  fade: true,
  slide: { direction: 'left', offsetPercent: 100 },
  scale: { scalePercent: 0 },
  rotation: { angleDegrees: 90, numberOfRotations: 0 },
};

/** Switches a style on or off. */
export function toggleStyle(
  styles: TransitionStyles,
  style: keyof TransitionStyles,
  isOn: boolean,
): TransitionStyles {
  const { [style]: _, ...others } = styles;
  return isOn ? { ...others, [style]: NEW_STYLES[style] } : others;
}
