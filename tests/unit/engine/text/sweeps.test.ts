import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, Ink } from '@/engine/display';
import { openFont } from '@/engine/text';
import { sweepFont } from '../support/sweepFont';
import { glyphsOf, layout } from '../support/text';

const OWN: Ink = { rgb: [0, 0, 0] };
const GLYPH = glyphsOf(layout('H').lines.flatMap(({ runs }) => runs))[0]?.id ?? 0;
const RED = [255, 0, 0, 255] as const;
const BLUE = [0, 0, 255, 255] as const;
const GREEN = [0, 255, 0, 255] as const;
type Options = Omit<Parameters<typeof sweepFont>[0], 'glyphId' | 'centre'>;

let count = 0;

/** Fills a square of 1000 about its centre with a sweep, and returns the colours in these directions, in degrees. */
function coloursOf(options: Options, ...directions: number[]): string[] {
  const face = openFont(
    `sweep-${(count += 1)}`,
    sweepFont({ glyphId: GLYPH, centre: [600, 600], ...options }),
  );
  const items = face.colourGlyph(GLYPH, OWN) ?? [];
  const canvas = createCanvas(1200, 1200);
  const context = canvas.getContext('2d');
  const draw = (item: DisplayItem): void => {
    if (item.type === 'group') return item.items.forEach(draw);
    if (item.type !== 'path' || item.fill?.type !== 'solid') throw new Error(`A ${item.type} is no wedge.`);
    const { ink, opacity } = item.fill;
    context.fillStyle = `rgb(${ink.rgb.map((part) => Math.round(part * 255)).join(' ')} / ${opacity})`;
    context.fill(new Path2D(item.path));
  };
  items.forEach(draw);
  return directions.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [600 + 300 * Math.cos(angle), 600 + 300 * Math.sin(angle)];
    const { data } = context.getImageData(Math.round(x), Math.round(y), 1, 1);
    return [...data].map((part) => Math.round(part / 16)).join(' ');
  });
}

describe('sweep gradients of a colour font', () => {
  it('are in counter-clockwise order, and extend beyond both ends', () => {
    const options = {
      stops: [
        [0, ...RED],
        [1, ...BLUE],
      ],
      from: 90,
      to: 270,
    } as const;
    expect(coloursOf(options, 45, 92, 180, 268, 315)).toEqual([
      ...['16 0 0 16', '16 0 0 16', '8 0 8 16', '0 0 16 16', '0 0 16 16'],
    ]);
  });

  it('change at once between two stops at one position', () => {
    const options = {
      stops: [
        [0, ...RED],
        [0.5, ...RED],
        [0.5, ...GREEN],
        [1, ...GREEN],
      ],
      from: 0,
      to: 360,
    } as const;
    expect(coloursOf(options, 1, 178, 182, 358)).toEqual([
      ...['16 0 0 16', '16 0 0 16', '0 16 0 16', '0 16 0 16'],
    ]);
  });

  it('repeat or reflect by the font’s setting', () => {
    const options = {
      stops: [
        [0, ...RED],
        [1, ...BLUE],
      ],
      from: 0,
      to: 90,
    } as const;
    const [begin, beforeEnd] = ['16 0 0 16', '0 0 16 16'];
    expect(coloursOf({ ...options, extend: 1 }, 1, 89, 91, 179)).toEqual([
      begin,
      beforeEnd,
      begin,
      beforeEnd,
    ]);
    expect(coloursOf({ ...options, extend: 2 }, 1, 89, 91, 179)).toEqual([
      begin,
      beforeEnd,
      beforeEnd,
      begin,
    ]);
  });

  it('run the other way with a reversed range', () => {
    const options = {
      stops: [
        [0, ...RED],
        [1, ...BLUE],
      ],
      from: 270,
      to: 90,
    } as const;
    expect(coloursOf(options, 45, 92, 268, 315)).toEqual([
      ...['0 0 16 16', '0 0 16 16', '16 0 0 16', '16 0 0 16'],
    ]);
  });

  it('apply opacity once', () => {
    const options = {
      stops: [
        [0, 255, 0, 0, 128],
        [1, 255, 0, 0, 128],
      ],
      from: 0,
      to: 360,
    } as const;
    expect(coloursOf(options, 40, 161)).toEqual(['16 0 0 8', '16 0 0 8']);
  });
});
