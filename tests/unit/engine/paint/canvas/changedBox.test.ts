import { createCanvas } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DisplayItem, DisplayList, GroupItem, Paint } from '@/engine/display';
import {
  changedBox,
  isEmpty,
  newCanvasResources,
  paintOnCanvas,
  type CanvasContext,
} from '@/engine/paint/canvas';
import { ink, pageOf, platformOf, rectangle } from './support/paint';

const OUTLINES = [
  'M 40 0 C 40 300 300 700 480 700 C 620 700 700 300 700 0 Z',
  'M 0 -200 L 600 -200 L 300 500 Z',
  '',
];
const GLYPHS = { outline: (_: string, id: number) => OUTLINES[id] ?? '' };

const place = fc.integer({ min: -80, max: 900 }).map((tenths) => tenths / 9);
const solid: fc.Arbitrary<Paint> = fc
  .tuple(fc.constantFrom(0, 90, 255), fc.constantFrom(0, 200), fc.constantFrom(1, 0.5))
  .map(([red, blue, opacity]) => ({ type: 'solid', ink: ink(red, 60, blue), opacity }));
const stroke = fc.record({ paint: solid, width: fc.constantFrom(1, 4.5) });

const path: fc.Arbitrary<DisplayItem> = fc
  .record({ x: place, y: place, fill: solid, stroke: fc.option(stroke, { nil: undefined }) })
  .map(({ x, y, fill, stroke: line }) => ({
    type: 'path',
    path: rectangle(x, y, 21.3, 13.7),
    fill,
    ...(line && { stroke: line }),
  }));
const line: fc.Arbitrary<DisplayItem> = fc
  .record({ x: place, y: place, ids: fc.array(fc.nat(2), { maxLength: 8 }), fill: solid })
  .map(({ x, y, ids, fill }) => ({
    type: 'glyphs',
    font: 'font',
    size: 11,
    direction: 'leftToRight',
    overprint: false,
    fill,
    text: 'x'.repeat(ids.length),
    glyphs: ids.map((id, cluster) => ({ id, x: x + cluster * 7.3, y, cluster })),
  }));
const look: fc.Arbitrary<Partial<GroupItem>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom<Partial<GroupItem>>(
    { opacity: 0.5 },
    { blendMode: 'multiply' },
    { transform: [0.96, 0.28, -0.28, 0.96, 9.1, -4.2] },
    { clip: rectangle(10.5, 20.25, 60, 50) },
    { shadow: { offsetX: 5, offsetY: 7, blur: 6, ink: ink(0, 0, 0), opacity: 0.6 } },
  ),
);
const group: fc.Arbitrary<DisplayItem> = fc
  .record({ items: fc.array(fc.oneof(path, line), { maxLength: 5 }), look })
  .map(({ items, look: given }) => ({ type: 'group', items, ...given }));
const items = fc.array(fc.oneof(path, line, group), { maxLength: 7 });

/** The fill of a page, with or without bleed; none on many. */
const ground: fc.Arbitrary<DisplayItem[]> = fc.oneof(
  fc.constant<DisplayItem[]>([]),
  fc
    .tuple(fc.constantFrom(0, 3, 20.3), solid)
    .map(([bleed, fill]): DisplayItem[] => [
      { type: 'path', path: rectangle(-bleed, -bleed, 100 + 2 * bleed, 100 + 2 * bleed), fill },
    ]),
  solid.map((fill): DisplayItem[] => [{ type: 'path', path: rectangle(9.7, 20.4, 61.3, 55), fill }]),
);

/** Edits of a list: removals and insertions. */
const edits = fc.array(
  fc.record({
    at: fc.nat(6),
    removed: fc.nat(2),
    added: fc.array(fc.oneof(path, line, group), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function edited(
  list: DisplayList,
  { at, removed, added }: { at: number; removed: number; added: DisplayItem[] },
) {
  const changed = [...list.items];
  const within = changed[at];
  // Half of the changes are within a group, as those of a text are.
  if (within?.type === 'group' && removed % 2 === 1)
    changed[at] = { ...within, items: [...within.items.slice(1), ...added] };
  else changed.splice(at, removed, ...added);
  return { ...list, items: changed };
}

const SIZE = 150;
const MATRIX = [1.5, 0, 0, 1.5, 0, 0] as const;

function newPaper() {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d') as unknown as CanvasContext & {
    clearRect: (x: number, y: number, width: number, height: number) => void;
  };
  const resources = newCanvasResources(platformOf(GLYPHS));
  const options = {
    scale: { width: SIZE, height: SIZE, matrix: MATRIX },
    resources,
    pictures: () => undefined,
  };
  return {
    paint: (list: DisplayList) => {
      context.clearRect(0, 0, SIZE, SIZE);
      paintOnCanvas(context, list, options);
    },
    repaint: (before: DisplayList, after: DisplayList) => {
      const only = changedBox(before, after, MATRIX, resources);
      if (isEmpty(only)) return;
      const { left, top, right, bottom } = only;
      if (Number.isFinite(left + top + right + bottom))
        context.clearRect(left, top, right - left, bottom - top);
      paintOnCanvas(context, after, { ...options, only });
    },
    pixels: () => onWhite(canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE).data),
  };
}

/** Converts colours to those on white paper: nearly transparent pixels have no defined colour. */
function onWhite(data: Uint8ClampedArray): number[] {
  const seen: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    for (const channel of [0, 1, 2]) seen.push((data[at + channel] ?? 0) * opacity + 255 * (1 - opacity));
  }
  return seen;
}

/** Tolerance of a channel, of 255: the edge of a rotated clip differs by one shade beside another clip. */
const SHADE = 1.01;

it('repaints only changed areas with the same pixels as a full paint', () => {
  fc.assert(
    fc.property(ground, items, edits, (below, first, changes) => {
      const [kept, whole] = [newPaper(), newPaper()];
      let list = pageOf(...below, ...first);
      kept.paint(list);
      for (const change of changes) {
        const next = edited(list, change);
        kept.repaint(list, next);
        list = next;
      }
      whole.paint(list);
      const [one, other] = [kept.pixels(), whole.pixels()];
      expect(Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))))).toBeLessThan(
        SHADE,
      );
    }),
    { numRuns: 200 },
  );
});

it('paints a group alike after any other content', () => {
  const fill: Paint = { type: 'solid', ink: ink(0, 60, 0), opacity: 1 };
  const overTheEdge: DisplayItem = {
    type: 'glyphs',
    font: 'font',
    size: 11,
    direction: 'leftToRight',
    overprint: false,
    fill,
    text: 'xxxxxx',
    glyphs: [1, 0, 0, 0, 0, 0].map((id, cluster) => ({ id, x: 59.667 + cluster * 7.3, y: 7.778, cluster })),
  };
  // Its canvas is larger, and is reused when the page is painted again.
  const wide: DisplayItem = {
    type: 'path',
    path: rectangle(0, 0, 21.3, 13.7),
    fill,
    stroke: { paint: fill, width: 4.5 },
  };
  const list = pageOf(
    { type: 'group', opacity: 0.5, items: [overTheEdge] },
    { type: 'group', opacity: 0.5, items: [wide] },
  );
  const paper = newPaper();
  paper.paint(list);
  const first = paper.pixels();
  paper.paint(list);
  expect(paper.pixels()).toEqual(first);
});

it('does not repaint the page’s fill when a line changes', () => {
  const words = (x: number): DisplayItem => ({
    type: 'glyphs',
    font: 'font',
    size: 10,
    direction: 'leftToRight',
    overprint: false,
    text: 'a',
    glyphs: [{ id: 0, x, y: 50, cluster: 0 }],
    fill: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
  });
  const fill: Paint = { type: 'solid', ink: ink(255, 255, 255), opacity: 1 };
  const page = (x: number) => pageOf({ type: 'path', path: rectangle(0, 0, 100, 100), fill }, words(x));
  const resources = newCanvasResources(platformOf(GLYPHS));
  const { left, top, right, bottom } = changedBox(page(30), page(32), MATRIX, resources);
  expect([right - left < 30, bottom - top < 30]).toEqual([true, true]);
});

it('finds no change between glyphs with different clusters at the same places', () => {
  const glyphs = (cluster: number): DisplayItem => ({
    type: 'glyphs',
    font: 'font',
    size: 11,
    direction: 'leftToRight',
    overprint: false,
    text: 'ab',
    glyphs: [{ id: 0, x: 10, y: 20, cluster }],
    fill: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
  });
  const resources = newCanvasResources(platformOf(GLYPHS));
  expect(isEmpty(changedBox(pageOf(glyphs(0)), pageOf(glyphs(1)), MATRIX, resources))).toBe(true);
});

it('repaints only the changed line of a text', () => {
  const lineAt = (y: number, x: number): DisplayItem => ({
    type: 'glyphs',
    font: 'font',
    size: 10,
    direction: 'leftToRight',
    overprint: false,
    text: 'a',
    glyphs: [{ id: 0, x, y, cluster: 0 }],
    fill: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
  });
  const text = (x: number): DisplayItem => ({
    type: 'group',
    items: [lineAt(20, 10), lineAt(40, x), lineAt(60, 10)],
  });
  const resources = newCanvasResources(platformOf(GLYPHS));
  const { top, bottom } = changedBox(pageOf(text(10)), pageOf(text(30)), MATRIX, resources);
  expect(top).toBeGreaterThanOrEqual(1.5 * 33 - 2);
  expect(bottom).toBeLessThanOrEqual(1.5 * 40 + 2);
});
