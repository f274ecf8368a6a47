import type { Animation } from '@/engine/document';
import { documentOf, filled, shape, type Reference } from './build';

const EASE = { type: 'easeOut', curve: 'Cubic' } as const;

/** A square that appears, shakes and disappears, drawn at a moment. */
function moment(timeMs: number, animation: Partial<Animation>): Reference {
  const placed = shape(
    [70, 45, 60, 60],
    { fill: filled('#e63946') },
    { animation: { from: 0, to: 5_000, ...animation } },
  );
  return { document: documentOf([placed], { intent: 'digitalAnimated' }), timeMs };
}

/** Moments of animations. */
export const motion: Readonly<Record<string, Reference>> = {
  'sliding in while turning and fading': moment(400, {
    intro: {
      from: 0,
      to: 1_000,
      ease: EASE,
      styles: {
        slide: { direction: 'topLeft', offsetPercent: 100 },
        rotation: { angleDegrees: 90, numberOfRotations: 0 },
        fade: true,
      },
    },
  }),
  'growing out of the page': moment(4_500, {
    outro: { from: 4_000, to: 5_000, ease: EASE, styles: { scale: { scalePercent: 300 }, fade: true } },
  }),
  'shaken in the middle': moment(2_150, {
    emphasis: {
      from: 2_000,
      to: 3_000,
      ease: { type: 'noEase' },
      style: { type: 'shake', direction: 'horizontal' },
    },
  }),
};
