import { describe, expect, it } from 'vitest';
import { resolveLayout, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { after, afterOn, refusalOf } from './support/edited';

const settings = (document: Document, layoutId: string) => resolveLayout(document, layoutId).settings;
const inUnit = (unit: 'px' | 'mm' | 'cm' | 'in', layoutId = 'a4'): Operation => ({
  kind: 'setLayoutUnit',
  layoutId,
  unit,
});

describe('the unit of a layout', () => {
  it('S5.11 is that of all its lengths: size, bleed, places, crops, barcodes, guides and limits', () => {
    const document = after(
      { kind: 'addGuide', layoutId: 'a4', guideId: 'edge', guide: { axis: 'x', at: 20 } },
      { kind: 'setGuideStyle', layoutId: 'a4', guideStyle: { type: 'square', size: 10 } },
      {
        kind: 'setLayoutOptions',
        layoutId: 'a4',
        options: { resizableByUser: { enabled: true, constraintMode: 'none', maxWidth: 300 } },
      },
      inUnit('cm'),
    );
    const { a4 } = document.layouts.items;
    expect(a4).toMatchObject({
      settings: { unit: 'cm', width: 21, height: 29.7, bleed: { left: 0.3 } },
      guides: { edge: { axis: 'x', at: 2 } },
      guideStyle: { type: 'square', size: 1 },
      resizableByUser: { maxWidth: 30 },
      placements: { shape: { x: 1, y: 2, width: 10, height: 5 } },
      crops: { picture: { 'media:one': { width: 6, originalParentHeight: 4 } } },
    });
    const before = after().layouts.items.a4?.barcodes.code?.quietZone.left ?? NaN;
    expect(a4?.barcodes.code?.quietZone.left).toBeCloseTo(before / 10, 5);
  });

  it('S5.11 is inherited by layouts without their own unit only', () => {
    const document = after(inUnit('in', 'quarter'), inUnit('cm'));
    expect(document.layouts.items.half).toMatchObject({
      settings: { width: 10.5 },
      overrides: { words: { x: 0.5 } },
    });
    expect(['a4', 'half', 'quarter', 'screen'].map((id) => settings(document, id).unit)).toEqual([
      ...['cm', 'cm', 'in', 'px'],
    ]);
    expect(settings(document, 'half').width).toBe(10.5);
  });

  it('S5.11 is not stored when it does not change', () => {
    expect(after(inUnit('mm', 'half'))).toEqual(after());
    expect(after(inUnit('mm')).layouts.items.half?.guides).toBeUndefined();
    expect(after(inUnit('cm')).layouts.items.a4).not.toHaveProperty('guides');
    expect(after(inUnit('cm')).layouts.items.a4).not.toHaveProperty('guideStyle');
  });
});

describe('the intent of a layout', () => {
  const intent = (to: 'print' | 'digitalStatic' | 'digitalAnimated', layoutId = 'a4'): Operation => ({
    kind: 'setLayoutIntent',
    layoutId,
    intent: to,
  });

  it('S5.17 changes nothing else between digital ones, nor for the same intent', () => {
    const bleed = { left: 1, top: 1, right: 1, bottom: 1, areBleedValuesCombined: true };
    const own: Operation[] = [inUnit('in', 'screen'), { kind: 'setLayoutBleed', layoutId: 'screen', bleed }];
    const document = after(...own, intent('digitalStatic', 'screen'));
    expect(settings(document, 'screen')).toMatchObject({ intent: 'digitalStatic', unit: 'in', bleed });
    expect(after(...own, inUnit('cm'), intent('print'))).toEqual(after(...own, inUnit('cm')));
  });

  it('S5.17 when changed to print has mm and a bleed, when digital px and none', () => {
    const print = settings(after(intent('print', 'screen')), 'screen');
    expect(print).toMatchObject({ intent: 'print', unit: 'mm', bleed: { left: 3, right: 3 } });
    const digital = settings(after(intent('digitalAnimated')), 'a4');
    expect(digital).toMatchObject({ intent: 'digitalAnimated', unit: 'px', bleed: { left: 0, right: 0 } });
  });
});

describe('the timeline of a layout', () => {
  it('lasts as long as its animations at least', () => {
    const length = (timelineLengthMs: number): Operation => ({
      kind: 'setTimelineLength',
      layoutId: 'a4',
      timelineLengthMs,
    });
    const animations: Operation[] = [
      { kind: 'setAnimation', layoutId: 'a4', frameIds: ['shape'], value: { from: 0, to: 900 } },
      { kind: 'setAnimation', layoutId: 'a4', frameIds: ['words'], value: { from: 0, to: 400 } },
    ];
    expect(refusalOf(...animations, length(899))).toBe('An animation lasts until 900 ms.');
    expect(settings(after(...animations, length(900)), 'half').timelineLengthMs).toBe(900);
    expect(settings(after(length(1)), 'a4').timelineLengthMs).toBe(1);
  });
});

describe('a reset layout', () => {
  it('S5.21 is as its parent is, in the unit of that, with its frames or without', () => {
    const start = after(inUnit('in', 'half'), {
      kind: 'resizeLayout',
      layoutId: 'half',
      width: 1,
      height: 2,
    });
    const all = afterOn(start, { kind: 'resetLayout', layoutId: 'half' });
    expect(all.layouts.items.half).toMatchObject({ settings: {}, overrides: {} });
    const barcode = (document: Document) => document.layouts.items.half?.barcodes.code?.quietZone.left;
    expect(barcode(all)).toBeCloseTo(barcode(after()) ?? NaN, 5);
    const kept = after({ kind: 'resetLayout', layoutId: 'half', keepFrames: true });
    // The page is twice as wide again, and the child's own values follow.
    expect(kept.layouts.items.half).toMatchObject({ settings: {}, overrides: { words: { x: 10 } } });
  });
});
