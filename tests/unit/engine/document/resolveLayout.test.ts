import { describe, expect, it } from 'vitest';
import { drawnAnimation, drawnPages, resolveLayout, type Document } from '@/engine/document';
import type { Layout } from '@/engine/document/schema/layout';
import { edit } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';

/** The sample with one of its layouts changed. */
function withLayout(document: Document, id: string, change: (layout: Layout) => Layout): Document {
  const layout = document.layouts.items[id];
  if (!layout) throw new Error(`There is no layout ${id}.`);
  return {
    ...document,
    layouts: { ...document.layouts, items: { ...document.layouts.items, [id]: change(layout) } },
  };
}

const placement = (document: Document, layoutId: string, frameId: string) =>
  resolveLayout(document, layoutId).placements.get(frameId);

const start = { type: 'start', target: { type: 'page' } } as const;

describe('resolveLayout', () => {
  it('S5.19 inherits size, unit, intent, bleed and fill until they are overridden', () => {
    const document = sampleDocument();
    const parent = resolveLayout(document, 'a4').settings;
    expect(resolveLayout(document, 'half').settings).toEqual({ ...parent, width: 105 });
    expect(resolveLayout(document, 'quarter').settings).toEqual({ ...parent, width: 105 });
  });

  it('S5.19 inherits frames of a parent of the same size with place, rotation, visibility, fit and anchors', () => {
    const document = withLayout(sampleDocument(), 'half', (half) => ({ ...half, settings: {} }) as Layout);
    const parent = resolveLayout(document, 'a4');
    const child = resolveLayout(document, 'half');
    expect(child.placements.get('picture')).toEqual(parent.placements.get('picture'));
    expect(child.placements.get('shape')).toEqual(parent.placements.get('shape'));
  });

  it('S5.20 keeps overrides of a child when its parent changes and inherits the rest', () => {
    const document = withLayout(sampleDocument(), 'a4', (layout) => {
      const words = layout.placements.words;
      if (!words) throw new Error('There are no words.');
      return {
        ...layout,
        placements: { ...layout.placements, words: { ...words, x: 60, y: 180, rotationDegrees: 15 } },
      };
    });
    expect(placement(document, 'half', 'words')).toMatchObject({ x: 5, y: 180, rotationDegrees: 15 });
    expect(placement(document, 'quarter', 'words')).toMatchObject({ x: 5, y: 180, rotationDegrees: 15 });
  });

  it('S5.20 converts lengths for a child with another unit', () => {
    const document = withLayout(
      sampleDocument(),
      'quarter',
      (quarter) =>
        ({
          ...quarter,
          settings: { unit: 'in' } as object,
        }) as Layout,
    );
    const { settings } = resolveLayout(document, 'quarter');
    expect(settings.width).toBeCloseTo(105 / 25.4, 5);
    expect(settings.bleed.left).toBeCloseTo(3 / 25.4, 5);
    expect(placement(document, 'quarter', 'words')?.x).toBeCloseTo(5 / 25.4, 5);
  });

  it('S5.23 draws a frame in the layout it was added to, and in its children', () => {
    const document = sampleDocument();
    const drawnIn = document.layouts.order.filter((id) =>
      resolveLayout(document, id).placements.has('shape'),
    );
    expect(drawnIn).toEqual(['a4', 'half', 'quarter']);
  });

  it('S5.23 draws a child’s frame in it and below only', () => {
    const sample = sampleDocument();
    const shape = placement(sample, 'a4', 'shape');
    if (!shape) throw new Error('There is no shape.');
    const without = withLayout(sample, 'a4', (layout) => {
      const { shape: _, ...placements } = layout.placements;
      return { ...layout, placements };
    });
    const document = withLayout(without, 'half', (half) => ({ ...half, placements: { shape } }));
    const drawnIn = document.layouts.order.filter((id) =>
      resolveLayout(document, id).placements.has('shape'),
    );
    expect(drawnIn).toEqual(['half', 'quarter']);
  });

  it('S5.25 halves x and width of a frame in a child of half the width', () => {
    const document = sampleDocument();
    expect(placement(document, 'half', 'shape')).toMatchObject({ x: 5, y: 20, width: 50, height: 50 });
  });

  it('S5.26 keeps a frame anchored to the start in a child of another size', () => {
    const document = withLayout(sampleDocument(), 'a4', (layout) => {
      const shape = layout.placements.shape;
      if (!shape) throw new Error('There is no shape.');
      const anchored = { ...shape, anchoring: { horizontal: start, vertical: start } };
      return { ...layout, placements: { ...layout.placements, shape: anchored } };
    });
    expect(placement(document, 'half', 'shape')).toMatchObject({ x: 10, width: 100 });
  });

  it('S5.27 moves a frame with one that a child moves', () => {
    const follows = { type: 'start', target: { type: 'frame', frameId: 'shape', edge: 'end' } } as const;
    const sample = withLayout(sampleDocument(), 'half', (half) => ({ ...half, settings: {} }) as Layout);
    const anchored = withLayout(sample, 'a4', (layout) => {
      const picture = layout.placements.picture;
      if (!picture) throw new Error('There is no picture.');
      const following = { ...picture, anchoring: { ...picture.anchoring, horizontal: follows } };
      return { ...layout, placements: { ...layout.placements, picture: following } };
    });
    const document = withLayout(
      anchored,
      'half',
      (half) => ({ ...half, overrides: { shape: { x: 40 } } }) as Layout,
    );
    expect(placement(document, 'half', 'picture')).toMatchObject({ x: 50, width: 60 });
    expect(placement(document, 'quarter', 'picture')).toMatchObject({ x: 50, width: 60 });
    expect(placement(document, 'a4', 'picture')).toMatchObject({ x: 20 });
  });

  it('throws for an unknown layout', () => {
    expect(() => resolveLayout(sampleDocument(), 'gone')).toThrow('no layout gone');
  });
});

describe('the content of a layout', () => {
  it('S5.14 is all visible pages in print and the first of them elsewhere', () => {
    const document = sampleDocument();
    expect(drawnPages(document, 'print')).toEqual(['page', 'back']);
    expect(drawnPages(document, 'digitalStatic')).toEqual(['page']);
    const { page, back } = document.pages.items;
    if (!page || !back) throw new Error('There are no pages.');
    const hidden = {
      ...document,
      pages: { ...document.pages, items: { page: { ...page, isVisible: false }, back } },
    };
    expect(drawnPages(hidden, 'digitalAnimated')).toEqual(['back']);
  });

  it('S5.18 has animations on animated layouts only, and keeps them on others', () => {
    const animation = { from: 0, to: 2_000 };
    const animated = withLayout(sampleDocument(), 'screen', (layout) => {
      const shape = layout.placements.shape ?? placement(sampleDocument(), 'a4', 'shape');
      if (!shape) throw new Error('There is no shape.');
      return { ...layout, placements: { shape: { ...shape, animation } } };
    });
    const printed = withLayout(
      animated,
      'screen',
      (layout) => ({ ...layout, settings: { ...layout.settings, intent: 'print' } }) as Layout,
    );
    expect(drawnAnimation(resolveLayout(animated, 'screen'), 'shape')).toEqual(animation);
    expect(drawnAnimation(resolveLayout(printed, 'screen'), 'shape')).toBeUndefined();
    expect(placement(printed, 'screen', 'shape')?.animation).toEqual(animation);
  });

  it('S5.20 answers the same for layouts that can’t change, and anew for those that can', () => {
    const result = edit(sampleDocument(), [{ kind: 'renameLayout', layoutId: 'half', name: 'Half of it' }]);
    if (!result.ok) throw new Error(result.refusal.message);
    const { document } = result.value;
    expect(resolveLayout(document, 'half')).toBe(resolveLayout(document, 'half'));
    const copy = structuredClone(document);
    expect(resolveLayout(copy, 'half')).toEqual(resolveLayout(document, 'half'));
    Object.assign(copy.layouts.items.a4?.placements.picture ?? {}, { x: 77 });
    expect(placement(copy, 'a4', 'picture')?.x).toBe(77);
    expect(placement(document, 'a4', 'picture')?.x).not.toBe(77);
  });
});
