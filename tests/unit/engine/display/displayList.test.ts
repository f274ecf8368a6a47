import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDisplayList, hashDisplayList, type DisplayList } from '@/engine/display';
import { newTextFrame, type Document } from '@/engine/document';
import { edit } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { build, documentOf, groupOf, ports, shape } from './support/pageOf';

it('draws the page’s fill up to the bleed, then the frames from back to front', () => {
  const document = documentOf([{ frame: shape() }, { frame: shape({ opacity: 0.5 }) }], {
    intent: 'print',
    unit: 'mm',
    width: 25.4,
    height: 50.8,
    bleed: { left: 2.54, top: 2.54, right: 2.54, bottom: 2.54, areBleedValuesCombined: true },
    fill: {
      enabled: true,
      color: { type: 'local', color: { type: 'hex', value: '#ffffff' }, opacity: 1 },
    },
  });
  const { list } = build(document);
  expect([list.width, list.height, list.bleed.left]).toEqual([72, 144, 7.2]);
  expect(list.items.map((item) => item.type)).toEqual(['path', 'group', 'group']);
  expect(list.items[0]).toMatchObject({ path: 'M -7.2 -7.2 L 79.2 -7.2 L 79.2 151.2 L -7.2 151.2 Z' });
  expect(list.items[2]).toMatchObject({ opacity: 0.5 });
});

it('omits invisible frames and a disabled layout fill', () => {
  expect(build(documentOf([{ frame: shape(), placement: { isVisible: false } }])).list.items).toEqual([]);
});

it('has no bleed on screens', () => {
  const bleed = { left: 3, top: 3, right: 3, bottom: 3, areBleedValuesCombined: true };
  expect(build(documentOf([], { bleed })).list.bleed).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});

it('S7.10 turns a frame about its centre, clockwise for positive degrees', () => {
  const { transform } = groupOf(build(documentOf([{ frame: shape(), placement: { rotationDegrees: 90 } }])));
  // The centre (100, 50) stays; the top left corner comes to the top right.
  expect(transform).toEqual([0, 1, -1, 0, 130, 0]);
});

it('mirrors and enlarges a frame about its centre', () => {
  const { transform } = groupOf(
    build(documentOf([{ frame: shape(), placement: { scaleX: -1, scaleY: 2 } }])),
  );
  expect(transform).toEqual([-1, 0, 0, 2, 150, -10]);
});

it('S7.07 shifts a shadow of distance 10 and angle 135 by 7.07 to the right and down', () => {
  const { dropShadow } = shape();
  expect(dropShadow.angleDegrees).toBe(135);
  const { shadow } = groupOf(
    build(documentOf([{ frame: shape({ dropShadow: { ...dropShadow, enabled: true } }) }])),
  );
  expect(shadow).toEqual({ offsetX: 7.071, offsetY: 7.071, blur: 5, ink: { rgb: [0, 0, 0] }, opacity: 1 });
  expect(groupOf(build(documentOf([{ frame: shape() }]))).shadow).toBeUndefined();
});

it('S7.08 sets a frame’s blend mode', () => {
  expect(groupOf(build(documentOf([{ frame: shape({ blendMode: 'softLight' }) }]))).blendMode).toBe(
    'softLight',
  );
});

it('draws a text layout in its grown frame, and passes on its reports', () => {
  const result = build(
    documentOf([{ frame: newTextFrame('Text', 'Hi'), placement: { rotationDegrees: 180 } }]),
    {
      text: ({ frameId, placement }) => ({
        items: [],
        box: { x: placement.x, y: placement.y, width: 100, height: 80 },
        reports: [{ type: 'textOverflow', frameId }],
      }),
    },
  );
  expect(groupOf(result).transform).toEqual([-1, 0, 0, -1, 150, 100]);
  expect(result.reports).toEqual([{ type: 'textOverflow', frameId: 'frame0' }]);
});

it('lays out text with its lengths in points', () => {
  const asked: unknown[] = [];
  const document = documentOf(
    [
      {
        frame: newTextFrame('Text'),
        placement: {
          x: 1,
          y: 2,
          width: 3,
          height: 4,
          autoGrow: { enabled: true, horizontal: 'none', vertical: 'down', maxHeight: 10 },
        },
      },
    ],
    { unit: 'in' },
  );
  build(document, {
    text: ({ placement }) => {
      asked.push([
        placement.x,
        placement.y,
        placement.width,
        placement.height,
        placement.autoGrow?.maxHeight,
      ]);
      return { items: [], reports: [] };
    },
  });
  expect(asked).toEqual([[72, 144, 216, 288, 720]]);
});

const layoutOf = (document: Document, layoutId: string) =>
  buildDisplayList({ document, layoutId, pageId: 'page', ports }).list;

it('S5.23 draws a layout’s frame in it and its children only', () => {
  const document = sampleDocument();
  const count = (layoutId: string) =>
    layoutOf(document, layoutId).items.filter(({ type }) => type === 'group').length;
  expect([count('a4'), count('half'), count('quarter'), count('screen')]).toEqual([4, 4, 4, 0]);
});

it('throws for an unknown layout and for a page the layout does not draw', () => {
  const document = sampleDocument();
  const at = (layoutId: string, pageId: string) => () =>
    buildDisplayList({ document, layoutId, pageId, ports });
  expect(at('gone', 'page')).toThrow('There is no layout gone.');
  expect(at('a4', 'gone')).toThrow('The layout a4 does not draw a page gone.');
  expect(at('a4', 'back')).not.toThrow();
  expect(at('screen', 'back')).toThrow(RangeError);
});

it('S16.13 S16.14 does not depend on guides, grids, groups and locks', () => {
  const start = sampleDocument();
  const designed = edit(start, [
    { kind: 'addGuide', layoutId: 'a4', guideId: 'edge', guide: { axis: 'x', at: 20 } },
    { kind: 'setGuideStyle', layoutId: 'a4', guideStyle: { type: 'square', size: 10 } },
    { kind: 'groupFrames', pageId: 'page', groupId: 'all', name: 'All', members: ['shape', 'picture'] },
    { kind: 'lockFrames', frameIds: ['shape'], isLocked: true },
  ]);
  expect(layoutOf(start, 'a4').items.length).toBeGreaterThan(1);
  expect(designed.ok && layoutOf(designed.value.document, 'a4')).toEqual(layoutOf(start, 'a4'));
});

it('hashes the list independent of field order and differs for every change', () => {
  const { list } = build(documentOf([{ frame: shape() }]));
  const reordered = Object.fromEntries(Object.entries(list).reverse()) as unknown as DisplayList;
  expect(hashDisplayList(list)).toMatch(/^[\da-f]{16}$/);
  expect(hashDisplayList(reordered)).toBe(hashDisplayList(list));
  expect(hashDisplayList({ ...list, width: list.width + 0.001 })).not.toBe(hashDisplayList(list));
  const hashes = Array.from({ length: 5_000 }, (_, index) =>
    hashDisplayList({ ...list, width: index / 1_000, items: [] }),
  );
  expect(new Set(hashes).size).toBe(5_000);
});

it('keeps the same hash from one version to the next', () => {
  const list = { width: 100, height: 50.5, bleed: { top: 0, right: 0, bottom: 0, left: 0 }, items: [] };
  expect(hashDisplayList(list)).toBe('584f00435cc90167');
});

it('contains plain data and only finite numbers for any placement', () => {
  const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  const placement = fc.record({
    x: number,
    y: number,
    rotationDegrees: number,
    scaleX: number,
    scaleY: number,
    width: fc.double({ min: 0, max: 100, noNaN: true }),
    height: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(placement, fc.integer({ min: 3, max: 60 }), (each, sides) => {
      const outline = { type: 'polygon', sides, cornerRadii: { type: 'all', radius: 5 } } as const;
      const { list } = build(documentOf([{ frame: shape({ outline }), placement: each }]));
      expect(JSON.parse(JSON.stringify(list))).toEqual(list);
      expect(JSON.stringify(list)).not.toMatch(/NaN|null|Infinity/);
    }),
  );
});
