import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isSamePicture } from '@/editor/page/isSamePicture';
import { createDocument, newLayoutDraft } from '@/editor/template/panels/layouts/newLayout';
import { ColourField, PropertiesPanel } from '@/editor/template/properties';
import { conditionOf, type ColourUse } from '@/engine/document';
import { changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';

const TEAL: ColourUse = {
  type: 'local',
  color: { type: 'cmyk', c: 1, m: 0.15, y: 0.35, k: 0.1 },
  opacity: 1,
};
const versions = { sdkVersion: '1.0.0', engineVersion: '1.0.0' };

describe('the printing condition of a template', () => {
  it('F5.05 is selected in the layout’s properties, in one undo step', async () => {
    const session = openSession(smallDocument());
    renderInEditor(<PropertiesPanel />, session);
    const field = screen.getByRole('combobox', { name: 'Printing condition' });
    expect(field).toHaveDisplayValue('Coated FOGRA39');
    await userEvent.selectOptions(field, 'Web SWOP 2006');
    expect(conditionOf(session.view().document)).toBe('webSwop');
    expect(screen.getByText('Web offset on coated paper, America')).toBeVisible();
    session.undo();
    expect(session.view().document.printCondition).toBeUndefined();
  });

  it('F5.05 is no matter of layouts for screens', () => {
    const digital = changed(smallDocument(), [
      { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' },
    ]);
    renderInEditor(<PropertiesPanel />, openSession(digital));
    expect(screen.queryByRole('combobox', { name: 'Printing condition' })).toBeNull();
  });

  it('F5.05 is shown where inks are chosen, and changes their preview', async () => {
    const document = changed(smallDocument(), [{ kind: 'setPrintCondition', condition: 'webSwop' }]);
    const shown = (one: typeof document) => (
      <ColourField label="Fill" value={TEAL} document={one} onChange={() => undefined} />
    );
    const { rerender } = renderInEditor(shown(smallDocument()), openSession(document));
    expect(screen.getByRole('button', { name: 'Change Fill, now #008498' })).toBeVisible();
    rerender(shown(document));
    await userEvent.click(screen.getByRole('button', { name: 'Change Fill, now #008c9e' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Fill' }));
    expect(await popover.findByText('Shown as printed: Web SWOP 2006')).toBeVisible();
    await userEvent.click(popover.getByRole('tab', { name: 'Hex' }));
    expect(popover.getByRole('textbox', { name: 'Hex' })).toHaveValue('#008c9e');
    expect(popover.queryByText(/Shown as printed/)).toBeNull();
  });

  it('F5.05 is the one of the region in a new template', () => {
    const draft = newLayoutDraft('Card');
    expect(createDocument(draft, versions, 'US').printCondition).toBe('coatedGracol');
    expect(createDocument(draft, versions, 'BE').printCondition).toBe('coatedFogra39');
    expect(createDocument(draft, versions).printCondition).toBeUndefined();
  });

  it('F5.07 overprints black text by a switch, on by default for print', async () => {
    const session = openSession(smallDocument());
    renderInEditor(<PropertiesPanel />, session);
    const field = screen.getByRole('switch', { name: 'Black text overprints' });
    expect(field).not.toBeChecked();
    await userEvent.click(field);
    expect(session.view().document.blackOverprint).toBe(true);
    const draft = newLayoutDraft('Card');
    expect(createDocument(draft, versions).blackOverprint).toBe(true);
    expect(createDocument({ ...draft, intent: 'digitalStatic' }, versions).blackOverprint).toBeUndefined();
  });

  it('is one more reason to draw a page again', () => {
    const before = smallDocument();
    const after = changed(before, [{ kind: 'setPrintCondition', condition: 'webSwop' }]);
    expect(isSamePicture(before, after, 'page')).toBe(false);
  });
});
