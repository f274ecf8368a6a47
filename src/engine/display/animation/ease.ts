import type { Animation } from '../../document';
import { cosine, power, powerOfTwo, sine } from '../geometry/maths';

/** The easing of an animation at its start and end. */
export type Ease = NonNullable<Animation['intro']>['ease'];

type Curve = Extract<Ease, { curve: string }>['curve'];

const toThe = (exponent: number) => (share: number) => power(share, exponent);

/** How far the Back curve overshoots in the wrong direction (Penner): a tenth of the way. */
const BACK = 1.70158;

function bounceOut(share: number): number {
  const [steep, part] = [7.5625, 2.75];
  const hop = (middle: number, base: number) => steep * power(share - middle / part, 2) + base;
  if (share < 1 / part) return hop(0, 0);
  if (share < 2 / part) return hop(1.5, 0.75);
  if (share < 2.5 / part) return hop(2.25, 0.9375);
  return hop(2.625, 0.984375);
}

/** Ease-in curves after Penner, from 0 at 0 to 1 at 1. */
const CURVES: Readonly<Record<Curve, (share: number) => number>> = {
  Quadratic: toThe(2),
  Cubic: toThe(3),
  Quartic: toThe(4),
  Quintic: toThe(5),
  Sine: (share) => 1 - cosine((share * Math.PI) / 2),
  Exponential: (share) => powerOfTwo(10 * share - 10),
  Circular: (share) => 1 - Math.sqrt(1 - share * share),
  Elastic: (share) => -powerOfTwo(10 * share - 10) * sine(((share * 10 - 10.75) * 2 * Math.PI) / 3),
  Bounce: (share) => 1 - bounceOut(1 - share),
  Back: (share) => (BACK + 1) * power(share, 3) - BACK * power(share, 2),
};

/**
 * Returns the progress of an animation at a share of its time. It is 0 at 0 and 1 at 1; between them it may pass both
 * bounds.
 */
export function eased(ease: Ease, share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  if (ease.type === 'noEase') return share;
  const curve = CURVES[ease.curve];
  if (ease.type === 'easeIn') return curve(share);
  if (ease.type === 'easeOut') return 1 - curve(1 - share);
  return share < 0.5 ? curve(2 * share) / 2 : 1 - curve(2 - 2 * share) / 2;
}
