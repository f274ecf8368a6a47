import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostComparisons, windAlternately } from '@/engine/drawing/windAlternately';
import { parsePath, type Segment } from '@/engine/display';

type Point = readonly [x: number, y: number];

/** Returns the corners of each part of an outline of straight lines. */
function partsOf(segments: readonly Segment[]): Point[][] {
  const parts: Point[][] = [];
  for (const [command, x, y] of segments) {
    if (command === 'Z') continue;
    if (command === 'M') parts.push([]);
    parts.at(-1)?.push([x, y]);
  }
  return parts;
}

/** Returns the winding of a part about a point: 1 or -1, and 0 outside. */
function windingOf(part: readonly Point[], [x, y]: Point): number {
  return part.reduce((sum, [fromX, fromY], index) => {
    const [toX, toY] = part[(index + 1) % part.length] ?? [0, 0];
    if (fromY > y === toY > y || x >= fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) return sum;
    return sum + (toY > fromY ? 1 : -1);
  }, 0);
}
const windingsOf = (segments: readonly Segment[], point: Point) =>
  partsOf(segments).map((part) => windingOf(part, point));

const wound = (segments: readonly Segment[]) => windAlternately(segments, mostComparisons());

const box = fc
  .record({
    x: fc.integer({ min: 0, max: 20 }),
    y: fc.integer({ min: 0, max: 20 }),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 20 }),
    isReversed: fc.boolean(),
  })
  .map(({ x, y, width, height, isReversed }) =>
    isReversed ? `M${x} ${y}v${height}h${width}v${-height}z` : `M${x} ${y}h${width}v${height}h${-width}z`,
  );
/** Never on a line: those have whole coordinates. */
const anywhere = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));

describe('outlines wound alternately', () => {
  it('fill the same area by the nonzero rule as by the even-odd rule', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 6 }), fc.array(anywhere), (boxes, places) => {
        const before = parsePath(boxes.join(''));
        const after = wound(before);
        for (const [x, y] of after ? places : []) {
          const point = [x + 0.4, y + 0.6] as const;
          const isOdd = windingsOf(before, point).filter((winding) => winding !== 0).length % 2 === 1;
          const winding = windingsOf(after ?? [], point).reduce((sum, each) => sum + each, 0);
          expect(winding !== 0).toBe(isOdd);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reverse curves with their control points', () => {
    const hole = 'M2 2C2 4 4 6 6 6Q7 7 8 2Z';
    const turned = wound(parsePath(`M0 0L9 0L9 9L0 9Z${hole}`));
    expect(turned?.slice(5)).toEqual(parsePath('M2 2C2 4 4 6 6 6Q7 7 8 2Z'));
    const other = wound(parsePath('M0 0L9 0L9 9L0 9ZM8 2Q7 7 6 6C4 6 2 4 2 2Z'));
    expect(other?.slice(5)).toEqual(parsePath(hole));
  });

  it('are undefined once a drawing has used up its comparisons', () => {
    const comparisons = { left: 150 };
    const ring = parsePath('M0 0h9v9h-9zM1 1h3v3h-3z');
    expect(windAlternately(ring, comparisons)).toBeDefined();
    expect(windAlternately(ring, comparisons)).toBeUndefined();
  });

  it.each([
    ['cross each other', 'M0 0h4v4h-4zM2 2h4v4h-4z'],
    ['cross themselves', 'M0 0L4 4L4 0L0 4ZM20 20h1v1h-1z'],
    ['lie on each other', 'M0 0h4v4h-4zM2 0h4v4h-4z'],
    ['are more than can be compared', 'M0 0h1v1h-1z'.repeat(1_001)],
  ])('are not told where they %s', (_, path) => {
    expect(wound(parsePath(path))).toBeUndefined();
  });
});
