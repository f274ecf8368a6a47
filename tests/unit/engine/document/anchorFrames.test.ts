import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorFrames, type Box } from '@/engine/document';
import type { Anchor } from '@/engine/document/schema/placement';

const page = { type: 'page' } as const;
const relative: Anchor = { type: 'relative' };
const box = { x: 10, y: 20, width: 30, height: 40 };
const before = { width: 200, height: 100 };

/** Returns the box of a frame after its page has become twice as wide. */
const widened = (horizontal: Anchor, after = { width: 400, height: 100 }): Box | undefined =>
  anchorFrames(new Map([['a', { ...box, anchoring: { horizontal, vertical: relative } }]]), {
    before,
    after,
  }).get('a');

describe('anchorFrames', () => {
  it('S5.25 doubles x and width with the page for relative anchoring', () => {
    expect(widened(relative)).toEqual({ ...box, x: 20, width: 60 });
  });

  it.each<[string, Anchor, Partial<Box>]>([
    ['start keeps its distance to that edge', { type: 'start', target: page }, { x: 10, width: 30 }],
    ['end keeps its distance to the other', { type: 'end', target: page }, { x: 210, width: 30 }],
    ['both edges stretches', { type: 'startAndEnd', start: page, end: page }, { x: 10, width: 230 }],
    ['the centre keeps its offset from the middle', { type: 'center', target: page }, { x: 110, width: 30 }],
  ])('S5.26 a frame anchored to %s', (_, anchor, expected) => {
    expect(widened(anchor)).toMatchObject(expected);
  });

  it('S5.26 never makes a width negative', () => {
    expect(widened({ type: 'startAndEnd', start: page, end: page }, { width: 20, height: 100 })?.width).toBe(
      0,
    );
  });

  it.each([
    ['start', 100],
    ['center', 115],
    ['end', 130],
  ] as const)('S5.27 a frame anchored to the %s of another follows it, through others', (edge, shifted) => {
    const follow = (frameId: string): Anchor => ({ type: 'start', target: { type: 'frame', frameId, edge } });
    const boxes = new Map([
      ['last', { ...box, anchoring: { horizontal: follow('middle'), vertical: relative } }],
      ['middle', { ...box, anchoring: { horizontal: follow('first'), vertical: relative } }],
      ['first', { ...box, anchoring: { horizontal: relative, vertical: relative } }],
    ]);
    const placed = anchorFrames(
      boxes,
      { before, after: before },
      new Map([['first', { x: 110, width: 60 }]]),
    );
    expect(placed.get('middle')).toMatchObject({ x: 10 + shifted, width: 30 });
    expect(placed.get('last')).toMatchObject({ x: 10 + shifted, width: 30 });
  });

  it('S5.27 a frame between two others stretches with them', () => {
    const to = (frameId: string, edge: 'start' | 'end') => ({ type: 'frame', frameId, edge }) as const;
    const anchor: Anchor = { type: 'startAndEnd', start: to('left', 'end'), end: to('right', 'start') };
    const still = { horizontal: { type: 'start', target: page }, vertical: relative } as const;
    const boxes = new Map([
      ['between', { ...box, x: 50, width: 50, anchoring: { horizontal: anchor, vertical: relative } }],
      ['left', { ...box, anchoring: still }],
      ['right', { ...box, x: 120, anchoring: still }],
    ]);
    const pinned = new Map([
      ['left', { x: 0 }],
      ['right', { x: 150 }],
    ]);
    expect(anchorFrames(boxes, { before, after: before }, pinned).get('between')).toMatchObject({
      x: 40,
      width: 90,
    });
  });

  it('S5.26 keeps frames in place while the page keeps its size', () => {
    const target = fc.constantFrom(page, { type: 'frame', frameId: 'other', edge: 'center' } as const);
    const anchor = fc.oneof(
      fc.constant(relative),
      fc.record({ type: fc.constantFrom('start' as const, 'center' as const, 'end' as const), target }),
      fc.record({ type: fc.constant('startAndEnd' as const), start: target, end: target }),
    );
    const length = fc.double({ min: 0, max: 1_000, noNaN: true });
    const place = fc.record({ x: length, y: length, width: length, height: length });
    fc.assert(
      fc.property(place, place, anchor, anchor, (one, two, horizontal, vertical) => {
        const boxes = new Map([
          ['a', { ...one, anchoring: { horizontal, vertical } }],
          ['other', { ...two, anchoring: { horizontal: relative, vertical: relative } }],
        ]);
        const placed = anchorFrames(boxes, { before, after: before });
        expect([...placed.values()]).toEqual([one, two]);
      }),
    );
  });
});
