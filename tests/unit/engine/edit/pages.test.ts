import { describe, expect, it } from 'vitest';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn, refusalOf } from './support/edited';

const COPIES = { shape: 's', picture: 'p', words: 'w', code: 'c' };
const duplicated: Operation = {
  kind: 'duplicatePage',
  pageId: 'page',
  newPageId: 'copy',
  name: 'Copy',
  frameIds: COPIES,
};
const target = (frameId: string) => ({ type: 'frame', frameId, edge: 'end' }) as const;
const relative = { type: 'relative' } as const;
const toPage = { type: 'start', target: { type: 'page' } } as const;
const anchored = (frameId: string, horizontal: object, vertical: object, layoutId = 'a4'): Operation =>
  ({
    kind: 'setAnchoring',
    layoutId,
    frameIds: [frameId],
    value: { horizontal, vertical },
  }) as Operation;

describe('the copy of a page', () => {
  it('follows its page with copies of its frames in order, and leaves the page unchanged', () => {
    const { pages } = after(duplicated);
    expect(pages.order).toEqual(['page', 'copy', 'back']);
    expect(pages.items.copy).toMatchObject({ name: 'Copy', isVisible: true });
    expect(pages.items.copy?.frames.order).toEqual(['s', 'p', 'w', 'c']);
    expect(pages.items.copy?.frames.items.w).toEqual(pages.items.page?.frames.items.words);
    expect(pages.items.page).toEqual(sampleDocument().pages.items.page);
    expect(pages.items.copy).not.toHaveProperty('groups');
    const last = after({ ...duplicated, pageId: 'back', frameIds: {} });
    expect(last.pages.order).toEqual(['page', 'back', 'copy']);
  });

  it('looks the same in each layout: places, overrides, crops and barcodes', () => {
    const { layouts, constraints } = after(duplicated);
    const { a4, half, quarter, screen } = layouts.items;
    for (const [from, to] of Object.entries(COPIES)) expect(a4?.placements[to]).toEqual(a4?.placements[from]);
    expect(half?.type === 'child' && half.overrides).toEqual({ words: { x: 5 }, w: { x: 5 } });
    expect(a4?.crops.p).toEqual(a4?.crops.picture);
    expect([a4, half, quarter].map((layout) => layout?.barcodes.c?.type)).toEqual(['code128', 'qr', 'ean13']);
    expect(screen?.placements).toEqual({});
    expect(constraints.frames).toEqual({
      words: { ...ALL_OFF, resizeAllowed: true },
      w: { ...ALL_OFF, resizeAllowed: true },
    });
  });

  it('keeps anchors between its frames and to the page', () => {
    const between = { type: 'startAndEnd', start: target('shape'), end: target('code') };
    const { layouts } = after(
      anchored('picture', { type: 'end', target: target('shape') }, between),
      anchored('words', toPage, relative),
      anchored('code', { type: 'center', target: target('picture') }, relative, 'half'),
      duplicated,
    );
    const { a4, half } = layouts.items;
    expect(a4?.placements.p?.anchoring).toEqual({
      horizontal: { type: 'end', target: target('s') },
      vertical: { type: 'startAndEnd', start: target('s'), end: target('c') },
    });
    expect(a4?.placements.w?.anchoring).toEqual({ horizontal: toPage, vertical: relative });
    expect(half?.type === 'child' && half.overrides.c?.anchoring).toEqual({
      horizontal: { type: 'center', target: target('p') },
      vertical: relative,
    });
  });

  it('copies nested groups with the given ids', () => {
    const group = (groupId: string, ...members: string[]): Operation => ({
      kind: 'groupFrames',
      pageId: 'page',
      groupId,
      name: groupId,
      members,
    });
    const grouped = after(group('in', 'shape', 'words'), group('out', 'in', 'code'));
    const document = afterOn(grouped, { ...duplicated, groupIds: { in: 'in2', out: 'out2' } });
    expect(document.pages.items.copy?.groups).toEqual({
      in2: { name: 'in', members: ['s', 'w'] },
      out2: { name: 'out', members: ['in2', 'c'] },
    });
    expect(document.pages.items.page).toEqual(grouped.pages.items.page);
  });

  it('is refused without an id for each frame and group', () => {
    const { code: _, ...others } = COPIES;
    expect(refusalOf({ ...duplicated, frameIds: others })).toBe('The copy of code has no id.');
    const group: Operation = {
      kind: 'groupFrames',
      pageId: 'page',
      groupId: 'pair',
      name: 'Pair',
      members: ['shape'],
    };
    expect(refusalOf(group, duplicated)).toBe('The copy of pair has no id.');
    expect(refusalOf({ kind: 'selectLayout', layoutId: 'screen' }, duplicated)).toBe(
      'Pages are added while a print layout is selected.',
    );
  });
});

describe('pages', () => {
  const added: Operation = { kind: 'addPage', pageId: 'new', name: 'New' };

  it('are added last or at a position, and moved', () => {
    expect(after(added).pages.order).toEqual(['page', 'back', 'new']);
    expect(after({ ...added, at: 1 }).pages.order).toEqual(['page', 'new', 'back']);
    expect(after(added).pages.items.new).toMatchObject({ name: 'New', isVisible: true });
    expect(after(added, { kind: 'movePage', pageId: 'new', to: 0 }).pages.order).toEqual([
      'new',
      'page',
      'back',
    ]);
    expect(refusalOf({ ...added, pageId: 'back' })).toBe('There is an item back already.');
    expect(refusalOf({ kind: 'movePage', pageId: 'gone', to: 0 })).toBe('There is no item gone.');
  });

  it('are renamed, hidden and shown', () => {
    const hide = (isVisible: boolean): Operation => ({
      kind: 'setPageVisibility',
      pageId: 'back',
      isVisible,
    });
    const document = after({ kind: 'renamePage', pageId: 'back', name: 'Behind' }, hide(false));
    expect(document.pages.items.back).toMatchObject({ name: 'Behind', isVisible: false });
    expect(afterOn(document, hide(true)).pages.items.back?.isVisible).toBe(true);
    const other: Operation = { kind: 'setPageVisibility', pageId: 'page', isVisible: true };
    expect(afterOn(document, other).pages).toEqual(document.pages);
  });

  it('delete their frames when they are deleted', () => {
    const document = after({ kind: 'deletePage', pageId: 'page' });
    expect(document.pages.order).toEqual(['back']);
    expect(document.pages.items).not.toHaveProperty('page');
    expect(document.layouts.items.a4?.placements).toEqual({});
    expect(document.constraints.frames).toEqual({});
    expect(refusalOf({ kind: 'deletePage', pageId: 'page' }, { kind: 'deletePage', pageId: 'back' })).toBe(
      'At least one page must stay visible.',
    );
  });
});
