import type { Animation, Outline } from '@/engine/document';
import { documentOf, filled, hex, shape, type Reference } from './build';

type Ease = NonNullable<Animation['intro']>['ease'];

const FILL = filled('#457b9d');
const ARCS = 'M.5 .5L1 .5A.5 .5 0 1 1 .5 0zM0 0A.3 .2 30 0 1 .5 .5A.25 .25 0 0 0 .75 .75';
const CURVES = [
  ...(['Quadratic', 'Cubic', 'Quartic', 'Quintic', 'Sine'] as const),
  ...(['Exponential', 'Circular', 'Elastic', 'Bounce', 'Back'] as const),
];
const EASES = CURVES.flatMap((curve) =>
  (['easeIn', 'easeOut', 'easeInOut'] as const).map((type) => ({ type, curve })),
);

const OUTLINES: Readonly<Record<string, Outline>> = {
  ...Object.fromEntries(
    [3, 5, 6, 7, 8, 12, 60].map((sides) => [
      `polygon of ${sides}`,
      { type: 'polygon', sides, cornerRadii: { type: 'all', radius: 3 } },
    ]),
  ),
  rectangle: { type: 'rectangle', cornerRadii: { type: 'all', radius: 2.3 } },
  arcs: { type: 'path', path: ARCS },
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Frames of all widths up to 50 px. */
const sizes = (outline: Outline): Reference['document'] =>
  documentOf(upTo(50).map((size) => shape([10, 10, size + 1, size + 3], { outline, fill: FILL })));

/** Frames, each rotated by one degree more than the previous one, with the light of its shadow. */
const turned = (distance: number): Reference['document'] =>
  documentOf(
    upTo(360).map((angleDegrees) =>
      shape(
        [10, 10, 21, 13],
        {
          fill: FILL,
          dropShadow: { enabled: true, distance, angleDegrees, blurRadius: 2, color: hex('#000000') },
        },
        { rotationDegrees: angleDegrees, scaleX: 1.5 },
      ),
    ),
  );

/** Frames, each a hundredth further in its animation. */
const coming = (ease: Ease): Reference => ({
  document: documentOf(
    upTo(101).map((way) =>
      shape(
        [70, 45, 61, 59],
        { fill: FILL },
        {
          animation: {
            from: 0,
            to: 5_000,
            intro: {
              from: 1_000 - 10 * way,
              to: 2_000 - 10 * way,
              ease,
              styles: {
                slide: { direction: 'topLeft', offsetPercent: 100 },
                scale: { scalePercent: 50 },
                fade: true,
              },
            },
          },
        },
      ),
    ),
    { intent: 'digitalAnimated' },
  ),
  timeMs: 1_000,
});

/**
 * Thousands of shapes in a few documents, for numbers in the middle between two roundings: there the last bit of a sine
 * or a power decides. They include a cubic ease at 0.35, which Firefox once drew differently.
 */
export const manyShapes = (): Readonly<Record<string, Reference>> =>
  Object.fromEntries([
    ...Object.entries(OUTLINES).map(([name, outline]) => [name, { document: sizes(outline) }] as const),
    ...[1, 2.5, 1.001, 0.333].map((far) => [`turned, shadow ${far}`, { document: turned(far) }] as const),
    ...EASES.map((ease) => [`${ease.type} ${ease.curve}`, coming(ease)] as const),
  ]);
