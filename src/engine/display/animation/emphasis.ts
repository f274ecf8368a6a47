import type { Animation } from '../../document';
import { clamp, mix } from '../geometry/numbers';
import { STILL, type Motion } from './motion';

/** How a frame calls attention. */
export type EmphasisStyle = NonNullable<Animation['emphasis']>['style'];

/** The motion at a percentage of the time; x and y in shares of the frame's width and height. */
type Keyframe = readonly [percent: number, motion: Partial<Motion>];

/** Spreads values at even intervals, with rest at both ends. */
const steps = (key: keyof Motion, ...values: readonly number[]): readonly Keyframe[] =>
  values.map((value, index) => [((index + 1) * 100) / (values.length + 1), { [key]: value }]);

/** Scales width and height alike. */
const size = (scale: number): Partial<Motion> => ({ scaleX: scale, scaleY: scale });

const SHAKE = [-0.1, 0.1, -0.1, 0.1, -0.1, 0.1, -0.1, 0.1, -0.1];

const TADA: readonly Keyframe[] = [
  ...[10, 20].map((percent) => [percent, { ...size(0.9), degrees: -3 }] as const),
  ...[30, 40, 50, 60, 70, 80, 90].map(
    (percent, index) => [percent, { ...size(1.1), degrees: index % 2 ? -3 : 3 }] as const,
  ),
];

const KEYFRAMES: Readonly<Record<Exclude<EmphasisStyle['type'], 'shake'>, readonly Keyframe[]>> = {
  bounce: [
    [20, {}],
    [40, { y: -0.3, scaleY: 1.1 }],
    [53, {}],
    [70, { y: -0.15, scaleY: 1.05 }],
    [80, {}],
    [90, { y: -0.04, scaleY: 1.02 }],
  ],
  flash: steps('opacity', 0, 1, 0),
  headshake: [
    [6.5, { x: -0.06, degrees: -2 }],
    [18.5, { x: 0.05, degrees: 1.5 }],
    [31.5, { x: -0.03, degrees: -1 }],
    [43.5, { x: 0.02, degrees: 0.5 }],
    [50, {}],
  ],
  heartbeat: [
    [14, size(1.3)],
    [28, {}],
    [42, size(1.3)],
    [70, {}],
  ],
  pulse: [[50, size(1.05)]],
  rubberBand: [
    [30, { scaleX: 1.25, scaleY: 0.75 }],
    [40, { scaleX: 0.75, scaleY: 1.25 }],
    [50, { scaleX: 1.15, scaleY: 0.85 }],
    [65, { scaleX: 0.95, scaleY: 1.05 }],
    [75, { scaleX: 1.05, scaleY: 0.95 }],
  ],
  swing: steps('degrees', 15, -10, 5, -5),
  tada: TADA,
  vertical: steps('y', -0.2, 0, 0.2),
  horizontal: steps('x', -0.2, 0, 0.2),
};

const keyframesOf = (style: EmphasisStyle): readonly Keyframe[] =>
  style.type === 'shake'
    ? steps(style.direction === 'vertical' ? 'y' : 'x', ...SHAKE)
    : KEYFRAMES[style.type];

/** Returns the motion of an emphasised frame at a share of its time; at 0 and 1 the frame is at rest. */
export function emphasisMotion(
  style: EmphasisStyle,
  share: number,
  frame: { readonly width: number; readonly height: number },
): Motion {
  const percent = clamp(share, 0, 1) * 100;
  const keyframes: readonly Keyframe[] = [[0, {}], ...keyframesOf(style), [100, {}]];
  const next = keyframes.findIndex(([at]) => at > percent);
  if (next <= 0) return STILL;
  const [start, from] = keyframes[next - 1] ?? [0, {}];
  const [end, to] = keyframes[next] ?? [100, {}];
  const way = (percent - start) / (end - start);
  const value = (key: keyof Motion) => mix(from[key] ?? STILL[key], to[key] ?? STILL[key], way);
  return {
    x: value('x') * frame.width,
    y: value('y') * frame.height,
    degrees: value('degrees'),
    scaleX: value('scaleX'),
    scaleY: value('scaleY'),
    opacity: value('opacity'),
  };
}
