import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ViewMenu } from '@/editor/template/bar/ViewMenu';
import { createTicks } from '@/editor/template/canvas/createTicks';
import { Viewport } from '@/editor/template/canvas/Viewport';
import { GuidesSection } from '@/editor/template/properties/GuidesSection';
import { resolveSelection } from '@/editor/template/properties/selected';
import { convertLength } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';
import { pointer } from '../support/pointer';
import { renderStage } from '../support/renderStage';
import { at, workOn } from '../support/workOn';

/** Points per millimetre, the scale of the page in these tests. */
const MM = convertLength(1, 'mm', 'pt');

const VIEW_MENU = (
  <ViewMenu
    choices={{ workspaces: [], viewPreferences: [] }}
    viewport={new Viewport()}
    realScale={1}
    onWorkspace={() => undefined}
  />
);

const add = (axis: 'x' | 'y', at: number): Operation => ({
  kind: 'addGuide',
  layoutId: 'a4',
  guideId: `${axis}${at}`,
  guide: { axis, at },
});
const guidesOf = (session: ReturnType<typeof openSession>) =>
  Object.values(session.view().document.layouts.items['a4']?.guides ?? {});

describe('rulers', () => {
  it('S16.13 name the unit of the layout and count in it, at any zoom', () => {
    const { session } = renderStage();
    expect(screen.getByRole('button', { name: 'Upper ruler in mm, adds a level guide' })).toBeVisible();
    act(
      () => void session.change([{ kind: 'setLayoutUnit', layoutId: 'a4', unit: 'in' }], { label: 'unit' }),
    );
    expect(screen.getByRole('button', { name: 'Left ruler in in, adds an upright guide' })).toBeVisible();
    const numbers = (origin: number, scale: number) =>
      createTicks(origin, 300, scale).flatMap(({ at: along, value }) =>
        value === undefined ? [] : [[along, value]],
      );
    expect(numbers(100, 1)).toEqual([
      [0, -100],
      [100, 0],
      [200, 100],
      [300, 200],
    ]);
    expect(numbers(0, 100)).toEqual([0, 1, 2, 3].map((value) => [value * 100, value]));
  });

  it('S16.13 toggle with Shift+R and in the view menu', async () => {
    const { session } = renderStage(VIEW_MENU);
    const ruler = () => screen.queryByRole('button', { name: /^Upper ruler/ });
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Rulers/, checked: true }));
    expect(ruler()).not.toBeInTheDocument();
    expect(screen.getByRole('menuitemcheckbox', { name: /Rulers/, checked: false })).toBeVisible();
    const { press } = workOn(session);
    act(() => press('r', { shift: true }));
    expect(ruler()).toBeVisible();
  });

  it('S16.13 add a guide by dragging, at the drop position', () => {
    const { session, stage } = renderStage();
    pointer('down', screen.getByRole('button', { name: /^Left ruler/ }), { x: 5, y: 50 });
    pointer('move', stage, { x: 20 * MM, y: 50 });
    pointer('up', stage, { x: 20 * MM, y: 50 });
    expect(guidesOf(session)).toEqual([{ axis: 'x', at: 20 }]);
    expect(session.view().undoes).toBe('guide');
    expect(screen.getByRole('slider', { name: 'Upright guide' })).toHaveAttribute('aria-valuetext', '20 mm');
  });

  it('S16.13 dropped on the ruler a guide is removed, and Escape cancels it', () => {
    const { session, stage } = renderStage();
    const ruler = screen.getByRole('button', { name: /^Left ruler/ });
    pointer('down', ruler, { x: 5, y: 50 });
    pointer('move', stage, { x: 90, y: 50 });
    pointer('move', ruler, { x: 3, y: 50 });
    pointer('up', ruler, { x: 3, y: 50 });
    pointer('down', ruler, { x: 5, y: 50 });
    pointer('move', stage, { x: 90, y: 50 });
    fireEvent.keyDown(window, { key: 'Escape' });
    pointer('up', stage, { x: 90, y: 50 });
    expect(guidesOf(session)).toEqual([]);
  });

  it('S16.13 add a guide in the middle of the page by keyboard, as the view menu does', async () => {
    const { session } = renderStage(VIEW_MENU);
    screen.getByRole('button', { name: /^Upper ruler/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(guidesOf(session)).toEqual([{ axis: 'y', at: 148.5 }]);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add an upright guide' }));
    expect(guidesOf(session)).toContainEqual({ axis: 'x', at: 105 });
  });
});

describe('guides', () => {
  const guided = () => openSession(changed(smallDocument(), [add('x', 20), add('y', 100)]));

  it('S10.33 disappear with outlines and rulers while W shows only the page', () => {
    const { session } = renderStage(undefined, guided());
    const { press } = workOn(session);
    const shown = () => ({
      guides: screen.queryAllByRole('slider').length,
      outlines: document.querySelectorAll('rect[stroke-dasharray="3 3"]').length,
      rulers: screen.queryAllByRole('button', { name: /ruler/ }).length,
    });
    const before = shown();
    expect(before).toEqual({ guides: 2, outlines: 3, rulers: 2 });
    act(() => press('w'));
    expect(shown()).toEqual({ guides: 0, outlines: 0, rulers: 0 });
    act(() => press('w'));
    expect(shown()).toEqual(before);
  });

  it('S16.13 are dragged along the page, and off it to be removed', () => {
    const { session, stage } = renderStage(undefined, guided());
    const guide = screen.getByRole('slider', { name: 'Upright guide' });
    pointer('down', guide, { x: 20 * MM, y: 50 });
    pointer('move', stage, { x: 35.5 * MM, y: 50 });
    pointer('up', stage, { x: 35.5 * MM, y: 50 });
    expect(guidesOf(session)).toContainEqual({ axis: 'x', at: 35.5 });
    pointer('down', guide, { x: 35.5 * MM, y: 50 });
    pointer('move', stage, { x: -30, y: 50 });
    pointer('up', stage, { x: -30, y: 50 });
    expect(guidesOf(session)).toEqual([{ axis: 'y', at: 100 }]);
    act(() => session.undo());
    expect(guidesOf(session)).toHaveLength(2);
  });

  it('S16.13 are moved by the arrow keys and removed by Delete', () => {
    const { session } = renderStage(undefined, guided());
    const guide = screen.getByRole('slider', { name: 'Level guide' });
    fireEvent.keyDown(guide, { key: 'ArrowDown', shiftKey: true });
    expect(guidesOf(session)[1]?.at).toBeCloseTo(100 + (10 / 72) * 25.4, 4);
    fireEvent.keyDown(guide, { key: 'Delete' });
    expect(guidesOf(session)).toEqual([{ axis: 'x', at: 20 }]);
    expect(screen.getByRole('group', { name: 'Canvas' })).toHaveFocus();
  });

  it('S16.13 attract dragged frames within 5 screen pixels', () => {
    const { gestures, place, session } = workOn(guided());
    // The left edge comes to 19.5 mm, 2 screen pixels from the guide.
    gestures.down(at(15, 15));
    gestures.move(at(24.5, 15));
    expect(gestures.view().lines).toContainEqual(expect.objectContaining({ axis: 'x', at: 20 }));
    gestures.up();
    expect(place('low').x).toBe(20);
    session.undo();
    session.setOptions({ isSnapping: false });
    gestures.down(at(15, 15));
    gestures.move(at(24.5, 15));
    gestures.up();
    expect(place('low').x).toBe(19.5);
  });
});

describe('the guide style', () => {
  it('S16.14 R3.60 square shows a grid of 10 mm instead of guides, and lines restore them', async () => {
    const { session, stage } = renderStage(VIEW_MENU, openSession(changed(smallDocument(), [add('x', 20)])));
    expect(screen.getByRole('slider', { name: 'Upright guide' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Square grid' }));
    expect(stage.querySelector('[data-grid]')).toHaveAttribute('data-grid', '10');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(session.view().document.layouts.items['a4']?.guideStyle).toEqual({ type: 'square', size: 10 });
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Guides as lines' }));
    expect(stage.querySelector('[data-grid]')).toBeNull();
    expect(screen.getByRole('slider', { name: 'Upright guide' })).toBeVisible();
  });

  it('S16.14 square snaps dragged frames to the grid', () => {
    const square: Operation = {
      kind: 'setGuideStyle',
      layoutId: 'a4',
      guideStyle: { type: 'square', size: 10 },
    };
    const { drag, place } = workOn(openSession(changed(smallDocument(), [square])));
    drag(at(15, 15), at(74.2, 15.3));
    expect([place('low').x, place('low').y]).toEqual([70, 10]);
  });

  it('S16.14 has squares of the size in the layout’s properties', async () => {
    const square: Operation = {
      kind: 'setGuideStyle',
      layoutId: 'a4',
      guideStyle: { type: 'square', size: 10 },
    };
    const session = openSession(changed(smallDocument(), [square]));
    renderInEditor(
      <GuidesSection selected={resolveSelection(session.view().document, 'page', [])} />,
      session,
    );
    const field = screen.getByRole('spinbutton', { name: 'Side of a square' });
    await userEvent.clear(field);
    await userEvent.type(field, '0.5in');
    await userEvent.tab();
    expect(session.view().document.layouts.items['a4']?.guideStyle).toEqual({ type: 'square', size: 12.7 });
  });
});
