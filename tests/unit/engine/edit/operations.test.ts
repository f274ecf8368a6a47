import { describe, expect, it } from 'vitest';
import { newPlacement, newShapeFrame, resolveLayout, type Document } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';

/** The sample after some operations. */
function after(...operations: Operation[]): Document {
  return afterOn(sampleDocument(), ...operations);
}

function afterOn(document: Document, ...operations: Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

/** Returns the refusal of operations. */
function refusalOf(...operations: Operation[]) {
  const result = edit(sampleDocument(), operations);
  return result.ok ? undefined : result.refusal;
}

const placement = (document: Document, layoutId: string, frameId: string) =>
  resolveLayout(document, layoutId).placements.get(frameId);

const relative = { type: 'relative' } as const;
const page = { type: 'page' } as const;

describe('layouts', () => {
  it('S5.11 keep every length when their unit changes and changes back', () => {
    const start = sampleDocument();
    const inPixels = after({ kind: 'setLayoutUnit', layoutId: 'a4', unit: 'px' });
    expect(resolveLayout(inPixels, 'a4').settings).toMatchObject({ unit: 'px', width: 595.275591 });
    expect(placement(inPixels, 'half', 'words')?.x).toBeCloseTo((5 * 72) / 25.4, 5);
    const back = afterOn(inPixels, { kind: 'setLayoutUnit', layoutId: 'a4', unit: 'mm' });
    for (const layoutId of start.layouts.order) {
      for (const [frameId, place] of resolveLayout(start, layoutId).placements) {
        for (const key of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs((placement(back, layoutId, frameId)?.[key] ?? NaN) - place[key])).toBeLessThan(
            0.001,
          );
        }
      }
    }
  });

  it('S5.17 have px and no bleed when digital, and mm and bleed when print', () => {
    const digital = after({ kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' });
    expect(resolveLayout(digital, 'a4').settings).toMatchObject({ unit: 'px', bleed: { left: 0, top: 0 } });
    expect(resolveLayout(digital, 'quarter').settings).toMatchObject({ intent: 'digitalStatic', unit: 'px' });
    const print = afterOn(digital, { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'print' });
    expect(resolveLayout(print, 'a4').settings).toMatchObject({
      unit: 'mm',
      width: 210,
      bleed: { left: 3, top: 3 },
    });
  });

  it('S5.18 keep their animations when their intent changes and changes back', () => {
    const animation = { from: 0, to: 1_000 };
    const animated = after({
      kind: 'setAnimation',
      layoutId: 'a4',
      frameIds: ['shape'],
      value: animation,
    });
    const back = afterOn(
      animated,
      { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalAnimated' },
      { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'print' },
    );
    expect(placement(back, 'a4', 'shape')?.animation).toEqual(animation);
  });

  it('S5.20 S5.21 keep overrides of a child until they are reset', () => {
    const overridden = after(
      { kind: 'rotateFrames', layoutId: 'half', frameIds: ['shape'], value: 30 },
      { kind: 'rotateFrames', layoutId: 'a4', frameIds: ['shape'], value: 60 },
      { kind: 'moveFrames', layoutId: 'a4', frameIds: ['shape'], by: { x: 0, y: 7 } },
    );
    expect(placement(overridden, 'half', 'shape')).toMatchObject({ rotationDegrees: 30, y: 27 });
    expect(placement(overridden, 'quarter', 'shape')).toMatchObject({ rotationDegrees: 30, y: 27 });
    const reset = afterOn(overridden, { kind: 'resetFrames', layoutId: 'half', frameIds: ['shape'] });
    expect(placement(reset, 'quarter', 'shape')).toMatchObject({ rotationDegrees: 60, y: 27 });
  });

  it('S5.21 reset one property, or all of them', () => {
    const overridden = after(
      { kind: 'moveFrames', layoutId: 'half', frameIds: ['shape'], by: { x: 1, y: 1 } },
      { kind: 'resetFrames', layoutId: 'half', frameIds: ['shape'], properties: ['y'] },
    );
    expect(placement(overridden, 'half', 'shape')).toMatchObject({ x: 6, y: 20 });
    const reset = afterOn(overridden, { kind: 'resetLayout', layoutId: 'half' });
    expect(resolveLayout(reset, 'half')).toEqual(resolveLayout(reset, 'a4'));
    expect(resolveLayout(reset, 'quarter')).toEqual(resolveLayout(reset, 'a4'));
  });

  it('S5.22 have barcodes and crops of their own', () => {
    const changed = after({ kind: 'addChildLayout', layoutId: 'new', parentId: 'half', name: 'New' });
    expect(changed.layouts.items.new?.barcodes.code?.type).toBe('qr');
    const { code } = changed.layouts.items.a4?.barcodes ?? {};
    if (!code) throw new Error('There is no barcode.');
    const settings = { ...code, magnificationPercent: 200 };
    const larger = afterOn(changed, {
      kind: 'setBarcodeSettings',
      layoutId: 'a4',
      frameId: 'code',
      settings,
    });
    expect(larger.layouts.items.a4?.barcodes.code?.magnificationPercent).toBe(200);
    expect(larger.layouts.items.half?.barcodes.code?.magnificationPercent).toBe(100);
    expect(larger.layouts.items.half?.crops).toEqual({});
  });

  it('S5.24 are deleted with their branch, and the last top layout is not', () => {
    const without = after({ kind: 'deleteLayout', layoutId: 'half' });
    expect(without.layouts.order).toEqual(['a4', 'screen']);
    expect(without.variables.items.price).toMatchObject({ visibility: { type: 'conditional', layouts: [] } });
    const screen = after({ kind: 'deleteLayout', layoutId: 'a4' });
    expect(screen.selectedLayoutId).toBe('screen');
    expect(screen.pages.items.page?.frames.order).toEqual([]);
    const last = edit(screen, [{ kind: 'deleteLayout', layoutId: 'screen' }]);
    expect(last.ok ? '' : last.refusal.message).toContain('last top layout');
  });

  it('S5.25 S5.26 move their frames by their anchors when they are resized, in children too', () => {
    const wide = after(
      {
        kind: 'setAnchoring',
        layoutId: 'a4',
        frameIds: ['picture'],
        value: { horizontal: { type: 'end', target: page }, vertical: relative },
      },
      { kind: 'resetLayout', layoutId: 'half' },
      { kind: 'resizeLayout', layoutId: 'a4', width: 420, height: 297 },
    );
    expect(placement(wide, 'a4', 'shape')).toMatchObject({ x: 20, width: 200 });
    expect(placement(wide, 'a4', 'picture')).toMatchObject({ x: 230, width: 60 });
    expect(placement(wide, 'quarter', 'picture')).toMatchObject({ x: 230, width: 60 });
  });

  it('S5.26 move overrides of a child when its parent is resized', () => {
    const start = after(
      { kind: 'resetLayout', layoutId: 'half' },
      { kind: 'placeFrames', layoutId: 'half', places: { shape: { x: 50 } } },
    );
    const wide = afterOn(start, { kind: 'resizeLayout', layoutId: 'a4', width: 420, height: 297 });
    expect(placement(wide, 'half', 'shape')).toMatchObject({ x: 100, width: 200 });
  });
});

describe('pages', () => {
  const added = (count: number): Operation[] =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'addPage',
      pageId: `p${index}`,
      name: `P${index}`,
    }));

  it('S5.13 are 50 at most, and one of them is visible', () => {
    expect(after(...added(48)).pages.order).toHaveLength(50);
    expect(refusalOf(...added(49))?.pointer).toBe('/48/pages/order');
    const hidden: Operation = { kind: 'setPageVisibility', pageId: 'back', isVisible: false };
    expect(refusalOf(hidden, { kind: 'setPageVisibility', pageId: 'page', isVisible: false })?.pointer).toBe(
      '/1',
    );
    expect(refusalOf(hidden, { kind: 'deletePage', pageId: 'page' })?.message).toContain('visible');
  });

  it('S5.14 are added only while a print layout is selected', () => {
    expect(refusalOf({ kind: 'selectLayout', layoutId: 'screen' }, ...added(1))?.message).toContain('print');
  });
});

describe('frames', () => {
  const add = (layoutId: string): Operation => ({
    kind: 'addFrame',
    layoutId,
    pageId: 'page',
    frameId: 'new',
    frame: newShapeFrame('New'),
    placement: newPlacement('shape', { x: 1, y: 2, width: 3, height: 4 }),
  });

  it('S5.23 are drawn in the layout they were added to, and in its children', () => {
    const document = after(add('half'));
    const drawnIn = document.layouts.order.filter((id) => resolveLayout(document, id).placements.has('new'));
    expect(drawnIn).toEqual(['half', 'quarter']);
  });

  it('S5.27 follow the one they are anchored to', () => {
    const target = { type: 'frame', frameId: 'shape', edge: 'end' } as const;
    const document = after(
      {
        kind: 'setAnchoring',
        layoutId: 'a4',
        frameIds: ['picture'],
        value: { horizontal: { type: 'start', target }, vertical: relative },
      },
      { kind: 'moveFrames', layoutId: 'a4', frameIds: ['shape'], by: { x: 5, y: 5 } },
    );
    expect(placement(document, 'a4', 'picture')).toMatchObject({ x: 25, y: 90 });
    const circle = edit(document, [
      {
        kind: 'setAnchoring',
        layoutId: 'a4',
        frameIds: ['shape'],
        value: {
          horizontal: { type: 'end', target: { type: 'frame', frameId: 'picture', edge: 'start' } },
          vertical: relative,
        },
      },
    ]);
    expect(circle.ok ? '' : circle.refusal.message).toContain('circle');
  });

  it.each([
    ['front', ['shape', 'code', 'picture', 'words']],
    ['forward', ['shape', 'code', 'picture', 'words']],
    ['backward', ['picture', 'words', 'shape', 'code']],
    ['back', ['picture', 'words', 'shape', 'code']],
  ] as const)('S5.28 sent to %s move alone, and the rest keep their order', (towards, order) => {
    const document = after({ kind: 'orderFrames', pageId: 'page', frameIds: ['words', 'picture'], towards });
    expect(document.pages.items.page?.frames.order).toEqual(order);
  });

  it('S5.28 at the front keep their order', () => {
    const document = after({
      kind: 'orderFrames',
      pageId: 'page',
      frameIds: ['code', 'words'],
      towards: 'forward',
    });
    expect(document.pages.items.page?.frames.order).toEqual(['shape', 'picture', 'words', 'code']);
  });

  it('S7.12 lose their crops with their picture', () => {
    const document = after({
      kind: 'setImageSource',
      frameId: 'picture',
      source: { type: 'url', url: 'two' },
    });
    expect(document.layouts.items.a4?.crops).toEqual({});
  });

  it('delete references to themselves when they are deleted', () => {
    const document = after({ kind: 'deleteFrames', frameIds: ['words', 'code'] });
    expect(document.constraints.frames).toEqual({});
    expect(JSON.stringify(document)).not.toMatch(/"words"|"code"/);
  });
});

describe('text', () => {
  it('S6.03 gets a style on a range of characters only', () => {
    const document = after({
      kind: 'setTextStyle',
      frameId: 'words',
      range: { from: { paragraph: 0, offset: 1 }, to: { paragraph: 0, offset: 3 } },
      format: { underline: true },
    });
    const { words } = document.pages.items.page?.frames.items ?? {};
    expect(words?.type === 'text' && words.paragraphs[0]?.runs).toEqual([
      { type: 'text', text: 'H' },
      { type: 'text', text: 'el', format: { underline: true } },
      { type: 'text', text: 'lo ' },
      { type: 'variable', variableId: 'who' },
    ]);
  });
});

describe('variables', () => {
  it('S8.03 of a deleted group are deleted with it or move one level up', () => {
    const kept = after({ kind: 'deleteVariable', variableId: 'people', keepMembers: true });
    expect(kept.variables.order).toEqual(['who', 'photo', 'price']);
    expect(kept.variables.items.who).not.toHaveProperty('parentId');
    expect(after({ kind: 'deleteVariable', variableId: 'people' }).variables.order).toEqual([
      'photo',
      'price',
    ]);
  });

  it('S8.25 are removed from all uses', () => {
    const document = after({ kind: 'deleteVariable', variableId: 'who' });
    expect(JSON.stringify(document)).not.toContain('"who"');
    expect(document.actions.items.start?.triggers).toEqual([{ event: 'documentLoaded' }]);
  });

  it('S8.01 can’t get a used name', () => {
    expect(refusalOf({ kind: 'renameVariable', variableId: 'price', name: 'Who' })?.message).toContain('Who');
  });
});

describe('the brand kit', () => {
  const { brandKit } = sampleDocument();
  const red = { name: 'Red', color: { type: 'rgb', r: 255, g: 0, b: 0 } } as const;
  const kit = { ...structuredClone(brandKit), name: 'House', colors: { order: ['red'], items: { red } } };

  it('S5.30 is replaced by an imported one, with auto-sync on', () => {
    const document = after({ kind: 'importBrandKit', brandKit: kit });
    expect(document.brandKit).toEqual({ ...kit, isAutoSync: true });
  });

  it('S5.30 updates in one step and loses nothing', () => {
    const blue = { name: 'Blue', color: { type: 'hex', value: '#0000ff' } } as const;
    const imported = after({ kind: 'importBrandKit', brandKit: kit });
    const later = { ...kit, colors: { order: ['blue'], items: { blue } } };
    const synced = afterOn(imported, { kind: 'syncBrandKit', brandKit: later });
    expect(synced.brandKit.colors).toEqual({ order: ['red', 'blue'], items: { red, blue } });
  });
});

describe('an edit', () => {
  it('is applied as a whole or not at all, and returns the path of the fault', () => {
    const rename: Operation = { kind: 'renamePage', pageId: 'page', name: 'Cover' };
    expect(refusalOf(rename, { kind: 'renamePage', pageId: 'gone', name: 'Cover' })).toEqual({
      pointer: '/1',
      message: 'There is no page gone.',
    });
    expect(refusalOf(rename, { kind: 'renamePage', pageId: 'page', name: '' })?.pointer).toBe('/1/name');
  });

  it.each([Number.NaN, 1e308])('S5.01 that would move a frame by %d is refused', (x) => {
    const move: Operation = { kind: 'moveFrames', layoutId: 'a4', frameIds: ['shape'], by: { x, y: 0 } };
    expect(refusalOf(move)?.pointer).toBe('/0/by/x');
  });

  it('S5.01 that moves a frame out of bounds is refused at the frame', () => {
    const move: Operation = {
      kind: 'moveFrames',
      layoutId: 'a4',
      frameIds: ['shape'],
      by: { x: 999_999, y: 0 },
    };
    expect(refusalOf(move, move)?.pointer).toBe('/0/layouts/items/a4/placements/shape/x');
  });
});
