import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, newShapeFrame, readDocument } from '@/engine/document';
import { damage, emptyDocument, sampleDocument } from '../support/sampleDocument';

function refusalOf(source: unknown) {
  const result = readDocument(source);
  return result.ok ? undefined : result.refusal;
}

describe('a hostile document', () => {
  it('S5.04 nested a million deep is refused', () => {
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    expect(refusalOf(deep)).toMatchObject({ reason: 'invalid', pointer: '/0'.repeat(LIMITS.depth) });
  });

  it('S5.04 that contains itself is refused', () => {
    const circle = damage(emptyDocument(), (copy) => (copy.brandKit.colors.items.self = copy));
    expect(refusalOf(circle)?.message).toContain('nested');
  });

  it('S5.04 with a million frames is refused', () => {
    const frames = `"frames":[${'{"type":"shape"},'.repeat(999_999)}{"type":"shape"}]`;
    const many = JSON.stringify(emptyDocument()).replace(/"frames":\{[^{}]*\{\}\}/, frames);
    expect(refusalOf(many)?.message).toContain('values');
  });

  it('S5.04 with ten million numbers is refused', () => {
    expect(refusalOf(`[${'0,'.repeat(9_990_000)}0]`)?.message).toContain('values');
  });

  it('S5.01 with too many frames on a page is refused at their order', () => {
    const frame = newShapeFrame('Shape');
    const items = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`f${index}`, frame]));
    const many = damage(emptyDocument(), (copy) => {
      copy.pages.items.page.frames = { order: Object.keys(items), items };
    });
    expect(refusalOf(many)?.pointer).toBe('/pages/items/page/frames/order');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e308, 1_000_001])(
    'S5.01 with an x of %d is refused at the x',
    (x) => {
      const damaged = damage(sampleDocument(), (copy) => (copy.layouts.items.a4.placements.shape.x = x));
      expect(refusalOf(damaged)?.pointer).toBe('/layouts/items/a4/placements/shape/x');
    },
  );

  it.each([0, -1, 1e-9, 1e308])('S5.01 with a page %d wide is refused at its width', (width) => {
    const damaged = damage(sampleDocument(), (copy) => (copy.layouts.items.a4.settings.width = width));
    expect(refusalOf(damaged)?.pointer).toBe('/layouts/items/a4/settings/width');
  });

  it('S5.01 with a path of 10 MB is refused at the path', () => {
    const outline = { type: 'path', path: 'M0 0'.repeat(2_500_000) };
    const damaged = damage(
      sampleDocument(),
      (copy) => (copy.pages.items.page.frames.items.shape.outline = outline),
    );
    expect(refusalOf(damaged)?.pointer).toBe('/pages/items/page/frames/items/shape/outline/path');
  });

  it('S5.04 with keys that reach for prototypes is refused', () => {
    const text = JSON.stringify(emptyDocument()).replace('"items":{"page"', '"items":{"__proto__":{},"page"');
    expect(refusalOf(text)?.pointer).toBe('/pages/items/__proto__');
  });

  it('S5.06 with references to names of Object.prototype is refused', () => {
    expect(refusalOf({ ...emptyDocument(), selectedLayoutId: 'toString' })?.pointer).toBe(
      '/selectedLayoutId',
    );
  });

  it.each([new Date(0), new Map(), () => undefined, Symbol('x'), 1n, undefined])(
    'S5.04 with %s, which is no JSON, is refused',
    (value) => {
      const damaged = { ...emptyDocument(), sdkVersion: value };
      expect(refusalOf(damaged)?.pointer).toBe('/sdkVersion');
    },
  );

  it('S5.04 of any JSON ends in an answer', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(refusalOf(text)?.reason).toBe('invalid');
      }),
    );
  });

  it('S5.04 of an earlier version and any content ends in an answer', () => {
    const anything = fc.jsonValue();
    const older = fc.record(
      {
        documentVersion: fc.constant(0),
        pages: fc.array(fc.record({ id: fc.string(), frames: anything })),
        layouts: fc.array(
          fc.record({ id: fc.string(), parentId: fc.string(), settings: anything, placements: anything }),
        ),
        stylekit: anything,
      },
      { requiredKeys: ['documentVersion'] },
    );
    fc.assert(
      fc.property(older, (document) => {
        expect(refusalOf(document)?.reason).toBe('invalid');
      }),
    );
  });
});
