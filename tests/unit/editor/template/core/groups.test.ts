import { describe, expect, it } from 'vitest';
import { stackOf, type Stacked } from '@/engine/document';
import { changed, openSession, smallDocument } from '../support/openEditor';
import { at, workOn } from '../support/workOn';

/** The small document with `low` and `high` in a group. */
const grouped = () =>
  changed(smallDocument(), [
    { kind: 'groupFrames', pageId: 'page', groupId: 'pair', name: 'Pair', members: ['low', 'high'] },
  ]);

const wordsOf = (stack: readonly Stacked[]): string =>
  stack.map((item) => (item.type === 'frame' ? item.id : `(${wordsOf(item.members)})`)).join(' ');

function workOnGroup(document = grouped()) {
  const work = workOn(openSession(document));
  const stack = () => {
    const page = work.session.view().document.pages.items['page'];
    return page ? wordsOf(stackOf(page)) : '';
  };
  return { ...work, stack };
}

describe('groups on the canvas', () => {
  it('S16.15 Ctrl+G groups the selection, also groups, and with Shift ungroups it', () => {
    const { session, press, stack, selection } = workOnGroup(smallDocument());
    session.select(['low', 'high']);
    press('g', { command: true });
    expect(stack()).toBe('(low high) words');
    expect(session.view().undoes).toBe('group');
    session.select(['low', 'high', 'words']);
    press('g', { command: true });
    expect(stack()).toBe('((low high) words)');
    press('g', { command: true, shift: true });
    expect(stack()).toBe('(low high) words');
    expect(selection()).toEqual(['low', 'high', 'words']);
  });

  it('S16.15 a single frame can’t be grouped', () => {
    const { session, press, stack } = workOnGroup(smallDocument());
    session.select(['low']);
    press('g', { command: true });
    expect(stack()).toBe('low high words');
    expect(session.view().undoes).toBeUndefined();
  });

  it('S16.15 a click selects the whole group, and dragging moves it', () => {
    const { drag, place, selection } = workOnGroup();
    drag(at(15, 15), at(18, 36, { command: true }));
    expect(selection()).toEqual(['low', 'high']);
    expect([place('low').x, place('low').y]).toEqual([13, 31]);
    expect([place('high').x, place('high').y]).toEqual([43, 61]);
  });

  it('S16.15 a group is rotated and resized as one, within its box', () => {
    const { session, drag, drop, place } = workOnGroup();
    drag(at(15, 15));
    drop({ type: 'resize', handle: { dx: 1, dy: 1 } }, at(90, 90), at(170, 170, { command: true }));
    expect(place('low')).toMatchObject({ x: 10, y: 10, width: 100, height: 100 });
    expect(place('high')).toMatchObject({ x: 70, y: 70, width: 100, height: 100 });
    session.undo();
    drop({ type: 'rotate' }, at(50, 0), at(100, 50, { shift: true }));
    // A quarter turn about the centre of both, at 50, 50.
    expect(place('low')).toMatchObject({ rotationDegrees: 90, x: 40, y: 10 });
    expect(place('high')).toMatchObject({ rotationDegrees: 90, x: 10, y: 40 });
  });

  it('S16.15 Shift adds it to the selection or removes it, and a rectangle over a part selects all', () => {
    const { drag, selection } = workOnGroup();
    drag(at(20, 130));
    drag(at(15, 15, { shift: true }));
    expect([...selection()].sort()).toEqual(['high', 'low', 'words']);
    drag(at(85, 85, { shift: true }));
    expect(selection()).toEqual(['words']);
    drag(at(1, 1), at(12, 12));
    expect(selection()).toEqual(['low', 'high']);
  });

  it('S16.15 Enter opens a group to select its members, and Escape leaves it', () => {
    const { session, drag, press, place, selection } = workOnGroup();
    drag(at(15, 15));
    press('Enter');
    drag(at(15, 15), at(15, 25, { command: true }));
    expect(selection()).toEqual(['low']);
    expect([place('low').y, place('high').y]).toEqual([20, 40]);
    press('Escape');
    expect(selection()).toEqual(['low', 'high']);
    expect(session.view().groupId).toBeUndefined();
    press('Enter');
    drag(at(20, 130));
    expect(session.view().groupId).toBeUndefined();
    expect(selection()).toEqual(['words']);
  });

  it('S16.15 going into the outer of two groups selects the inner one', () => {
    const nested = changed(grouped(), [
      { kind: 'groupFrames', pageId: 'page', groupId: 'all', name: 'All', members: ['pair', 'words'] },
    ]);
    const { drag, press, selection } = workOnGroup(nested);
    drag(at(15, 15));
    expect(selection()).toEqual(['low', 'high', 'words']);
    press('Enter');
    drag(at(15, 15));
    expect(selection()).toEqual(['low', 'high']);
    drag(at(20, 130));
    expect(selection()).toEqual(['words']);
  });

  it('S16.15 a copy of a group is a group', () => {
    const { drag, press, stack } = workOnGroup();
    drag(at(15, 15));
    press('d', { command: true });
    expect(stack()).toBe('(low high) words (new-1 new-2)');
  });
});

describe('locked frames', () => {
  const locked = () => changed(smallDocument(), [{ kind: 'lockFrames', frameIds: ['high'], isLocked: true }]);

  it('S16.16 a press, a rectangle and select all pass them by', () => {
    const { drag, press, selection } = workOnGroup(locked());
    drag(at(50, 50));
    expect(selection()).toEqual(['low']);
    drag(at(80, 80));
    expect(selection()).toEqual([]);
    drag(at(1, 1), at(150, 200));
    expect(selection()).toEqual(['low', 'words']);
    press('a', { command: true });
    expect(selection()).toEqual(['low', 'words']);
  });

  it('S16.16 selected in the layers panel are not moved, deleted or hidden', () => {
    const { session, press, drop, gestures } = workOnGroup(locked());
    const { document } = session.view();
    session.select(['high']);
    press('ArrowRight');
    press('Delete');
    press('x', { command: true });
    press('h', { command: true, shift: true });
    press(']', { command: true });
    session.select(['high']);
    drop({ type: 'resize', handle: { dx: 1, dy: 1 } }, at(90, 90), at(120, 120));
    expect(session.view().document).toBe(document);
    expect(gestures.view().kind).toBe('none');
  });

  it('S16.16 Ctrl+Shift+L locks the selection and unlocks a locked one', () => {
    const { session, press, selection } = workOnGroup(smallDocument());
    const isLocked = () => session.view().document.pages.items['page']?.frames.items['low']?.isLocked;
    session.select(['low']);
    press('l', { command: true, shift: true });
    expect(isLocked()).toBe(true);
    expect(selection()).toEqual([]);
    session.select(['low']);
    press('l', { command: true, shift: true });
    expect(isLocked()).toBeUndefined();
  });

  it('S16.16 a copy of one is not locked', () => {
    const { session, press, selection } = workOnGroup(locked());
    session.select(['high']);
    press('d', { command: true });
    const [copy = ''] = selection();
    const frames = session.view().document.pages.items['page']?.frames.items;
    expect(frames?.[copy]).toMatchObject({ name: 'High 2' });
    expect(frames?.[copy]?.isLocked).toBeUndefined();
  });
});
