import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LayersPanel } from '@/editor/template/panels';
import { resolveLayout } from '@/engine/document';
import { emptyDocument } from '../../../engine/support/sampleDocument';
import { changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';
import { dragRow, pointer } from '../support/pointer';

const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const selectedRows = () =>
  screen.queryAllByRole('treeitem', { selected: true }).map((each) => each.getAttribute('aria-label'));

function setUp(document = smallDocument()) {
  const { session } = renderInEditor(<LayersPanel />, openSession(document));
  return {
    session,
    order: () => session.view().document.pages.items['page']?.frames.order,
    isVisible: (frameId: string) =>
      resolveLayout(session.view().document, 'a4').placements.get(frameId)?.isVisible,
  };
}

describe('S10.22 the layers panel', () => {
  it('S10.22 lists the frames of the page, the topmost first, each with its kind', () => {
    setUp();
    expect(rows()).toEqual(['Words, text', 'High, shape', 'Low, shape']);
  });

  it('S10.22 explains how to add the first frame to an empty page', () => {
    renderInEditor(<LayersPanel />, openSession(emptyDocument()));
    expect(screen.getByText(/nothing on this page yet/)).toBeVisible();
  });

  it('S10.22 follows the selection on the canvas', () => {
    const { session } = setUp();
    act(() => session.select(['low', 'words']));
    expect(selectedRows()).toEqual(['Words, text', 'Low, shape']);
  });

  it('S10.22 selects the pressed row, with Ctrl one more and with Shift a range', async () => {
    const { session } = setUp();
    const user = userEvent.setup();
    await user.click(row('Words'));
    expect(session.view().selection).toEqual(['words']);
    await user.keyboard('{Control>}');
    await user.click(row('Low'));
    expect(session.view().selection).toEqual(['words', 'low']);
    await user.click(row('Words'));
    await user.keyboard('{/Control}');
    expect(session.view().selection).toEqual(['low']);
    await user.click(row('Low'));
    await user.keyboard('{Shift>}');
    await user.click(row('Words'));
    await user.keyboard('{/Shift}');
    expect([...session.view().selection].sort()).toEqual(['high', 'low', 'words']);
  });

  it('S10.22 is navigated by arrow keys, with Shift to extend the selection', async () => {
    const { session } = setUp();
    await userEvent.click(row('Words'));
    await userEvent.keyboard('{ArrowDown}');
    expect(row('High')).toHaveFocus();
    expect(session.view().selection).toEqual(['high']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(session.view().selection).toEqual(['high', 'low']);
    await userEvent.keyboard('{Home}');
    expect(session.view().selection).toEqual(['words']);
  });

  it('S10.22 is left by the Tab key after the buttons of one row', async () => {
    setUp();
    await userEvent.click(row('High'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Actions of High' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Lock High' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Hide High' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('S10.22 orders by Alt with arrows, keeps the focus and announces the new place', async () => {
    const { session, order } = setUp();
    await userEvent.click(row('High'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['low', 'words', 'high']);
    expect(rows()).toEqual(['High, shape', 'Words, text', 'Low, shape']);
    expect(row('High')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('High, 1 of 3');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['low', 'words', 'high']);
    expect(session.view().undoes).toBe('order of frames');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['high', 'low', 'words']);
  });

  it('S10.22 orders by dragging, several selected ones together', () => {
    const { session, order } = setUp();
    dragRow(row('Low'), row('Words'), 0.2);
    expect(order()).toEqual(['high', 'words', 'low']);
    act(() => session.select(['low', 'words']));
    dragRow(row('Words'), row('High'), 0.9);
    expect(order()).toEqual(['words', 'low', 'high']);
  });

  it('S10.22 leaves the order when a drag is ended by Escape', () => {
    const { order } = setUp();
    pointer('down', row('Low'), { x: 5, y: 5 });
    pointer('move', row('Words'), { x: 5, y: 60 });
    fireEvent.keyDown(row('Low'), { key: 'Escape' });
    pointer('up', row('Words'), { x: 5, y: 60 });
    expect(order()).toEqual(['low', 'high', 'words']);
  });

  it('S10.22 renames by double click and F2; Escape restores the old name', async () => {
    const { session } = setUp();
    await userEvent.dblClick(row('Low'));
    await userEvent.keyboard('Ground{Enter}');
    expect(rows()).toEqual(['Words, text', 'High, shape', 'Ground, shape']);
    expect(row('Ground')).toHaveFocus();
    await userEvent.keyboard('{F2}Other{Escape}');
    expect(session.view().document.pages.items['page']?.frames.items['low']?.name).toBe('Ground');
  });

  it('S10.22 renames and orders from a row’s menu too', async () => {
    const { order } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Low' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(screen.getByRole('textbox', { name: 'Name of Low' })).toHaveFocus();
    await userEvent.keyboard('Ground{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Ground' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(order()).toEqual(['high', 'low', 'words']);
  });

  it('S10.22 reports an invalid name at the field', async () => {
    setUp();
    await userEvent.dblClick(row('Low'));
    await userEvent.keyboard('{Delete}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Name of Low' })).toHaveAccessibleDescription(
      /name is needed/,
    );
  });

  it('S10.22 hides a frame in the shown layout and shows it again', async () => {
    const { isVisible } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Low' }));
    expect(isVisible('low')).toBe(false);
    expect(rows()).toContain('Low, shape, hidden');
    await userEvent.click(within(row('Low')).getByRole('button', { name: 'Show Low' }));
    expect(isVisible('low')).toBe(true);
  });

  it('S10.22 deletes the selection with the Delete key as one step', async () => {
    const { session, order } = setUp();
    act(() => session.select(['low', 'high']));
    row('High').focus();
    await userEvent.keyboard('{Delete}');
    expect(order()).toEqual(['words']);
    act(() => session.undo());
    expect(order()).toEqual(['low', 'high', 'words']);
  });
});

describe('groups in the layers panel', () => {
  const grouped = () =>
    changed(smallDocument(), [
      { kind: 'groupFrames', pageId: 'page', groupId: 'pair', name: 'Pair', members: ['low', 'high'] },
    ]);

  it('S16.15 are above their members, fold and are renamed', async () => {
    const { session } = setUp(grouped());
    expect(rows()).toEqual(['Words, text', 'Pair, group', 'High, shape', 'Low, shape']);
    expect(row('Low')).toHaveAttribute('aria-level', '2');
    row('Pair').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Words, text', 'Pair, group']);
    await userEvent.dblClick(row('Pair'));
    await userEvent.keyboard('Squares{Enter}');
    expect(session.view().document.pages.items['page']?.groups?.['pair']?.name).toBe('Squares');
  });

  it('S16.15 are selected with all members, and shown as selected', async () => {
    const { session } = setUp(grouped());
    await userEvent.click(row('Pair'));
    expect([...session.view().selection].sort()).toEqual(['high', 'low']);
    expect(selectedRows()).toEqual(['Pair, group', 'High, shape', 'Low, shape']);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(row('Low'));
    await user.keyboard('{/Control}');
    expect(session.view().selection).toEqual(['high']);
    expect(selectedRows()).toEqual(['High, shape']);
  });

  it('S16.15 gain frames dragged into them and lose frames dragged out', () => {
    const { session, order } = setUp(grouped());
    const members = () => session.view().document.pages.items['page']?.groups?.['pair']?.members;
    dragRow(row('Words'), row('Pair'), 0.5);
    expect(members()).toEqual(['low', 'high', 'words']);
    dragRow(row('Low'), row('Pair'), 0.1);
    expect(members()).toEqual(['high', 'words']);
    expect(order()?.at(-1)).toBe('low');
  });

  it('S16.15 are moved, hidden, ungrouped and deleted with their members', async () => {
    const { session, order, isVisible } = setUp(grouped());
    dragRow(row('Pair'), row('Words'), 0.1);
    expect(order()).toEqual(['words', 'low', 'high']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide Pair' }));
    expect([isVisible('low'), isVisible('high')]).toEqual([false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Pair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ungroup' }));
    expect(rows()).toEqual(['High, shape, hidden', 'Low, shape, hidden', 'Words, text']);
    act(() => session.undo());
    row('Pair').focus();
    await userEvent.keyboard('{Delete}');
    expect(order()).toEqual(['words']);
  });
});

describe('locks in the layers panel', () => {
  it('S16.16 are toggled, and prevent deletion of a frame', async () => {
    const { order } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Lock Low' }));
    expect(rows()).toContain('Low, shape, locked');
    row('Low').focus();
    await userEvent.keyboard('{Delete}');
    expect(order()).toEqual(['low', 'high', 'words']);
    await userEvent.click(screen.getByRole('button', { name: 'Unlock Low' }));
    expect(rows()).toContain('Low, shape');
  });
});
