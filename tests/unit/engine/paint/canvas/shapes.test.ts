import { describe, expect, it } from 'vitest';
import type { DisplayItem, DisplayList, GroupItem } from '@/engine/display';
import { pixelGrid } from '@/engine/paint/canvas';
import { build, documentOf, shape } from '../../display/support/pageOf';
import { box, ink, pageOf, paint, rectangle, type Pixel } from './support/paint';

const CLEAR: Pixel = [0, 0, 0, 0];
const RED: Pixel = [255, 0, 0, 255];
const hex = (value: string, opacity = 1) =>
  ({ type: 'local', color: { type: 'hex', value }, opacity }) as const;
const red = { type: 'color', color: hex('#ff0000') } as const;

/** One shape of 100 by 60 points at (50, 20) on a page of 200 by 100. */
const drawn = (fields: Parameters<typeof shape>[0], placement = {}) =>
  paint(build(documentOf([{ frame: shape({ fill: red, ...fields }), placement }])).list);

describe('S7.04 a stroke', () => {
  it('is painted half inside and half outside the outline', () => {
    const { at } = drawn({ stroke: { weight: 10, color: hex('#0000ff') } });
    const across = Array.from({ length: 20 }, (_, index) => at(40 + index, 50));
    expect(across.slice(0, 5)).toEqual(Array(5).fill(CLEAR));
    expect(across.slice(5, 15)).toEqual(Array(10).fill([0, 0, 255, 255]));
    expect(across.slice(15)).toEqual(Array(5).fill(RED));
  });

  it('has mitred corners', () => {
    expect(drawn({ stroke: { weight: 10, color: hex('#0000ff') } }).at(45, 15)).toEqual([0, 0, 255, 255]);
  });

  it('of weight 0 is not drawn', () => {
    const { at } = drawn({ stroke: { weight: 0, color: hex('#0000ff') } });
    expect([at(49, 50), at(50, 50)]).toEqual([CLEAR, RED]);
  });
});

describe('S7.05 corners', () => {
  const cornersOf = (cornerRadii: Parameters<typeof drawn>[0] & object) => {
    const { at } = drawn({ outline: { type: 'rectangle', ...cornerRadii } as never });
    return [at(50, 20), at(149, 20), at(149, 79), at(50, 79)].map((pixel) => pixel[3]);
  };

  it.each([
    [{ type: 'none' }, [255, 255, 255, 255]],
    [{ type: 'all', radius: 20 }, [0, 0, 0, 0]],
    [{ type: 'single', topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 20 }, [255, 0, 255, 0]],
  ])('of %o are round where they have a radius', (cornerRadii, alphas) => {
    expect(cornersOf({ cornerRadii } as never)).toEqual(alphas);
  });

  it('above half the shorter side make a half circle of it', () => {
    const { at } = drawn({ outline: { type: 'rectangle', cornerRadii: { type: 'all', radius: 500 } } });
    // The circle has its centre at (80, 50) and a radius of 30.
    expect([at(51, 49)[3], at(61, 29)[3], at(80, 21)[3]]).toEqual([255, 255, 255]);
    expect([at(50, 35)[3], at(57, 27)[3], at(65, 21)[3]]).toEqual([0, 0, 0]);
  });
});

it('S7.10 turns a frame about its centre, clockwise for positive degrees', () => {
  const half: DisplayItem = box(rectangle(0, 0, 50, 60), ink(255, 0, 0));
  const { list } = build(documentOf([{ frame: shape({ fill: red }), placement: { rotationDegrees: 90 } }]));
  const [group] = list.items;
  const { at } = paint({ ...list, items: [{ ...(group as GroupItem), items: [half] }] });
  // The left half of the frame comes to the top.
  expect([at(100, 10), at(100, 45), at(100, 55), at(60, 50)]).toEqual([RED, RED, CLEAR, CLEAR]);
});

it('mirrors a frame', () => {
  const { at } = drawn({ outline: { type: 'path', path: 'M0 0L1 0L0 1Z' } }, { scaleX: -1 });
  expect([at(55, 25), at(145, 25), at(145, 70)]).toEqual([CLEAR, RED, RED]);
});

describe('S7.02 a gradient', () => {
  const gradient = (end: { x: number; y: number }, ...stops: (readonly [number, string])[]) =>
    drawn({
      fill: {
        type: 'gradient',
        gradient: {
          type: 'linear',
          start: { x: 0, y: 0 },
          end,
          stops: stops.map(([position, value]) => ({ position, color: hex(value) })),
        },
      },
    });

  it('runs from its first stop to its last', () => {
    const { at } = gradient({ x: 1, y: 0 }, [0, '#000000'], [1, '#ffffff']);
    for (const x of [0, 25, 50, 75, 99]) {
      expect(Math.abs((at(50 + x, 50)[0] ?? 0) - ((x + 0.5) / 100) * 255)).toBeLessThanOrEqual(2);
    }
    expect(at(70, 22)).toEqual(at(70, 78));
  });

  it('accepts more stops', () => {
    const { at } = gradient({ x: 0, y: 1 }, [0, '#ff0000'], [0.5, '#00ff00'], [1, '#0000ff']);
    expect(at(100, 20)[0]).toBeGreaterThan(248);
    expect(at(100, 50)[1]).toBeGreaterThan(248);
    expect(at(100, 79)[2]).toBeGreaterThan(248);
  });

  it.each([
    ['below', { x: 0.5, y: 1.2 }, { x: 1.3, y: 1.2 }, { x: 0.5, y: 2.6 }],
    ['above', { x: 0.5, y: -0.2 }, { x: 1.3, y: -0.2 }, { x: 0.5, y: 1.2 }],
    ['beside', { x: -0.4, y: 0.5 }, { x: 1.3, y: 0.5 }, { x: -0.4, y: 2.6 }],
  ])('F4.23 to an ellipse is painted when its centre is %s the shape', (_, center, edge, side) => {
    const { at } = drawn({
      fill: {
        type: 'gradient',
        gradient: {
          type: 'radial',
          center,
          edge,
          side,
          stops: [
            { position: 0, color: hex('#ff0000') },
            { position: 1, color: hex('#ff0000') },
          ],
        },
      },
    });
    expect([at(55, 25), at(100, 50), at(145, 75)]).toEqual([RED, RED, RED]);
  });

  it('F4.23 to an ellipse is painted far from the corner of the page', () => {
    const stops = [0, 1].map((position) => ({ position, ink: { rgb: [1, 0, 0] as const }, opacity: 1 }));
    const fill = {
      type: 'radialGradient',
      focus: [0, 0],
      centre: [0, 0],
      radius: 1,
      transform: [10, 0, 0, 5, 950, 750],
      stops,
    } as const;
    const item = { type: 'path', path: 'M 940 740 L 960 740 L 960 760 L 940 760 Z', fill } as const;
    const bleed = { top: 0, right: 0, bottom: 0, left: 0 };
    const { at } = paint({ width: 1_000, height: 800, bleed, items: [item] });
    expect([at(945, 745), at(958, 758), at(930, 750)]).toEqual([RED, RED, [0, 0, 0, 0]]);
  });

  it('without a length is its last colour', () => {
    expect(gradient({ x: 0, y: 0 }, [0, '#000000'], [1, '#ff0000']).at(100, 50)).toEqual(RED);
  });
});

describe('S7.07 a shadow', () => {
  const shadowed = (own: object, scale = 4, placement = {}) => {
    const frame = shape({ fill: red });
    const dropShadow = { ...frame.dropShadow, enabled: true, ...own };
    return paint(build(documentOf([{ frame: { ...frame, dropShadow }, placement }])).list, { scale });
  };
  /** Returns the point of a row at which the alpha falls below half. */
  const edge = (alphas: readonly (number | undefined)[]) =>
    alphas.findIndex((alpha, index) => index > 0 && (alpha ?? 0) < 128) / 4;

  it('of distance 10 at 135 degrees is offset 7.07 to the right and down', () => {
    const { at } = shadowed({ blurRadius: 1 });
    const right = edge(Array.from({ length: 160 }, (_, index) => at(560 + index, 240)[3]));
    const down = edge(Array.from({ length: 120 }, (_, index) => at(480, 280 + index)[3]));
    expect(Math.abs(140 + right - 157.07)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(70 + down - 87.07)).toBeLessThanOrEqual(0.3);
    expect(at(190, 240)).toEqual(CLEAR);
  });

  it('does not show through a frame with opacity, which is blended with it', () => {
    const frame = shape({ fill: red, opacity: 0.5 });
    const dropShadow = { ...frame.dropShadow, enabled: true, blurRadius: 1 };
    const { list } = build(documentOf([{ frame: { ...frame, dropShadow } }]));
    const { at } = paint(list, { ground: ink(255, 255, 255) });
    const [inside = [], corner = [], below = []] = [at(100, 50), at(52, 22), at(153, 50)];
    expect(inside).toEqual(corner);
    expect([inside[0], below[0], below[1]]).toEqual([255, 127, 127]);
  });

  it('is softer with more blur', () => {
    const softness = (blurRadius: number) => {
      const { at } = shadowed({ blurRadius, distance: 0 }, 1);
      return at(155, 50)[3] ?? 0;
    };
    expect(softness(1)).toBe(0);
    expect(softness(20)).toBeGreaterThan(40);
  });

  it('falls to the right and down in a rotated frame too', () => {
    const { at } = shadowed({ blurRadius: 1 }, 1, { rotationDegrees: 180 });
    expect([at(155, 85)[3], at(45, 15)[3]]).toEqual([255, 0]);
  });

  it('falls on the page from a frame beyond it', () => {
    const { at } = shadowed({ blurRadius: 1, distance: 20, angleDegrees: 180 }, 1, { x: -101 });
    expect([at(5, 50)[3], at(30, 50)[3]]).toEqual([255, 0]);
  });
});

describe('S7.17 S7.18 a page', () => {
  it('is cut at its edge in a larger canvas', () => {
    const list = pageOf(box(rectangle(-50, -50, 300, 300), ink(255, 0, 0)));
    const { at } = paint(list, { width: 150, height: 150 });
    expect([at(99, 99), at(100, 50), at(50, 100)]).toEqual([RED, CLEAR, CLEAR]);
  });

  it('without a fill is clear, and white on white', () => {
    const { list } = build(documentOf([]));
    expect(paint(list).at(50, 50)).toEqual(CLEAR);
    expect(paint(list, { ground: ink(255, 255, 255) }).at(50, 50)).toEqual([255, 255, 255, 255]);
  });

  it('has whole pixels filled to the edge for any size in points', () => {
    const a4: DisplayList = {
      ...pageOf(box(rectangle(0, 0, 595.276, 841.89), ink(255, 0, 0))),
      width: 595.276,
      height: 841.89,
    };
    const { width, height } = pixelGrid(a4, 1);
    expect([width, height]).toEqual([595, 842]);
    const { at } = paint(a4, { width, height });
    expect([at(594, 841), at(0, 841), at(594, 0)]).toEqual([RED, RED, RED]);
    expect(pixelGrid({ width: 0.1, height: 0.1 }, 1)).toMatchObject({ width: 1, height: 1 });
    expect(pixelGrid(a4, 300 / 72)).toMatchObject({ width: 2480, height: 3508 });
  });

  it('is painted in part and enlarged with a given matrix', () => {
    const list = pageOf(box(rectangle(40, 40, 20, 20), ink(255, 0, 0)));
    const { at } = paint(list, {
      scale: { width: 50, height: 50, matrix: [2, 0, 0, 2, -80, -80] },
      width: 50,
      height: 50,
    });
    expect([at(0, 0), at(39, 39), at(40, 40)]).toEqual([RED, RED, CLEAR]);
  });
});
