import { describe, expect, it } from 'vitest';
import {
  newPlacement,
  newShapeFrame,
  readDocument,
  stackOf,
  type Document,
  type Stacked,
} from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { damage, sampleDocument } from '../support/sampleDocument';

/** The sample after some operations. Its page has, from back to front, `shape`, `picture`, `words` and `code`. */
function after(...operations: Operation[]): Document {
  const result = edit(sampleDocument(), operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

function refusalOf(...operations: Operation[]): string | undefined {
  const result = edit(sampleDocument(), operations);
  return result.ok ? undefined : result.refusal.message;
}

const group = (groupId: string, ...members: string[]): Operation => ({
  kind: 'groupFrames',
  pageId: 'page',
  groupId,
  name: groupId.toUpperCase(),
  members,
});

const wordsOf = (stack: readonly Stacked[]): string =>
  stack.map((item) => (item.type === 'frame' ? item.id : `${item.id}(${wordsOf(item.members)})`)).join(' ');
/** Formats the stack of the page from back to front, groups with their content. */
const stack = ({ pages }: Document, pageId = 'page'): string => {
  const page = pages.items[pageId];
  return page ? wordsOf(stackOf(page)) : '';
};
const order = ({ pages }: Document) => pages.items.page?.frames.order.join(' ');

describe('groups', () => {
  it('S16.15 take the place of their topmost frame with all members', () => {
    const grouped = after(group('pair', 'shape', 'words'));
    expect(stack(grouped)).toBe('picture pair(shape words) code');
    expect(order(grouped)).toBe('picture shape words code');
  });

  it('S16.15 contain groups, and ungrouping moves the members to the outer group', () => {
    const nested = [group('inner', 'shape', 'picture'), group('outer', 'inner', 'words')];
    expect(stack(after(...nested))).toBe('outer(inner(shape picture) words) code');
    expect(stack(after(...nested, { kind: 'ungroupFrames', groupIds: ['inner'] }))).toBe(
      'outer(shape picture words) code',
    );
    const loose = after(...nested, { kind: 'ungroupFrames', groupIds: ['outer', 'inner'] });
    expect(loose.pages.items.page?.groups).toBeUndefined();
  });

  it('S16.15 of members of one group stay in it, and an emptied group is deleted', () => {
    const all = group('all', 'shape', 'picture', 'words');
    expect(stack(after(all, group('part', 'shape', 'picture')))).toBe('all(part(shape picture) words) code');
    expect(stack(after(group('pair', 'shape', 'picture'), group('new', 'shape', 'picture', 'code')))).toBe(
      'words new(shape picture code)',
    );
  });

  it('S16.15 move through the stack as one, and their frames within them', () => {
    const pair = group('pair', 'shape', 'picture');
    const ordered = (frameIds: string[], towards: 'front' | 'forward' | 'backward' | 'back') =>
      stack(after(pair, { kind: 'orderFrames', pageId: 'page', frameIds, towards }));
    expect(ordered(['shape', 'picture'], 'forward')).toBe('words pair(shape picture) code');
    expect(ordered(['shape'], 'front')).toBe('pair(picture shape) words code');
    expect(ordered(['code'], 'back')).toBe('code pair(shape picture) words');
    expect(ordered(['words'], 'backward')).toBe('words pair(shape picture) code');
    const between: Operation = { kind: 'arrangeFrames', pageId: 'page', frameIds: ['code'], to: 1 };
    expect(stack(after(pair, between))).toBe('code pair(shape picture) words');
  });

  it('S16.15 gain and lose frames and groups, but never themselves', () => {
    const pair = group('pair', 'shape', 'picture');
    const into = (groupId: string | null, ...members: string[]): Operation => ({
      kind: 'moveIntoGroup',
      pageId: 'page',
      groupId,
      members,
    });
    expect(stack(after(pair, into('pair', 'code')))).toBe('words pair(shape picture code)');
    expect(stack(after(pair, into(null, 'picture')))).toBe('pair(shape) picture words code');
    expect(refusalOf(pair, group('outer', 'pair', 'code'), into('pair', 'outer'))).toBe(
      'A group can’t lie in itself.',
    );
    expect(refusalOf(into('gone', 'code'))).toBe('There is no group gone.');
    expect(refusalOf(group('pair', 'shape', 'gone'))).toBe('The page has no frame or group gone.');
  });

  it('S16.15 are made of the outermost members, each once, with their content', () => {
    const pair = group('pair', 'shape', 'picture');
    expect(stack(after(pair, group('outer', 'shape', 'pair', 'words', 'words')))).toBe(
      'outer(pair(shape picture) words) code',
    );
    expect(
      stack(
        after(pair, group('other', 'words', 'code'), {
          kind: 'moveIntoGroup',
          pageId: 'page',
          groupId: 'other',
          members: ['shape', 'pair', 'words'],
        }),
      ),
    ).toBe('other(pair(shape picture) words code)');
  });

  it('S16.15 of members of different groups are in no group', () => {
    const pairs = [group('left', 'shape', 'picture'), group('right', 'words', 'code')];
    expect(stack(after(...pairs, group('new', 'picture', 'words')))).toBe(
      'left(shape) new(picture words) right(code)',
    );
  });

  it('S16.15 are renamed, and refused under a used id', () => {
    const pair = group('pair', 'shape', 'picture');
    const { page } = after(pair, { kind: 'renameGroup', groupId: 'pair', name: 'Two' }).pages.items;
    expect(page?.groups).toEqual({ pair: { name: 'Two', members: ['shape', 'picture'] } });
    expect(refusalOf(pair, group('pair', 'words'))).toBe('There is a group pair already.');
  });

  it('S16.15 refuse members of another page, unknown ones and their own ancestors', () => {
    const into = (groupId: string | null, pageId: string, ...members: string[]): Operation => ({
      kind: 'moveIntoGroup',
      pageId,
      groupId,
      members,
    });
    const shape = newShapeFrame('Behind');
    const behind: Operation = {
      kind: 'addFrame',
      layoutId: 'a4',
      pageId: 'back',
      frameId: 'behind',
      frame: shape,
      placement: newPlacement('shape', { x: 0, y: 0, width: 1, height: 1 }),
    };
    const pair = group('pair', 'shape', 'picture');
    expect(refusalOf(pair, behind, into('pair', 'back', 'behind'))).toBe('The group is on another page.');
    expect(refusalOf(into(null, 'page', 'gone'))).toBe('The page has no frame or group gone.');
    expect(refusalOf(pair, group('outer', 'pair', 'words'), into('pair', 'page', 'code', 'outer'))).toBe(
      'A group can’t lie in itself.',
    );
  });

  it('S16.15 lose deleted frames, and are deleted with the last one', () => {
    const nested = [group('inner', 'shape', 'picture'), group('outer', 'inner', 'words')];
    const without = (...frameIds: string[]) => after(...nested, { kind: 'deleteFrames', frameIds });
    expect(stack(without('shape', 'picture'))).toBe('outer(words) code');
    expect(without('shape', 'picture', 'words').pages.items.page?.groups).toBeUndefined();
  });

  it('S16.15 are copied with their page', () => {
    const copied = after(group('pair', 'shape', 'picture'), {
      kind: 'duplicatePage',
      pageId: 'page',
      newPageId: 'copy',
      name: 'Copy',
      frameIds: { shape: 's', picture: 'p', words: 'w', code: 'c' },
      groupIds: { pair: 'pair2' },
    });
    expect(stack(copied, 'copy')).toBe('pair2(s p) w c');
    expect(stack(copied)).toBe('pair(shape picture) words code');
  });

  it.each<[string, Record<string, { name: string; members: string[] }>, string]>([
    [
      'a member that is missing',
      { g: { name: 'G', members: ['gone'] } },
      '/pages/items/page/groups/g/members/0',
    ],
    [
      'a frame in two groups',
      { g: { name: 'G', members: ['shape'] }, h: { name: 'H', members: ['shape'] } },
      '/pages/items/page/groups/h/members/0',
    ],
    [
      'groups in a circle',
      { g: { name: 'G', members: ['h'] }, h: { name: 'H', members: ['g'] } },
      '/pages/items/page/groups/g',
    ],
    ['an id that is taken', { shape: { name: 'G', members: ['words'] } }, '/pages/items/page/groups/shape'],
    ['nothing in it', { g: { name: 'G', members: [] } }, '/pages/items/page/groups/g/members'],
  ])('S5.04 are refused with %s', (_, groups, pointer) => {
    const result = readDocument(damage(sampleDocument(), (copy) => (copy.pages.items.page.groups = groups)));
    expect(result.ok ? '' : result.refusal.pointer).toBe(pointer);
  });
});

describe('guides', () => {
  const add: Operation = {
    kind: 'addGuide',
    layoutId: 'a4',
    guideId: 'edge',
    guide: { axis: 'x', at: 25.4 },
  };
  const guides = (document: Document, layoutId = 'a4') => document.layouts.items[layoutId]?.guides;

  it('S16.13 are kept with their layout, moved and removed', () => {
    expect(guides(after(add))).toEqual({ edge: { axis: 'x', at: 25.4 } });
    expect(guides(after(add, { kind: 'moveGuide', layoutId: 'a4', guideId: 'edge', at: 30 }))).toEqual({
      edge: { axis: 'x', at: 30 },
    });
    const removed = after(add, { kind: 'removeGuides', layoutId: 'a4', guideIds: ['edge'] });
    expect(guides(removed)).toBeUndefined();
    expect(guides(after(add), 'half')).toBeUndefined();
  });

  it('S16.13 are removed one by one, refused twice, and limited to 500', () => {
    const other = { ...add, guideId: 'other' };
    const without = after(add, other, { kind: 'removeGuides', layoutId: 'a4', guideIds: ['edge'] });
    expect(guides(without)).toEqual({ other: { axis: 'x', at: 25.4 } });
    expect(guides(after({ kind: 'removeGuides', layoutId: 'a4', guideIds: [] }))).toBeUndefined();
    expect(refusalOf(add, add)).toBe('There is a guide edge already.');
    const many = Array.from({ length: 500 }, (_, index) => ({ ...add, guideId: `g${index}` }));
    expect(Object.keys(guides(after(...many)) ?? {})).toHaveLength(500);
    expect(refusalOf(...many, add)).toBe('A layout has 500 guides at most.');
  });

  it('S16.13 S16.14 keep their place when the unit of their layout changes', () => {
    const inches = after(
      add,
      { kind: 'setGuideStyle', layoutId: 'a4', guideStyle: { type: 'square', size: 12.7 } },
      { kind: 'setLayoutUnit', layoutId: 'a4', unit: 'in' },
    );
    expect(guides(inches)).toEqual({ edge: { axis: 'x', at: 1 } });
    expect(inches.layouts.items.a4?.guideStyle).toEqual({ type: 'square', size: 0.5 });
  });
});

describe('locks', () => {
  it('S16.16 are added to and removed from frames', () => {
    const locked = after({ kind: 'lockFrames', frameIds: ['shape'], isLocked: true });
    expect(locked.pages.items.page?.frames.items.shape?.isLocked).toBe(true);
    const free = edit(locked, [{ kind: 'lockFrames', frameIds: ['shape'], isLocked: false }]);
    expect(free.ok && free.value.document).toEqual(sampleDocument());
  });
});
