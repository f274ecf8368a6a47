import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Animation } from '@/engine/document';
import { build, documentOf, groupOf, shape } from './support/pageOf';

type Emphasis = NonNullable<Animation['emphasis']>;
type Styles = NonNullable<Animation['intro']>['styles'];

const CURVES = [
  ...(['Quadratic', 'Cubic', 'Quartic', 'Quintic', 'Sine'] as const),
  ...(['Exponential', 'Circular', 'Elastic', 'Bounce', 'Back'] as const),
];
const ease = fc.oneof(
  fc.constant({ type: 'noEase' } as const),
  fc.record({
    type: fc.constantFrom('easeIn', 'easeOut', 'easeInOut'),
    curve: fc.constantFrom(...CURVES),
  }),
);

const EMPHASES: readonly Emphasis['style'][] = [
  { type: 'shake', direction: 'vertical' },
  { type: 'shake', direction: 'horizontal' },
  ...(['bounce', 'flash', 'headshake', 'heartbeat', 'pulse'] as const).map((type) => ({ type })),
  ...(['rubberBand', 'swing', 'tada', 'vertical', 'horizontal'] as const).map((type) => ({ type })),
];

const own = { x: 50, y: 20, width: 100, height: 60 };

const play = (
  animation: Animation,
  timeMs: number | undefined,
  intent: 'digitalAnimated' | 'print' = 'digitalAnimated',
) => build(documentOf([{ frame: shape(), placement: { ...own, animation } }], { intent }), {}, timeMs);

const still = groupOf(build(documentOf([{ frame: shape(), placement: own }])));

const intro = (styles: Styles): Animation => ({
  from: 0,
  to: 5_000,
  intro: { from: 1_000, to: 2_000, ease: { type: 'noEase' }, styles },
});

it.each(EMPHASES)('S7.27 starts and ends $type at the own place, size and opacity of the frame', (style) => {
  fc.assert(
    fc.property(
      ease,
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      (each, from, length) => {
        const to = from + length;
        const animation: Animation = { from: 0, to: 5_000, emphasis: { from, to, ease: each, style } };
        expect(groupOf(play(animation, from))).toEqual(still);
        expect(groupOf(play(animation, to))).toEqual(still);
        expect(groupOf(play(animation, 5_000))).toEqual(still);
      },
    ),
    { numRuns: 25 },
  );
});

it.each(EMPHASES)('S7.27 shows $type in between', (style) => {
  const animation: Animation = {
    from: 0,
    to: 5_000,
    emphasis: { from: 0, to: 1_000, ease: { type: 'noEase' }, style },
  };
  const moved = Array.from({ length: 19 }, (_, index) => groupOf(play(animation, (index + 1) * 50)));
  expect(moved.some((group) => JSON.stringify(group) !== JSON.stringify(still))).toBe(true);
});

describe('S7.26 an intro', () => {
  it.each([
    ['left', [-50, 20]],
    ['right', [150, 20]],
    ['top', [50, -40]],
    ['bottom', [50, 80]],
    ['topLeft', [-50, -40]],
    ['topRight', [150, -40]],
    ['bottomLeft', [-50, 80]],
    ['bottomRight', [150, 80]],
  ] as const)('slides in from the %s', (direction, [x, y]) => {
    const animation = intro({ slide: { direction, offsetPercent: 100 } });
    expect(groupOf(play(animation, 1_000)).transform).toEqual([1, 0, 0, 1, x, y]);
    expect(groupOf(play(animation, 1_500)).transform).toEqual([1, 0, 0, 1, (x + 50) / 2, (y + 20) / 2]);
    expect(groupOf(play(animation, 2_000))).toEqual(still);
  });

  it('rotates, scales and fades in at once', () => {
    const animation = intro({
      rotation: { angleDegrees: 180, numberOfRotations: 1 },
      scale: { scalePercent: 50 },
      fade: true,
    });
    const start = groupOf(play(animation, 0));
    expect(start.opacity).toBe(0);
    // Half the size about the centre and upside down.
    expect(start.transform).toEqual([-0.5, 0, 0, -0.5, 125, 65]);
    const middle = groupOf(play(animation, 1_500));
    expect(middle.opacity).toBe(0.5);
    // Half of one and a half turns is three quarters of one.
    expect(middle.transform).toEqual([0, -0.75, 0.75, 0, 77.5, 87.5]);
    expect(groupOf(play(animation, 2_000))).toEqual(still);
  });

  it('ends at the frame’s designed place, with any ease', () => {
    fc.assert(
      fc.property(ease, (each) => {
        const animation: Animation = {
          from: 0,
          to: 5_000,
          intro: {
            from: 0,
            to: 800,
            ease: each,
            styles: {
              slide: { direction: 'left', offsetPercent: 80 },
              scale: { scalePercent: 0 },
              fade: true,
            },
          },
        };
        expect(groupOf(play(animation, 800))).toEqual(still);
        expect(groupOf(play(animation, 0)).opacity).toBe(0);
      }),
    );
  });

  it('starts slowly when it eases in and fast when it eases out', () => {
    const at = (type: 'easeIn' | 'easeOut') =>
      groupOf(
        play(
          {
            from: 0,
            to: 5_000,
            intro: { from: 0, to: 1_000, ease: { type, curve: 'Cubic' }, styles: { fade: true } },
          },
          500,
        ),
      ).opacity;
    expect(at('easeIn')).toBe(0.125);
    expect(at('easeOut')).toBe(0.875);
  });
});

it('S7.26 runs an outro from the frame’s own place', () => {
  const animation: Animation = {
    from: 0,
    to: 5_000,
    outro: {
      from: 4_000,
      to: 5_000,
      ease: { type: 'noEase' },
      styles: { slide: { direction: 'right', offsetPercent: 50 }, fade: true },
    },
  };
  expect(groupOf(play(animation, 4_000))).toEqual(still);
  const end = groupOf(play(animation, 5_000));
  expect([end.opacity, end.transform]).toEqual([0, [1, 0, 0, 1, 100, 20]]);
});

it('draws a frame only while it is on screen', () => {
  const animation: Animation = { from: 1_000, to: 2_000 };
  expect(play(animation, 999).list.items).toEqual([]);
  expect(groupOf(play(animation, 1_000))).toEqual(still);
  expect(play(animation, 2_001).list.items).toEqual([]);
});

it('S5.18 draws animations on animated layouts only, and elsewhere the design', () => {
  const animation = intro({ fade: true });
  expect(groupOf(play(animation, 0)).opacity).toBe(0);
  expect(groupOf(play(animation, 0, 'print'))).toEqual(still);
  expect(groupOf(play(animation, undefined))).toEqual(still);
});
