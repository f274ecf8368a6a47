import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LayoutsPanel } from '@/editor/template/panels';
import { resolveLayout } from '@/engine/document';
import { sampleDocument } from '../../../engine/support/sampleDocument';
import { openSession, renderInEditor } from '../support/openEditor';
import { dragRow } from '../support/pointer';

function setUp() {
  const onSettings = vi.fn();
  const { session } = renderInEditor(<LayoutsPanel onSettings={onSettings} />, openSession(sampleDocument()));
  const layouts = () => session.view().document.layouts;
  return {
    session,
    onSettings,
    layouts,
    names: () => layouts().order.map((id) => layouts().items[id]?.name),
    selected: () => layouts().items[session.view().document.selectedLayoutId],
  };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name},`) });

async function choose(layout: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions of ${layout}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('S10.24 the layouts panel', () => {
  it('S10.24 shows the tree of layouts with intent and size', () => {
    setUp();
    const rows = screen
      .getAllByRole('treeitem')
      .map((each) => [...[each.getAttribute('aria-label'), each.getAttribute('aria-level')]]);
    expect(rows).toEqual([
      ['A4, 210 × 297 mm, Print', '1'],
      ['Half, 105 × 297 mm, Print, has values of its own', '2'],
      ['Quarter, 105 × 297 mm, Print', '3'],
      ['Screen, 600 × 400 px, Digital animated', '1'],
    ]);
  });

  it('S10.24 folds and opens a layout’s children by the arrow keys', async () => {
    setUp();
    await userEvent.click(row('A4'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(row('A4')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: /^Half/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(row('Half')).toHaveFocus();
  });

  it('S10.24 shows the selected layout', async () => {
    const { selected } = setUp();
    await userEvent.click(row('Screen'));
    expect(selected()?.name).toBe('Screen');
    expect(row('Screen')).toHaveAttribute('aria-selected', 'true');
  });

  it('S10.24 adds a child that inherits everything', async () => {
    const { session, selected } = setUp();
    await choose('Screen', 'Add child layout');
    expect(selected()).toMatchObject({ type: 'child', parentId: 'screen', settings: {}, overrides: {} });
    const { document } = session.view();
    expect(resolveLayout(document, document.selectedLayoutId).settings.width).toBe(600);
  });

  it('S10.24 adds a top layout from a preset', async () => {
    const { session, selected } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add layout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a layout' });
    await userEvent.clear(within(dialog).getByLabelText(/^Name/));
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Card');
    await userEvent.selectOptions(within(dialog).getByLabelText('Size'), 'Business card');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add layout' }));
    expect(selected()).toMatchObject({
      type: 'top',
      name: 'Card',
      settings: { intent: 'print', unit: 'mm', width: 86, height: 54, bleed: { left: 3 } },
    });
    expect(session.view().undoes).toBe('new layout');
  });

  it('S10.24 adds an animated layout of a size and duration of its own', async () => {
    const { selected } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add layout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a layout' }));
    await userEvent.selectOptions(dialog.getByLabelText('Made for'), 'Digital animated');
    expect(dialog.getByLabelText('Unit')).toHaveValue('px');
    for (const [name, value] of [
      ['Width', '300'],
      ['Height', '250'],
      ['Duration', '2.5'],
    ] as const) {
      const field = dialog.getByRole('spinbutton', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Tab}`);
    }
    expect(dialog.getByLabelText('Size')).toHaveDisplayValue('Custom size');
    await userEvent.click(dialog.getByRole('button', { name: 'Add layout' }));
    expect(selected()).toMatchObject({
      settings: { intent: 'digitalAnimated', unit: 'px', width: 300, height: 250, timelineLengthMs: 2_500 },
    });
  });

  it('S10.24 duplicates and renames a layout', async () => {
    const { names } = setUp();
    await choose('Half', 'Duplicate');
    expect(names()).toEqual(['A4', 'Half', 'Half copy', 'Quarter', 'Screen']);
    await userEvent.dblClick(row('Half copy'));
    await userEvent.keyboard('Flyer{Enter}');
    expect(names()).toEqual(['A4', 'Half', 'Flyer', 'Quarter', 'Screen']);
  });

  it('S10.24 confirms deletion with the count of children, and explains why the last top layout stays', async () => {
    const { names, session } = setUp();
    await choose('A4', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete A4?' });
    expect(dialog).toHaveAccessibleDescription(/Its 2 child layouts are deleted too/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['Screen']);
    row('Screen').focus();
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('alert')).toHaveTextContent('The last top layout can’t be deleted.');
    act(() => session.undo());
    expect(names()).toHaveLength(4);
  });

  it('S10.24 opens a layout’s settings by showing it without a selection', async () => {
    const { session, selected, onSettings } = setUp();
    act(() => session.select(['shape']));
    await choose('Half', 'Settings');
    expect(selected()?.name).toBe('Half');
    expect(session.view().selection).toEqual([]);
    expect(onSettings).toHaveBeenCalledOnce();
  });

  it('S10.24 orders layouts among those below the same one', () => {
    const { names } = setUp();
    dragRow(row('Screen'), row('A4'), 0.1);
    expect(names()).toEqual(['Screen', 'A4', 'Half', 'Quarter']);
    dragRow(row('Quarter'), row('Screen'), 0.1);
    expect(names()).toEqual(['Screen', 'A4', 'Half', 'Quarter']);
  });
});

describe('S10.25 overrides of a layout', () => {
  it('S10.25 is marked, and the mark resets all of it', async () => {
    const { session } = setUp();
    expect(screen.getAllByRole('button', { name: /^Reset all of/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reset all of Half' }));
    expect(session.view().document.layouts.items['half']).toMatchObject({ settings: {}, overrides: {} });
    expect(screen.queryByRole('button', { name: /^Reset all of/ })).not.toBeInTheDocument();
    expect(session.view().undoes).toBe('reset of layout');
  });

  it('S10.25 can be reset from the menu, which explains when there are none', async () => {
    const { session } = setUp();
    await choose('Half', 'Reset all');
    expect(resolveLayout(session.view().document, 'half').settings.width).toBe(210);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of A4' }));
    expect(await screen.findByRole('menuitem', { name: /^Reset all/ })).toHaveTextContent(
      'A top layout inherits nothing.',
    );
  });
});
