import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpacing } from '@/editor/page/frames/spacing';
import { snap } from '@/editor/page/frames/snapping';

const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });
const NO_LINES = { x: [], y: [], grid: undefined };

/** Two boxes 12 apart, in one row. */
const ROW = [box(0, 0), box(32, 0)];

/** Returns the snapped position of a box of 20 by 20 beside others. */
function rest(at: { x: number; y: number }, others = ROW, reach = 2) {
  const moving = box(at.x, at.y);
  const { by, gaps } = snap(moving, { others: [], spacing: findSpacing(others), lines: NO_LINES }, reach);
  return { x: at.x + by.x, y: at.y + by.y, gaps };
}

describe('even distances while frames are moved', () => {
  it('S10.13 a frame beside two others snaps to their distance', () => {
    const { x, gaps } = rest({ x: 65.3, y: 4 });
    expect(x).toBeCloseTo(64, 6);
    expect(gaps.map(({ axis, from, to }) => [axis, from, Number(to.toFixed(6))])).toEqual([
      ['x', 52, 64],
      ['x', 20, 32],
    ]);
    expect(rest({ x: -33.1, y: 4 }).x).toBeCloseTo(-32, 6);
  });

  it('S10.13 a frame between two others snaps to the middle, with both distances marked', () => {
    const apart = [box(0, 0), box(100, 0)];
    const { x, gaps } = rest({ x: 49, y: 3 }, apart);
    expect(x).toBeCloseTo(50, 6);
    expect(gaps.map(({ from, to }) => to - from)).toEqual([30, 30].map((width) => expect.closeTo(width, 6)));
  });

  it('S10.13 columns count like rows, and frames in neither are ignored', () => {
    expect(rest({ x: 3, y: 66 }, [box(0, 0), box(0, 33)]).y).toBeCloseTo(66, 6);
    expect(rest({ x: 65.3, y: 60 })).toEqual({ x: 65.3, y: 60, gaps: [] });
  });

  it('S10.13 a frame beyond the reach does not snap', () => {
    expect(rest({ x: 67, y: 4 })).toMatchObject({ x: 67, gaps: [] });
  });

  it('S10.13 a nearer line is preferred to an even distance', () => {
    const moving = box(64.5, 4);
    const lines = { ...NO_LINES, x: [64.9] };
    expect(snap(moving, { others: [], spacing: findSpacing(ROW), lines }, 2).by.x).toBeCloseTo(0.4, 6);
  });

  it('S10.13 after any row a frame snaps to one of its distances, which is marked', () => {
    const step = fc.record({
      gap: fc.integer({ min: 5, max: 60 }),
      width: fc.integer({ min: 1, max: 60 }),
      y: fc.integer({ min: 0, max: 9 }),
    });
    const row = fc.array(step, { minLength: 2, maxLength: 8 }).map((steps) => {
      let end = 0;
      return steps.map(({ gap, width, y }) => {
        const placed = { x: end + gap, y, width, height: 20 };
        end = placed.x + width;
        return { gap, placed };
      });
    });
    const nudge = fc.double({ min: -1.9, max: 1.9, noNaN: true });
    fc.assert(
      fc.property(row, nudge, fc.nat(), (steps, by, which) => {
        const [, ...later] = steps;
        const wanted = later[which % later.length]?.gap ?? 0;
        const end = Math.max(...steps.map(({ placed }) => placed.x + placed.width));
        const { x, gaps } = rest(
          { x: end + wanted + by, y: 5 },
          steps.map(({ placed }) => placed),
        );
        expect(later.some(({ gap }) => Math.abs(x - end - gap) < 1e-6)).toBe(true);
        expect(gaps.filter(({ axis }) => axis === 'x').length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
