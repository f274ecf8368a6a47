import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitPath, parsePath, writePath } from '@/engine/display';
import type { CornerRadii, Outline } from '@/engine/document';
import { build, documentOf, groupOf, shape } from './support/pageOf';

const drawn = (outline: Outline, width = 100, height = 60): string => {
  const [path] = groupOf(
    build(documentOf([{ frame: shape({ outline }), placement: { width, height } }])),
  ).items;
  if (path?.type !== 'path') throw new Error('No path is drawn.');
  return path.path;
};

const rectangle = (cornerRadii: CornerRadii): Outline => ({ type: 'rectangle', cornerRadii });

/** The numbers of a path as points. */
const points = (path: string): (readonly [number, number])[] => {
  const numbers = (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN] as const] : [],
  );
};

it('S7.05 draws a rectangle without radii with four corners', () => {
  expect(drawn(rectangle({ type: 'none' }))).toBe('M 0 0 L 100 0 L 100 60 L 0 60 Z');
});

it('S7.05 rounds all corners, or each by its own radius', () => {
  const all = drawn(rectangle({ type: 'all', radius: 10 }));
  expect(all.match(/C/g)).toHaveLength(4);
  expect(all).toContain('M 0 10 C 0 4.477 4.477 0 10 0 L 90 0');
  const single = drawn(
    rectangle({ type: 'single', topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 5 }),
  );
  expect(single).toMatch(/^M 0 0 L 80 0 C .* 100 20 L 100 60 L 5 60 C .* 0 55 Z$/);
});

it('S7.05 draws a radius above half the shorter side as that half', () => {
  fc.assert(
    fc.property(fc.double({ min: 30, max: 10_000, noNaN: true }), (radius) => {
      expect(drawn(rectangle({ type: 'all', radius }))).toBe(drawn(rectangle({ type: 'all', radius: 30 })));
    }),
  );
});

it('S7.06 draws polygons of 3 to 60 sides that touch all edges of the frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 60 }), (sides) => {
      const path = drawn({ type: 'polygon', sides, cornerRadii: { type: 'none' } });
      expect(path.match(/[ML]/g)).toHaveLength(sides);
      const [xs, ys] = [points(path).map(([x]) => x), points(path).map(([, y]) => y)];
      expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 100, 0, 60]);
    }),
  );
});

it('S7.06 rounds the corners of polygons as far as the sides have room', () => {
  const path = drawn({ type: 'polygon', sides: 3, cornerRadii: { type: 'all', radius: 10_000 } }, 100, 100);
  expect(path.match(/C/g)).toHaveLength(3);
  for (const [x, y] of points(path)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});

it('S7.06 stretches a path with points from 0 to 1 to the frame', () => {
  expect(drawn({ type: 'path', path: 'M0 0 L1 .5 0 1z' })).toBe('M 0 0 L 100 30 L 0 60 Z');
});

it('draws an ellipse that touches all edges of the frame', () => {
  const path = drawn({ type: 'ellipse' });
  expect(path).toMatch(/^M 100 30 C 100 46\.569 77\.614 60 50 60 /);
});

const inLetters = (text: string) => writePath(parsePath(text));

it.each([
  ['m1 1 2 0 0 2z', 'M 1 1 L 3 1 L 3 3 Z'],
  ['M1,1H5v4h-4V1', 'M 1 1 L 5 1 L 5 5 L 1 5 L 1 1'],
  ['M0 0c1 0 2 1 2 2s1 2 2 2', 'M 0 0 C 1 0 2 1 2 2 C 2 3 3 4 4 4'],
  ['M0 0q1 0 1 1t1 1', 'M 0 0 Q 1 0 1 1 Q 1 2 2 2'],
  ['M0 0T2 2', 'M 0 0 Q 0 0 2 2'],
  ['M1 1l1 0zl0 1', 'M 1 1 L 2 1 Z M 1 1 L 1 2'],
  ['M.5.5-1e1-2', 'M 0.5 0.5 L -10 -2'],
  ['M0 0A0 5 0 0 1 3 3', 'M 0 0 L 3 3'],
  ['M0 0A5 5 0 0 1 0 0', 'M 0 0'],
  ['M0 0L1 1 L2', 'M 0 0 L 1 1'],
  ['M0 0Z5', 'M 0 0 Z'],
  ['L1 1', ''],
  ['', ''],
])('reads the path data %s', (text, expected) => {
  expect(inLetters(text)).toBe(expected);
});

it('reads arc flags without separators', () => {
  expect(inLetters('M0 0a5 5 0 015 5')).toBe(inLetters('M0 0 A 5 5 0 0 1 5 5'));
  expect(inLetters('M0 0a5 5 0 105 5')).toBe(inLetters('M0 0 A 5 5 0 1 0 5 5'));
});

it('draws arcs as curves with ends on the same ellipse', () => {
  const radius = fc.double({ min: 0.5, max: 20, noNaN: true });
  const place = fc.double({ min: -10, max: 10, noNaN: true });
  fc.assert(
    fc.property(radius, place, place, fc.boolean(), fc.boolean(), (r, x, y, large, sweep) => {
      fc.pre(Math.hypot(x, y) > 0.1);
      const segments = parsePath(`M0 0A${r} ${r} 0 ${large ? 1 : 0} ${sweep ? 1 : 0} ${x} ${y}`);
      expect(segments.at(-1)?.slice(-2)).toEqual([x + 0, y + 0]);
      const reached = Math.max(r, Math.hypot(x, y) / 2);
      const ends = segments.map((segment) => segment.slice(-2).map(Number));
      const distance = (one: readonly number[] = [], other: readonly number[] = []) =>
        Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));
      for (const middle of ends.slice(1, -1)) {
        const [one, two] = [distance(ends[0], middle), distance(middle, ends.at(-1))];
        const three = distance(ends[0], ends.at(-1));
        // The radius of a circle through three points is the product of the sides by four times the area (Heron).
        const half = (one + two + three) / 2;
        const area = Math.sqrt(half * (half - one) * (half - two) * (half - three));
        expect((one * two * three) / (4 * area) / reached).toBeCloseTo(1, 3);
      }
    }),
  );
});

it('takes the shorter or longer arc in the requested direction', () => {
  const quarter = parsePath('M1 0A1 1 0 0 1 0 1');
  const threeQuarters = parsePath('M1 0A1 1 0 1 1 0 1');
  expect(quarter).toHaveLength(1 + 2);
  expect(threeQuarters).toHaveLength(1 + 6);
  const turned = parsePath('M2 0A2 1 90 0 1 0 0');
  expect(turned.at(-1)?.slice(-2)).toEqual([0, 0]);
});

it('S7.06 fits a path of any size to its frame by its outline, not by its handles', () => {
  expect(fitPath('M 10 20 h 40 v 20 h -40 z')).toEqual({
    path: 'M 0 0 L 1 0 L 1 1 L 0 1 Z',
    left: 10,
    top: 20,
    width: 40,
    height: 20,
  });
  // Half a disc of radius 10: as high as the arc, whatever its handles.
  const half = fitPath('M0 10A10 10 0 0 1 20 10Z');
  expect(half).toMatchObject({ width: 20, height: 10 });
  expect(half?.path).toMatch(/^M 0 1 C .* 1 1 Z$/);
  const quadratic = fitPath('M0 0Q5 20 10 0Z');
  expect(quadratic).toMatchObject({ path: 'M 0 0 Q 0.5 2 1 0 Z', width: 10, height: 10 });
  expect(fitPath('M0 0C0 8 6 8 6 0')).toMatchObject({ width: 6, height: 6 });
  // A parabola as a cubic; rounding leaves a tiny cubic coefficient.
  expect(fitPath('M0 0C.1 .4 .2 .4 .30000000000000004 0')?.height).toBeCloseTo(0.3, 9);
});

it('S7.06 fits a line along its length and returns nothing for an empty path', () => {
  expect(fitPath('M 3 7 H 13')).toEqual({
    path: 'M 0 0 L 1 0',
    left: 3,
    top: 7,
    width: 10,
    height: 0,
  });
  for (const text of ['', 'M 1 1', 'L 5 5', 'M 4 4 L 4 4 Z', 'a leaf']) expect(fitPath(text)).toBeUndefined();
});

it('S7.06 a fitted path reaches all edges, and is fitted already', () => {
  const step = fc.oneof(
    fc.tuple(fc.constant('L'), fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 2 })),
    fc.tuple(fc.constant('C'), fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 6, maxLength: 6 })),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const fitted = fitPath(`M 0 0 ${steps.flat(2).join(' ')} Z`);
      if (!fitted || fitted.width === 0 || fitted.height === 0) return;
      const again = fitPath(fitted.path);
      expect(again?.width).toBeCloseTo(1, 4);
      expect(again?.height).toBeCloseTo(1, 4);
    }),
  );
});
