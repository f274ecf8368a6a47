import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cosine,
  directionOf,
  distanceOf,
  power,
  powerOfTwo,
  sine,
  tangent,
} from '@/engine/display/geometry/maths';

it('returns exact sines for common angles', () => {
  expect([sine(Math.PI / 6), cosine(Math.PI / 3), tangent(Math.PI / 4)]).toEqual([0.5, 0.5, 1]);
  expect([sine(Math.PI), cosine(Math.PI / 2), tangent(Math.PI)]).toEqual([0, 0, 0]);
});

it('approximates every function to eleven decimals or nine', () => {
  const angle = fc.double({ min: -7, max: 7, noNaN: true });
  const length = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  fc.assert(
    fc.property(angle, length, length, fc.integer({ min: 1, max: 6 }), (turn, x, y, exponent) => {
      expect(sine(turn)).toBeCloseTo(Math.sin(turn), 11);
      expect(cosine(turn)).toBeCloseTo(Math.cos(turn), 11);
      expect(directionOf(x, y)).toBeCloseTo(Math.atan2(y, x), 11);
      expect(distanceOf(x, y)).toBeCloseTo(Math.hypot(x, y), 9);
      expect(powerOfTwo(turn)).toBeCloseTo(2 ** turn, 11);
      expect(power(turn, exponent)).toBeCloseTo(turn ** exponent, 6);
    }),
  );
});

it('raises to a power exactly as repeated multiplication does', () => {
  // The cube of 0.65, for instance, is another number by `**` in Firefox than in Node.
  for (const share of [0, 0.35, 0.65, 1]) expect(power(share, 3)).toBe(share * share * share);
});
