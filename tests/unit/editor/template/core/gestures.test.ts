import { describe, expect, it } from 'vitest';
import { changed, openSession, smallDocument } from '../support/openEditor';
import { at, workOn } from '../support/workOn';

describe('the tools', () => {
  it('S10.04 are chosen by V, R, E, Y, T, I, H and Z', () => {
    const { session, press } = workOn();
    const chosen = [...'reytihzv'].map((key) => {
      press(key);
      return session.view().tool;
    });
    expect(chosen).toEqual([
      ...['rectangle', 'ellipse', 'polygon', 'text', 'image', 'hand', 'zoom', 'select'],
    ]);
  });

  it('S10.05 draw a frame of the drag’s size, select it and return to selecting', () => {
    const { session, drag, place, selection } = workOn();
    session.setTool('ellipse');
    drag(at(120, 200), at(170.5, 233.25));
    expect(selection()).toEqual(['new-1']);
    expect(place('new-1')).toMatchObject({ x: 120, y: 200, width: 50.5, height: 33.25 });
    expect(session.view().document.pages.items.page?.frames.items['new-1']).toMatchObject({
      type: 'shape',
      name: 'Ellipse 1',
      outline: { type: 'ellipse' },
    });
    expect(session.view().tool).toBe('select');
  });

  it('S10.05 snap to the edge of the bleed when it is near and shown', () => {
    const printed = changed(smallDocument(), [
      { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'print' },
      {
        kind: 'setLayoutBleed',
        layoutId: 'a4',
        bleed: { areBleedValuesCombined: true, left: 3, top: 3, right: 3, bottom: 3 },
      },
    ]);
    const { session, drag, place } = workOn(openSession(printed));
    const draw = () => {
      session.setTool('rectangle');
      drag(at(-3.6, -2.5), at(213.5, 150.25));
    };
    draw();
    expect(place('new-1')).toMatchObject({ x: -3, y: -3, width: 216, height: 153 });
    session.undo();
    session.setOptions({ hasBleed: false });
    draw();
    expect(place('new-2')).toMatchObject({ x: -3.6, y: -2.5 });
  });

  it('S10.05 make a frame of 100 by 100 px by a single press, in a layout of another unit too', () => {
    const { session, drag, place, selection } = workOn();
    session.setTool('rectangle');
    drag(at(100, 200));
    const [made = ''] = selection();
    expect(place(made).width).toBeCloseTo((100 / 72) * 25.4, 4);
    expect(place(made).height).toBeCloseTo((100 / 72) * 25.4, 4);
    expect(session.view().undoes).toBe('new frame');
  });
});

describe('selecting', () => {
  it('S10.06 a click selects the top frame, with Ctrl the one below, with Shift adds or removes one', () => {
    const { drag, selection } = workOn();
    drag(at(50, 50));
    expect(selection()).toEqual(['high']);
    drag(at(50, 50, { command: true }));
    expect(selection()).toEqual(['low']);
    drag(at(50, 50, { command: true }));
    expect(selection()).toEqual(['high']);
    drag(at(20, 130, { shift: true }));
    expect(selection()).toEqual(['high', 'words']);
    drag(at(20, 130, { shift: true }));
    expect(selection()).toEqual(['high']);
    drag(at(180, 250));
    expect(selection()).toEqual([]);
  });

  it('S10.07 dragging over empty canvas selects every visible frame the rectangle touches', () => {
    const { session, drag, selection } = workOn();
    drag(at(200, 5), at(85, 45));
    expect(selection()).toEqual(['high']);
    drag(at(5, 5), at(41, 41));
    expect(selection()).toEqual(['low', 'high']);
    session.change([{ kind: 'setFrameVisibility', layoutId: 'a4', frameIds: ['high'], value: false }], {
      label: 'visibility',
    });
    drag(at(5, 5), at(41, 41));
    expect(selection()).toEqual(['low']);
  });

  it('S10.07 a rectangle beside the corner of a rotated frame does not select it', () => {
    const turned = changed(smallDocument(), [
      { kind: 'rotateFrames', layoutId: 'a4', frameIds: ['low'], value: 45 },
    ]);
    const { drag, selection } = workOn(openSession(turned));
    drag(at(1, 1), at(14, 14));
    expect(selection()).toEqual([]);
    drag(at(1, 1), at(20, 20));
    expect(selection()).toEqual(['low']);
  });

  it('S16.17 Ctrl+A selects all visible frames of the page', () => {
    const { press, selection } = workOn();
    press('a', { command: true });
    expect(selection()).toEqual(['low', 'high', 'words']);
  });
});

describe('dragging with Alt', () => {
  it('H1.20 leaves the originals, and moves copies on top of them, as one undo step', () => {
    const { session, drag, place, selection, order } = workOn();
    const before = session.view().document;
    session.select(['low']);
    drag(at(20, 20), at(60, 100, { alt: true, command: true }));
    const [copy = ''] = selection();
    expect(order()).toEqual(['low', 'high', 'words', copy]);
    expect(place('low')).toMatchObject({ x: 10, y: 10 });
    expect(place(copy)).toMatchObject({ x: 50, y: 90, width: 50, height: 50 });
    expect(session.view().undoes).toBe('duplicate');
    session.undo();
    expect(session.view().document).toBe(before);
  });

  it('H1.20 counts as Alt is held at the release, and shows which', () => {
    const { session, gestures, place, order } = workOn();
    session.select(['low']);
    const end = { command: true } as const;
    gestures.down(at(20, 20));
    gestures.move(at(60, 100, { ...end, alt: true }));
    expect(gestures.view()).toMatchObject({ kind: 'move', isCopy: true });
    gestures.up(at(60, 100, end));
    expect(order()).toEqual(['low', 'high', 'words']);
    expect(place('low')).toMatchObject({ x: 50, y: 90 });
  });

  it('H1.20 copies a group as a group', () => {
    const { session, drag, selection } = workOn();
    session.change(
      [{ kind: 'groupFrames', pageId: 'page', groupId: 'pair', name: 'Pair', members: ['low', 'high'] }],
      { label: 'group' },
    );
    drag(at(12, 12), at(42, 152, { alt: true, command: true }));
    const groups = Object.values(session.view().document.pages.items['page']?.groups ?? {});
    expect(groups.map(({ name }) => name)).toEqual(['Pair', 'Pair 2']);
    expect(groups[1]?.members).toEqual(selection());
  });
});

describe('copies', () => {
  it('H1.21 get the next free number, unless their name is free', () => {
    const { session, press, selection } = workOn();
    const nameOf = ([frameId = '']: readonly string[]) =>
      session.view().document.pages.items['page']?.frames.items[frameId]?.name;
    session.select(['low']);
    press('d', { command: true });
    expect(nameOf(selection())).toBe('Low 2');
    press('d', { command: true });
    expect(nameOf(selection())).toBe('Low 3');
    press('x', { command: true });
    press('v', { command: true });
    expect(nameOf(selection())).toBe('Low 3');
  });

  it.each([
    ['keep their place where it is in sight', { area: [0, 0, 100, 100] }, [10, 10]],
    ['come to the pointer where it is not', { area: [80, 200, 100, 90], pointer: [120, 250] }, [95, 225]],
    ['come to the middle of what is in sight without a pointer', { area: [80, 200, 100, 90] }, [105, 220]],
  ] as const)('H1.22 %s', (_, { area: [x, y, width, height], ...sight }, [left, top]) => {
    const { session, gestures, press, place, selection } = workOn();
    session.select(['low']);
    press('x', { command: true });
    gestures.setArea({ x, y, width, height });
    if ('pointer' in sight) gestures.move(at(...sight.pointer));
    press('v', { command: true });
    const [pasted = ''] = selection();
    expect(place(pasted)).toMatchObject({ x: left, y: top });
  });

  it('H1.22 come onto the page of a smaller layout', () => {
    const { session, press, place, selection } = workOn();
    session.change([{ kind: 'placeFrames', layoutId: 'a4', places: { low: { x: 150, y: 240 } } }], {
      label: 'move',
    });
    session.select(['low']);
    press('c', { command: true });
    const size = { unit: 'mm', width: 100, height: 60 } as const;
    session.change(
      [
        { kind: 'addLayout', layoutId: 'card', name: 'Card', intent: 'print', ...size },
        { kind: 'selectLayout', layoutId: 'card' },
      ],
      { label: 'new layout' },
    );
    press('v', { command: true });
    const [pasted = ''] = selection();
    expect(place(pasted)).toMatchObject({ x: 25, y: 5 });
  });
});

describe('moving', () => {
  it('S10.08 arrow keys move by 1 px, with Shift by 10, as one undo step', () => {
    const { session, press, place } = workOn();
    const before = session.view().document;
    session.select(['low']);
    const pixel = 25.4 / 72;
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowDown', { shift: true });
    expect(place('low').x).toBeCloseTo(10 + 2 * pixel, 4);
    expect(place('low').y).toBeCloseTo(10 + 10 * pixel, 4);
    session.undo();
    expect(session.view().document).toBe(before);
  });

  it('S10.13 edges and centres snap to those of the page and other frames within 5 screen pixels', () => {
    const { session, gestures, place } = workOn();
    // The left edge of “Words” comes within 1 mm, 4 screen pixels, of that of “High”.
    gestures.down(at(20, 125));
    gestures.move(at(49, 145));
    expect(gestures.view().lines).toContainEqual(expect.objectContaining({ axis: 'x', at: 40 }));
    gestures.up();
    expect(place('words').x).toBe(40);
    session.undo();
    gestures.down(at(20, 125));
    gestures.move(at(49, 145, { command: true }));
    expect(gestures.view().lines).toEqual([]);
    gestures.up();
    expect(place('words').x).toBe(39);
  });

  it('a press with a tiny movement is a click and changes nothing', () => {
    const { session, drag } = workOn();
    const { document } = session.view();
    drag(at(20, 20), at(20.5, 20.5));
    expect(session.view().document).toBe(document);
  });

  it('moves the whole selection as one named step', () => {
    const { session, drag, place } = workOn();
    session.select(['low', 'words']);
    drag(at(20, 20), at(23, 41, { command: true }));
    expect([place('low').x, place('low').y]).toEqual([13, 31]);
    expect([place('words').x, place('words').y]).toEqual([13, 141]);
    expect(session.view().undoes).toBe('move');
  });

  it('Escape during a drag restores everything', () => {
    const { session, gestures, press, selection } = workOn();
    const { document } = session.view();
    gestures.down(at(20, 20));
    gestures.move(at(90, 90));
    press('Escape');
    gestures.up();
    expect(session.view().document).toBe(document);
    expect(gestures.view().kind).toBe('none');
    expect(selection()).toEqual(['low']);
    press('Escape');
    expect(selection()).toEqual([]);
  });
});

describe('handles', () => {
  const corner = { type: 'resize', handle: { dx: 1, dy: 1 } } as const;

  it('S10.09 of a rotated frame keep the opposite corner in place, and with Shift the proportions', () => {
    const turned = changed(smallDocument(), [
      { kind: 'rotateFrames', layoutId: 'a4', frameIds: ['words'], value: 30 },
    ]);
    const { session, drop, place } = workOn(openSession(turned));
    const upperLeft = () => {
      const { x, y, width, height, rotationDegrees } = place('words');
      const angle = (rotationDegrees * Math.PI) / 180;
      return {
        x: x + width / 2 - (width / 2) * Math.cos(angle) + (height / 2) * Math.sin(angle),
        y: y + height / 2 - (width / 2) * Math.sin(angle) - (height / 2) * Math.cos(angle),
      };
    };
    session.select(['words']);
    const before = upperLeft();
    drop(corner, at(100, 160), at(112, 171));
    const after = upperLeft();
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
    expect(place('words').width).not.toBe(100);
    session.undo();
    drop(corner, at(100, 160), at(150, 165, { shift: true }));
    expect(place('words').width / place('words').height).toBeCloseTo(100 / 30, 4);
    expect(upperLeft().x).toBeCloseTo(before.x, 4);
  });

  it('rotate about the centre, with Shift by 15 degrees', () => {
    const { session, drop, place } = workOn();
    session.select(['low']);
    drop({ type: 'rotate' }, at(35, 5), at(64, 20, { shift: true }));
    expect(place('low').rotationDegrees % 15).toBe(0);
    expect(place('low').rotationDegrees).toBeGreaterThan(0);
    expect([place('low').x, place('low').y]).toEqual([10, 10]);
    expect(session.view().undoes).toBe('rotation');
  });

  it('of several frames scale them all', () => {
    const { session, drop, place } = workOn();
    session.select(['low', 'high']);
    drop(corner, at(90, 90), at(170, 170, { command: true }));
    expect(place('low')).toMatchObject({ x: 10, y: 10, width: 100, height: 100 });
    expect(place('high')).toMatchObject({ x: 70, y: 70, width: 100, height: 100 });
  });
});

describe('S10.21 the selection', () => {
  it('is duplicated by Ctrl+D, a little aside, and selected', () => {
    const { session, press, place, selection } = workOn();
    session.select(['low']);
    press('d', { command: true });
    expect(selection()).toEqual(['new-1']);
    expect(place('new-1').x).toBeCloseTo(10 + (10 / 72) * 25.4, 4);
  });

  it('is deleted by Delete', () => {
    const { session, press, selection } = workOn();
    session.select(['low', 'words']);
    press('Delete');
    expect(session.view().document.pages.items.page?.frames.order).toEqual(['high']);
    expect(selection()).toEqual([]);
    session.undo();
    expect(session.view().document.pages.items.page?.frames.order).toEqual(['low', 'high', 'words']);
  });
});
