import { expect, it } from 'vitest';
import { splitHardEdges } from '@/engine/drawing';
import { newPaints } from '@/engine/drawing/paints';
import type { DisplayItem, Paint } from '@/engine/display';
import type { SvgElement } from '@/engine/drawing/xml';

const stop = (offset: string): SvgElement => ({
  name: 'stop',
  attributes: { offset, 'stop-color': '#ff0000' },
  children: [],
});

it('F4.28 reads each gradient of a drawing once for any number of shapes', () => {
  let count = 0;
  const gradient: SvgElement = {
    name: 'linearGradient',
    attributes: { x2: '1' },
    get children() {
      count += 1;
      return [stop('0'), stop('1')];
    },
  };
  const paints = newPaints(() => gradient);
  const box = { left: 0, top: 0, width: 9, height: 9 };
  const [first, second] = Array.from({ length: 50 }, (_, index) =>
    paints('url(#g)', '1', { box: { ...box, left: index }, matrix: undefined }),
  );
  expect(count).toBe(1);
  const stopsOf = (paint: typeof first) => typeof paint === 'object' && 'stops' in paint && paint.stops;
  expect(stopsOf(first)).toBe(stopsOf(second));
});

const red = { rgb: [1, 0, 0] } as const;
const blue = { rgb: [0, 0, 1] } as const;
const hard = (opacity = 1): Paint => ({
  type: 'linearGradient',
  start: [0, 0],
  end: [100, 0],
  stops: [
    { position: 0, ink: red, opacity },
    { position: 0.7, ink: blue, opacity },
    { position: 0.7, ink: red, opacity },
  ],
});
const item = (fill: Paint): DisplayItem => ({
  type: 'path',
  path: 'M 0 0 L 100 0 L 100 10 L 0 10 Z',
  fill,
});

it('F4.18 splits an area at hard edges of its gradient', () => {
  const [parted] = splitHardEdges([item(hard())]);
  if (parted?.type !== 'group') throw new Error('It is not split.');
  expect(parted.clip).toBe('M 0 0 L 100 0 L 100 10 L 0 10 Z');
  const [before, after] = parted.items;
  expect(before).toMatchObject({ fill: { type: 'linearGradient', end: [70, 0] } });
  expect(after).toMatchObject({ fill: { type: 'solid', ink: red } });
  const xs = after?.type === 'path' ? [...after.path.matchAll(/[ML] (\S+)/g)].map(([, x]) => Number(x)) : [];
  expect(Math.min(...xs)).toBe(70);
});

it('F4.18 does not split a transparent area', () => {
  expect(splitHardEdges([item(hard(0.5))])).toEqual([item(hard(0.5))]);
});
