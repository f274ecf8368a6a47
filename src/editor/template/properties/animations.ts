import { roundTo } from '@/domain/numbers';
import type { Animation } from '@/engine/document';

/** Comes in, calls attention, leaves. */
export type AnimationPart = 'intro' | 'emphasis' | 'outro';
/** How a frame comes or leaves. */
export type Transition = NonNullable<Animation['intro']>;
/** How a frame calls attention. */
export type Emphasis = NonNullable<Animation['emphasis']>;
/** How fast an animation goes at its start and end. */
export type Ease = Transition['ease'];
/** What intros and outros are made of; any of them together. */
export type TransitionStyles = Transition['styles'];

/** Times snap to tenths of a second. */
export const SNAP_MS = 100;

/** How long a new part lasts. */
const NEW_PART_MS = 1_000;

/** The nearest time that parts snap to. */
export const snapped = (seconds: number): number => Math.round((seconds * 1_000) / SNAP_MS) * SNAP_MS;

/** A time in seconds, as it is shown. */
export const secondsOf = (milliseconds: number): number => roundTo(milliseconds / 1_000, 3);

const EASE: Ease = { type: 'easeInOut', curve: 'Quadratic' };

/** A frame that is there from the first to the last moment of a layout. */
export const newAnimation = (timelineLengthMs: number): Animation => ({ from: 0, to: timelineLengthMs });

/** An animation with a new part: an intro at its start, an outro at its end, an emphasis in between. */
export function withPart(animation: Animation, part: AnimationPart): Animation {
  const { from, to } = animation;
  const length = Math.min(NEW_PART_MS, to - from);
  if (part === 'emphasis') {
    const start = snapped((from + to - length) / 2_000);
    const span = { from: start, to: start + length, ease: EASE };
    return { ...animation, emphasis: { ...span, style: { type: 'pulse' } } };
  }
  const span = part === 'intro' ? { from, to: from + length } : { from: to - length, to };
  return { ...animation, [part]: { ...span, ease: EASE, styles: { fade: true } } };
}

/** An animation without one of its parts. */
export function withoutPart(animation: Animation, part: AnimationPart): Animation {
  const { [part]: _, ...others } = animation;
  return others;
}

/** What a new style of an intro or outro starts with. */
export const NEW_STYLES: Readonly<Required<TransitionStyles>> = {
  fade: true,
  slide: { direction: 'left', offsetPercent: 100 },
  scale: { scalePercent: 0 },
  rotation: { angleDegrees: 90, numberOfRotations: 0 },
};

/** Styles with one switched on or off. */
export function withStyle(
  styles: TransitionStyles,
  style: keyof TransitionStyles,
  isOn: boolean,
): TransitionStyles {
  const { [style]: _, ...others } = styles;
  return isOn ? { ...others, [style]: NEW_STYLES[style] } : others;
}
