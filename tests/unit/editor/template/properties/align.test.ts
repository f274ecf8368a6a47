import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignFrames,
  boundsOf,
  boxAround,
  distributeFrames,
  type AlignEdge,
  type Places,
  type TurnedBox,
} from '@/editor/template/properties/align';

const turned = (x: number, y: number, width: number, height: number, rotationDegrees = 0): TurnedBox => ({
  x,
  y,
  width,
  height,
  rotationDegrees,
  scaleX: 1,
  scaleY: 1,
});

const length = fc.double({ min: -1_000, max: 1_000, noNaN: true });
const size = fc.double({ min: 0.1, max: 500, noNaN: true });
const anyBox = fc.record<TurnedBox>({
  x: length,
  y: length,
  width: size,
  height: size,
  rotationDegrees: fc.integer({ min: -360, max: 360 }),
  scaleX: fc.constantFrom(1, -1, 2),
  scaleY: fc.constantFrom(1, -1, 0.5),
});
const boxes = (least: number) =>
  fc
    .array(anyBox, { minLength: least, maxLength: 8 })
    .map((list) => new Map(list.map((box, index) => [`f${index}`, box])));

const moved = (frames: ReadonlyMap<string, TurnedBox>, places: Places) =>
  [...frames].map(([id, box]) => boundsOf({ ...box, ...places.get(id) }));

const page = { x: 0, y: 0, width: 210, height: 297 };

const PLACE: Readonly<Record<AlignEdge, (box: TurnedBox | typeof page) => number>> = {
  left: ({ x }) => x,
  centre: ({ x, width }) => x + width / 2,
  right: ({ x, width }) => x + width,
  top: ({ y }) => y,
  middle: ({ y, height }) => y + height / 2,
  bottom: ({ y, height }) => y + height,
};
const EDGES = Object.keys(PLACE) as AlignEdge[];

describe('aligning', () => {
  it('S10.12 uses the box around a rotated frame', () => {
    const bounds = boundsOf(turned(0, 0, 100, 20, 90));
    expect(bounds.x).toBeCloseTo(40);
    expect(bounds.y).toBeCloseTo(-40);
    expect(bounds.width).toBeCloseTo(20);
    expect(bounds.height).toBeCloseTo(100);
  });

  it.each(EDGES)('S10.12 aligns %s for any rotation and mirroring, along one axis only', (edge) => {
    fc.assert(
      fc.property(boxes(1), (frames) => {
        const places = alignFrames(frames, edge, page);
        for (const bounds of moved(frames, places))
          expect(PLACE[edge](bounds)).toBeCloseTo(PLACE[edge](page), 4);
        const key = ['left', 'centre', 'right'].includes(edge) ? 'x' : 'y';
        for (const place of places.values()) expect(Object.keys(place)).toEqual([key]);
      }),
    );
  });

  it.each(EDGES)('S10.12 aligning %s to the selection again moves nothing', (edge) => {
    fc.assert(
      fc.property(boxes(2), (frames) => {
        const around = boxAround([...frames.values()].map(boundsOf));
        const once = new Map(
          [...frames].map(([id, box]) => [id, { ...box, ...alignFrames(frames, edge, around).get(id) }]),
        );
        const again = alignFrames(once, edge, around);
        for (const [id, box] of once) {
          const next = { ...box, ...again.get(id) };
          expect(next.x).toBeCloseTo(box.x, 4);
          expect(next.y).toBeCloseTo(box.y, 4);
        }
      }),
    );
  });
});

describe('distributing', () => {
  it('S10.12 leaves the same space between three frames', () => {
    const frames = new Map([
      ['a', turned(0, 0, 10, 10)],
      ['b', turned(12, 0, 20, 10)],
      ['c', turned(90, 0, 10, 10)],
    ]);
    expect(distributeFrames(frames, 'horizontal')).toEqual(
      new Map([
        ['a', { x: 0 }],
        ['b', { x: 40 }],
        ['c', { x: 90 }],
      ]),
    );
  });

  it('S10.12 moves nothing for fewer than three', () => {
    const frames = new Map([
      ['a', turned(0, 0, 10, 10)],
      ['b', turned(12, 0, 20, 10)],
    ]);
    expect(distributeFrames(frames, 'vertical').size).toBe(0);
  });

  it.each(['horizontal', 'vertical'] as const)(
    'S10.12 leaves equal spaces %sly, also of turned frames',
    (axis) => {
      fc.assert(
        fc.property(boxes(3), (frames) => {
          const [start, extent] =
            axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const);
          const order = [...frames].sort(
            ([, one], [, other]) => boundsOf(one)[start] - boundsOf(other)[start],
          );
          const after = moved(new Map(order), distributeFrames(frames, axis));
          const gaps = after.slice(1).map((box, index) => {
            const before = after[index];
            return before ? box[start] - before[start] - before[extent] : Number.NaN;
          });
          for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 3);
          const [first] = order;
          if (first) expect(after[0]?.[start]).toBeCloseTo(boundsOf(first[1])[start], 4);
        }),
      );
    },
  );
});
