import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Animation } from '@/engine/document';
import { looksAlike } from '@/engine/display';
import { build, documentOf, shape, type PlacedFrame } from './support/pageOf';

type Intro = NonNullable<Animation['intro']>;
type Emphasis = NonNullable<Animation['emphasis']>;

const FADING: Intro['styles'] = { fade: true };
const SLIDING: Intro['styles'] = { slide: { direction: 'left', offsetPercent: 100 } };
const SHRUNK: Intro['styles'] = { scale: { scalePercent: 50 } };

const animated = (animation: Animation): PlacedFrame => ({ frame: shape(), placement: { animation } });

/** Appears within the first second, emphasises in the third and disappears within the fifth. */
const TEMPLATE: Animation = {
  from: 0,
  to: 5_000,
  intro: { from: 0, to: 1_000, ease: { type: 'easeOut', curve: 'Cubic' }, styles: SLIDING },
  emphasis: { from: 2_000, to: 3_000, ease: { type: 'noEase' }, style: { type: 'swing' } },
  outro: { from: 4_000, to: 5_000, ease: { type: 'noEase' }, styles: FADING },
};

const alike = (
  frames: readonly PlacedFrame[],
  intent: 'digitalAnimated' | 'print' = 'digitalAnimated',
): ReturnType<typeof looksAlike> =>
  looksAlike({ document: documentOf(frames, { intent }), layoutId: 'a4', pageId: 'page' });

const time = fc.integer({ min: 0, max: 40 }).map((tenth) => tenth * 100);
const span = fc
  .tuple(time, time)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const ease = fc.constantFrom<Intro['ease'][]>(
  { type: 'noEase' },
  { type: 'easeInOut', curve: 'Quadratic' },
  { type: 'easeOut', curve: 'Bounce' },
);
const transition = fc
  .tuple(span, ease, fc.constantFrom(FADING, SLIDING, SHRUNK))
  .map(([times, each, styles]): Intro => ({ ...times, ease: each, styles }));
const emphasis = fc
  .tuple(span, ease, fc.constantFrom('flash', 'pulse', 'swing', 'bounce'))
  .map(([times, each, type]): Emphasis => ({ ...times, ease: each, style: { type } }));
const animation: fc.Arbitrary<Animation> = fc
  .tuple(span, fc.record({ intro: transition, emphasis, outro: transition }, { requiredKeys: [] }))
  .map(([times, parts]) => ({ ...times, ...parts }));

describe('a page at two times', () => {
  it('looks the same only with equal display lists', () => {
    fc.assert(
      fc.property(
        fc.array(animation, { maxLength: 3 }),
        fc.array(time, { minLength: 2, maxLength: 6 }),
        (animations, times) => {
          const frames = animations.map(animated);
          const document = documentOf(frames, { intent: 'digitalAnimated' });
          const isAlike = alike(frames);
          const lists = times.map((timeMs) => build(document, {}, timeMs).list);
          for (const [index, list] of lists.entries())
            for (const [other, timeMs] of times.entries())
              if (isAlike(times[index] ?? NaN, timeMs)) expect(list).toEqual(lists[other]);
        },
      ),
    );
  });

  it.each([
    [1_000, 2_000, true],
    [1_500, 3_500, true],
    [3_000, 4_000, true],
    [5_001, 9_000, true],
    [0, 500, false],
    [2_400, 2_500, false],
    [4_500, 4_600, false],
    [5_000, 5_001, false],
  ])('of a template at %i and %i ms is equal: %s', (one, other, isAlike) => {
    expect(alike([{ frame: shape() }, animated(TEMPLATE)])(one, other)).toBe(isAlike);
    expect(alike([animated(TEMPLATE), { frame: shape() }])(other, one)).toBe(isAlike);
  });

  it('moves while any of its frames does', () => {
    const later: Animation = {
      from: 0,
      to: 5_000,
      intro: { from: 1_000, to: 2_000, ease: { type: 'noEase' }, styles: SLIDING },
    };
    const isAlike = alike([animated(TEMPLATE), animated(later)]);
    expect(isAlike(1_000, 1_500)).toBe(false);
    expect(isAlike(3_000, 4_000)).toBe(true);
  });

  it('does not change when its animations do not play or its frames are invisible', () => {
    expect(alike([animated(TEMPLATE)], 'print')(0, 500)).toBe(true);
    const hidden = { frame: shape(), placement: { animation: TEMPLATE, isVisible: false } };
    expect(alike([hidden])(0, 500)).toBe(true);
  });
});
