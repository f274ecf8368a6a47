import { describe, expect, it } from 'vitest';
import { newLayout, resolveLayout } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn, refusalOf } from './support/edited';

const copied: Operation = { kind: 'duplicateLayout', layoutId: 'half', newLayoutId: 'copy', name: 'Copy' };
const deleted = (layoutId: string): Operation => ({ kind: 'deleteLayout', layoutId });

describe('layouts', () => {
  it('are added with their own size, last or at a position', () => {
    const size = { intent: 'digitalStatic', unit: 'px', width: 300, height: 250 } as const;
    const added: Operation = { kind: 'addLayout', layoutId: 'new', name: 'New', ...size };
    const { order, items } = after(added).layouts;
    expect(order).toEqual(['a4', 'half', 'quarter', 'screen', 'new']);
    expect(items.new).toEqual(newLayout('New', size));
    expect(after({ ...added, at: 0 }).layouts.order[0]).toBe('new');
  });

  it('S5.19 that inherit have only own barcodes, copied from their parent', () => {
    const document = after({ kind: 'addChildLayout', layoutId: 'new', parentId: 'half', name: 'New', at: 1 });
    const { new: child, half } = document.layouts.items;
    expect(document.layouts.order[1]).toBe('new');
    expect(child).toMatchObject({
      type: 'child',
      parentId: 'half',
      name: 'New',
      settings: {},
      overrides: {},
      placements: {},
      crops: {},
      barcodes: half?.barcodes,
    });
    expect(resolveLayout(document, 'new')).toEqual(resolveLayout(document, 'half'));
  });

  it('are copied after their original, with all their own values', () => {
    const { order, items } = after(copied).layouts;
    expect(order).toEqual(['a4', 'half', 'copy', 'quarter', 'screen']);
    expect(items.copy).toEqual({ ...items.half, name: 'Copy' });
    expect(items.half).toEqual(sampleDocument().layouts.items.half);
  });

  it('are renamed, moved and selected, and have options', () => {
    const options = { displayName: 'For you', availableForUser: false, privateData: { key: 'value' } };
    const document = after(
      { kind: 'renameLayout', layoutId: 'half', name: 'Small' },
      { kind: 'setLayoutOptions', layoutId: 'half', options },
      { kind: 'moveLayout', layoutId: 'screen', to: 0 },
      { kind: 'selectLayout', layoutId: 'screen' },
    );
    expect(document.layouts.items.half).toMatchObject({ name: 'Small', ...options });
    expect(document.layouts.order).toEqual(['screen', 'a4', 'half', 'quarter']);
    expect(document.selectedLayoutId).toBe('screen');
  });

  it('have a fill and a bleed, also as overrides', () => {
    const fill = { ...resolveLayout(sampleDocument(), 'a4').settings.fill, enabled: false };
    const bleed = { left: 1, top: 2, right: 3, bottom: 4, areBleedValuesCombined: false };
    const document = after(
      { kind: 'setLayoutFill', layoutId: 'half', fill },
      { kind: 'setLayoutBleed', layoutId: 'half', bleed },
    );
    expect(document.layouts.items.half?.settings).toEqual({ width: 105, fill, bleed });
    expect(document.layouts.items.a4).toEqual(sampleDocument().layouts.items.a4);
  });

  it('S5.24 keep the frames that a copy of a deleted one draws', () => {
    const start = after({ ...copied, layoutId: 'a4' });
    const { pages, layouts } = afterOn(start, deleted('a4'));
    expect(layouts.order).toEqual(['copy', 'screen']);
    expect(pages).toEqual(start.pages);
  });

  it('S5.24 refuse to delete the last top layout with all its children', () => {
    expect(refusalOf(deleted('screen'), deleted('a4'))).toBe('The last top layout can’t be deleted.');
    expect(refusalOf(deleted('screen'), deleted('half'))).toBeUndefined();
  });

  it('S5.24 are replaced by the first top layout when deleted, even after another one', () => {
    const child: Operation = {
      kind: 'addChildLayout',
      layoutId: 'mini',
      parentId: 'screen',
      name: 'Mini',
      at: 0,
    };
    expect(after(child, deleted('a4')).selectedLayoutId).toBe('screen');
  });

  it('S5.25 move nothing while their size does not change', () => {
    const { width, height } = resolveLayout(sampleDocument(), 'half').settings;
    const same = after({ kind: 'resizeLayout', layoutId: 'half', width, height });
    for (const layoutId of ['half', 'quarter'])
      expect(resolveLayout(same, layoutId)).toEqual(resolveLayout(sampleDocument(), layoutId));
    const high = after({ kind: 'resizeLayout', layoutId: 'a4', width: 210, height: 594 });
    expect(resolveLayout(high, 'a4').placements.get('shape')).toMatchObject({ x: 10, y: 40, height: 100 });
    // A frame with a width of its own keeps it, and takes its height from its parent.
    expect(resolveLayout(high, 'half').placements.get('words')).toMatchObject({ x: 5, y: 300 });
  });
});
