// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hexToRgb, pressConditions } from '@/domain/colour';
import { pressOf, proofOf } from '@/domain/colour/press';

const SIDE = 20;
const STRIPE = [128, 128, 128];

/** Soft-proofs a square of one colour. */
function proofed(
  hex: string,
  condition = pressConditions[0] as (typeof pressConditions)[number],
  opacity = 255,
) {
  const { r = 0, g = 0, b = 0 } = hexToRgb(hex) ?? {};
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index += 1) data.set([r, g, b, opacity], index * 4);
  proofOf(condition)({ data, width: SIDE, height: SIDE }, { x: 0, y: 0 });
  return data;
}

const colours = (data: Uint8ClampedArray): string[] => [
  ...new Set(
    Array.from({ length: data.length / 4 }, (_, index) =>
      [...data.subarray(index * 4, index * 4 + 3)].join(),
    ),
  ),
];

const differenceOf = (shown: string, wanted: readonly number[]): number =>
  Math.max(...shown.split(',').map((channel, index) => Math.abs(Number(channel) - (wanted[index] ?? NaN))));

describe('a soft proof', () => {
  it.each(['#ffffff', '#808080', '#e63946', '#2a9d8f', '#c8a078', '#f1faee'])(
    'F5.10 shows %s as it is, for it can be printed',
    (hex) => {
      const [shown = '', ...others] = colours(proofed(hex));
      expect(others).toEqual([]);
      expect(differenceOf(shown, Object.values(hexToRgb(hex) ?? {}))).toBeLessThanOrEqual(5);
    },
  );

  it.each(['#00ff00', '#0000ff', '#ff0000', '#5f30e2'])(
    'F5.10 shows %s duller, with stripes, for it can’t be printed',
    (hex) => {
      const shown = colours(proofed(hex));
      expect(shown).toHaveLength(2);
      expect(shown).toContain(STRIPE.join());
      const { r = 0, g = 0, b = 0 } = hexToRgb(hex) ?? {};
      const [c, m, y, k] = pressOf('coatedFogra39').rgbToCmyk([r / 255, g / 255, b / 255]);
      const printed = pressOf('coatedFogra39').cmykToRgb([c, m, y, k]);
      const own = shown.find((one) => one !== STRIPE.join()) ?? '';
      expect(
        differenceOf(
          own,
          printed.map((channel) => channel * 255),
        ),
      ).toBeLessThanOrEqual(5);
    },
  );

  it.each(pressConditions)('F5.10 keeps colours given in inks of %s', (condition) => {
    for (const inks of [
      [1, 0.15, 0.35, 0.1],
      [1, 0, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 0, 1],
    ] as const) {
      const rgb = pressOf(condition).cmykToRgb(inks);
      const channels = rgb.map((channel) => Math.round(channel * 255));
      const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      const shown = colours(proofed(hex, condition));
      expect(shown).toHaveLength(1);
      expect(differenceOf(shown[0] ?? '', channels)).toBeLessThanOrEqual(8);
    }
  });

  it('keeps opacity and invisible pixels', () => {
    expect(proofed('#00ff00', 'coatedFogra39', 100)[3]).toBe(100);
    expect(colours(proofed('#00ff00', 'coatedFogra39', 0))).toEqual(['0,255,0']);
  });

  it('has its stripes in the same places when a part is painted anew', () => {
    const whole = proofed('#00ff00');
    const part = new Uint8ClampedArray(4 * 5 * 4);
    for (let index = 0; index < 20; index += 1) part.set([0, 255, 0, 255], index * 4);
    proofOf('coatedFogra39')({ data: part, width: 5, height: 4 }, { x: 7, y: 3 });
    for (let row = 0; row < 4; row += 1) {
      const start = ((row + 3) * SIDE + 7) * 4;
      expect([...part.subarray(row * 20, row * 20 + 20)]).toEqual([...whole.subarray(start, start + 20)]);
    }
  });
});
