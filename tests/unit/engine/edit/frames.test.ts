import { describe, expect, it } from 'vitest';
import {
  newBarcodeFrame,
  newPlacement,
  newShapeFrame,
  resolveLayout,
  type Document,
} from '@/engine/document';
import { NO_SHADOW } from '@/engine/document/schema/appearance';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn, refusalOf } from './support/edited';

const frame = ({ pages }: Document, frameId: string) => pages.items.page?.frames.items[frameId];
const order = ({ pages }: Document) => pages.items.page?.frames.order;
const place = (document: Document, layoutId: string, frameId: string) =>
  resolveLayout(document, layoutId).placements.get(frameId);
const box = { x: 1, y: 2, width: 30, height: 20 };

describe('a new frame', () => {
  it('is added in front of all others at its place', () => {
    const placement = newPlacement('shape', box);
    const shape = newShapeFrame('New');
    const document = after({
      kind: 'addFrame',
      layoutId: 'a4',
      pageId: 'page',
      frameId: 'new',
      frame: shape,
      placement,
    });
    expect(order(document)?.at(-1)).toBe('new');
    expect(frame(document, 'new')).toEqual(shape);
    expect(document.layouts.items.a4?.placements.new).toEqual(placement);
    expect(document.layouts.items.a4?.barcodes).not.toHaveProperty('new');
  });

  it('of a barcode has settings in the unit of each layout that draws it only', () => {
    const document = after(
      { kind: 'setLayoutUnit', layoutId: 'quarter', unit: 'in' },
      {
        kind: 'addFrame',
        layoutId: 'half',
        pageId: 'page',
        frameId: 'new',
        frame: newBarcodeFrame('New'),
        placement: newPlacement('barcode', box),
      },
    );
    const { a4, half, quarter, screen } = document.layouts.items;
    const zone = (layout: typeof half) => layout?.barcodes.new?.quietZone.left ?? NaN;
    expect(half?.barcodes.new?.type).toBe('code128');
    expect(zone(quarter)).toBeCloseTo(zone(half) / 25.4, 4);
    for (const layout of [a4, screen]) expect(layout?.barcodes).not.toHaveProperty('new');
  });
});

describe('frames', () => {
  it('have their name, opacity, blend mode, shadow and stroke, all those that are named', () => {
    const frameIds = ['shape', 'picture'];
    const shadow = { ...NO_SHADOW, enabled: true };
    const document = after(
      { kind: 'renameFrame', frameId: 'shape', name: 'Base' },
      { kind: 'setFrameOpacity', frameIds, opacity: 0.5 },
      { kind: 'setBlendMode', frameIds, blendMode: 'multiply' },
      { kind: 'setDropShadow', frameIds, dropShadow: shadow },
    );
    expect(frame(document, 'shape')).toMatchObject({ name: 'Base' });
    for (const frameId of frameIds)
      expect(frame(document, frameId)).toMatchObject({
        opacity: 0.5,
        blendMode: 'multiply',
        dropShadow: shadow,
      });
    expect(frame(document, 'words')).toEqual(frame(sampleDocument(), 'words'));
  });

  it('have a stroke if they have an outline', () => {
    const { shape } = sampleDocument().pages.items.page?.frames.items ?? {};
    if (shape?.type !== 'shape') throw new Error('There is no shape.');
    const stroke = { ...shape.stroke, weight: 7 };
    const document = after({ kind: 'setStroke', frameIds: ['shape', 'picture'], stroke });
    for (const frameId of ['shape', 'picture']) expect(frame(document, frameId)).toMatchObject({ stroke });
    expect(refusalOf({ kind: 'setStroke', frameIds: ['code'], stroke })).toBe('Code has no stroke.');
  });

  it('F4.01 have ends, corners and dashes of their line, within bounds', () => {
    const { shape } = sampleDocument().pages.items.page?.frames.items ?? {};
    if (shape?.type !== 'shape') throw new Error('There is no shape.');
    const stroke = {
      ...shape.stroke,
      cap: 'round',
      join: 'bevel',
      miterLimit: 4,
      dash: { lengths: [6, 3], offset: 1 },
    } as const;
    const document = after({ kind: 'setStroke', frameIds: ['shape'], stroke });
    expect(frame(document, 'shape')).toMatchObject({ stroke });
    const unbounded: Operation = {
      kind: 'setStroke',
      frameIds: ['shape'],
      stroke: { ...shape.stroke, dash: { lengths: [], offset: 0 } },
    };
    expect(refusalOf(unbounded)).toMatch(/>=1 items/);
  });

  it('change outline, fill, mask and barcode value', () => {
    const outline = { type: 'ellipse' } as const;
    const fill = { type: 'none' } as const;
    const document = after(
      { kind: 'setShapeOutline', frameId: 'shape', outline },
      { kind: 'setShapeFill', frameId: 'shape', fill },
      { kind: 'setImageMask', frameId: 'picture', mask: outline },
      { kind: 'setBarcodeValue', frameId: 'code', value: { type: 'fixed', value: '123' } },
    );
    expect(frame(document, 'shape')).toMatchObject({ outline, fill });
    expect(frame(document, 'picture')).toMatchObject({ mask: outline });
    expect(frame(document, 'code')).toMatchObject({ value: { type: 'fixed', value: '123' } });
  });

  it('grant users the chosen rights, and none once they are removed', () => {
    const constraints = { ...ALL_OFF, rotationAllowed: true };
    const set: Operation = { kind: 'setFrameConstraints', frameIds: ['shape', 'code'], constraints };
    const document = after(set);
    expect(document.constraints.frames).toMatchObject({ shape: constraints, code: constraints });
    const taken = afterOn(document, { ...set, frameIds: ['code', 'words'], constraints: null });
    expect(Object.keys(taken.constraints.frames)).toEqual(['shape']);
    expect(
      refusalOf({ ...set, frameIds: ['words'], constraints: { ...ALL_OFF, textEditingAllowed: true } }),
    ).toBe('The text of Headline holds variables and can’t be edited by users.');
    const free = { ...ALL_OFF, textEditingAllowed: true };
    expect(after({ ...set, frameIds: ['shape'], constraints: free }).constraints.frames.shape).toEqual(free);
  });
});

describe('frames are arranged', () => {
  const arranged = (to: number, ...frameIds: string[]) =>
    order(after({ kind: 'arrangeFrames', pageId: 'page', frameIds, to }));

  it('above a number of others, in their own order', () => {
    expect(arranged(0, 'code', 'picture')).toEqual(['picture', 'code', 'shape', 'words']);
    expect(arranged(1, 'code', 'picture')).toEqual(['shape', 'picture', 'code', 'words']);
    expect(arranged(9, 'shape')).toEqual(['picture', 'words', 'code', 'shape']);
  });

  it('one step back, but not before the last', () => {
    const back = (...frameIds: string[]) =>
      order(after({ kind: 'orderFrames', pageId: 'page', frameIds, towards: 'backward' }));
    expect(back('shape', 'picture')).toEqual(['shape', 'picture', 'words', 'code']);
    expect(back('code', 'picture')).toEqual(['picture', 'shape', 'code', 'words']);
  });
});

describe('places', () => {
  it('are written to a child as overrides without inherited values', () => {
    const document = after({
      kind: 'placeFrames',
      layoutId: 'quarter',
      places: { shape: { x: 1 }, words: { width: 50 } },
    });
    const { quarter, half } = document.layouts.items;
    expect(quarter?.type === 'child' && quarter.overrides).toEqual({ shape: { x: 1 }, words: { width: 50 } });
    expect(half).toEqual(sampleDocument().layouts.items.half);
    expect(place(document, 'quarter', 'words')).toMatchObject({ x: 5, width: 50 });
  });

  it('are moved by the same distance for all frames in the layout', () => {
    const document = after({
      kind: 'moveFrames',
      layoutId: 'half',
      frameIds: ['words', 'shape'],
      by: { x: 0.1, y: -1 },
    });
    expect(place(document, 'half', 'words')).toMatchObject({ x: 5.1, y: 149 });
    expect(place(document, 'half', 'shape')).toMatchObject({ x: 5.1, y: 19 });
    expect(place(document, 'a4', 'shape')).toMatchObject({ x: 10, y: 20 });
  });

  it('of those anchored follow in the child that has a place of its own for them', () => {
    const target = { type: 'frame', frameId: 'shape', edge: 'start' } as const;
    const anchoring = {
      horizontal: { type: 'start', target },
      vertical: { type: 'relative' },
    } as const;
    const start = after(
      { kind: 'setAnchoring', layoutId: 'a4', frameIds: ['words', 'picture'], value: anchoring },
      { kind: 'moveFrames', layoutId: 'half', frameIds: ['shape'], by: { x: 2, y: 3 } },
    );
    const { half } = start.layouts.items;
    expect(half?.type === 'child' && half.overrides).toMatchObject({
      words: { x: 7 },
      shape: { x: 7, y: 23 },
    });
    expect(place(start, 'a4', 'words')).toMatchObject({ x: 20 });
  });

  it('are reset in a child, one property or all', () => {
    const own = after(
      { kind: 'placeFrames', layoutId: 'half', places: { shape: { x: 1, y: 2 } } },
      { kind: 'resetFrames', layoutId: 'half', frameIds: ['shape', 'picture'], properties: ['x', 'width'] },
    );
    const { half } = own.layouts.items;
    expect(half?.type === 'child' && half.overrides).toEqual({ words: { x: 5 }, shape: { y: 2 } });
    const none = afterOn(own, {
      kind: 'resetFrames',
      layoutId: 'half',
      frameIds: ['words', 'shape'],
    }).layouts.items.half;
    expect(none?.type === 'child' && none.overrides).toEqual({});
  });
});
