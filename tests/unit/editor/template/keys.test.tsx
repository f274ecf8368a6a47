import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShortcutsDialog } from '@/editor/template/bar/ShortcutsDialog';
import { COMMANDS, commandOf, type CommandContext, type KeyPress } from '@/editor/template/core/commands';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { Gestures } from '@/editor/template/core/Gestures';
import { StudioFeaturesContext } from '@/editor/template/core/StudioFeaturesContext';
import { useEditorKeys, type ForeignPaste } from '@/editor/template/useEditorKeys';
import { PropertiesPanel } from '@/editor/template/properties';
import { openSession, renderInEditor } from './support/openEditor';

const strokeOf = ({ key, command = false, shift = false }: KeyPress, apple = false) => ({
  ...(key.startsWith('Digit') ? { key: '§', code: key } : { key, code: '' }),
  shiftKey: shift,
  altKey: false,
  ctrlKey: command && !apple,
  metaKey: command && apple,
});

const nothingElse: ForeignPaste = { isOwn: () => true, take: () => false };

function setUp(session: EditorSession = openSession(), foreign: ForeignPaste = nothingElse) {
  const zoom = {
    in: vi.fn(),
    out: vi.fn(),
    actual: vi.fn(),
    fit: vi.fn(),
    selection: vi.fn(),
    width: vi.fn(),
  };
  const [save, showShortcuts] = [vi.fn(), vi.fn()];
  const context: CommandContext = {
    session,
    zoom,
    save,
    showShortcuts,
    newId: () => 'new',
    open: () => undefined,
    gestures: new Gestures(session, () => 'new'),
    clipboard: { clip: undefined },
  };
  function Keys() {
    useEditorKeys(context, foreign);
    return (
      <>
        <input aria-label="Name" />
        <div data-stage="" tabIndex={-1} data-testid="stage" />
        <ul tabIndex={-1} data-testid="list" />
      </>
    );
  }
  render(<Keys />);
  return { session, zoom, save, showShortcuts };
}

describe('S10.42 the keys', () => {
  it.each([
    ['Ctrl', false],
    ['Command', true],
  ])('with %s each do what they are listed with, and no two the same', (_name, apple) => {
    for (const command of COMMANDS)
      for (const press of command.keys) {
        const stroke = strokeOf(press, apple);
        expect(commandOf(stroke, apple)?.id, JSON.stringify(press)).toBe(command.id);
      }
  });

  it('paste newer content of another program, else the copied frames', () => {
    const paste = (target: Element) =>
      fireEvent.paste(target, { clipboardData: { getData: () => '<svg/>', files: [] } });
    const session = openSession();
    session.select(['low']);
    const count = () => session.view().document.pages.items['page']?.frames.order.length;
    const take = vi.fn(() => true);
    setUp(session, { isOwn: () => false, take });
    const stage = screen.getByTestId('stage');
    fireEvent.keyDown(stage, { key: 'c', ctrlKey: true });
    // The key is left to the browser, which sends a paste event.
    expect(fireEvent.keyDown(stage, { key: 'v', ctrlKey: true })).toBe(true);
    expect(count()).toBe(3);
    paste(stage);
    expect(take).toHaveBeenCalledOnce();
    expect(count()).toBe(3);
    take.mockReturnValue(false);
    paste(stage);
    expect(count()).toBe(4);
    // A field accepts only pasted text.
    paste(screen.getByRole('textbox', { name: 'Name' }));
    expect(take).toHaveBeenCalledTimes(2);
    expect(count()).toBe(4);
  });

  it('are all listed in the window opened by ?', () => {
    const { showShortcuts } = setUp();
    fireEvent.keyDown(screen.getByTestId('stage'), { key: '?', shiftKey: true });
    expect(showShortcuts).toHaveBeenCalledOnce();
    render(<ShortcutsDialog onClose={() => undefined} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const { label } of COMMANDS) expect(dialog.getByText(label, { selector: 'dt' })).toBeVisible();
    expect(dialog.getAllByText('Ctrl').length).toBeGreaterThan(0);
  });
});

describe('S10.04 while something is typed', () => {
  it('no key chooses a tool, and Save still saves', () => {
    const { session, save } = setUp();
    const field = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.keyDown(field, { key: 'r' });
    expect(session.view().tool).toBe('select');
    fireEvent.keyDown(field, { key: 's', ctrlKey: true });
    expect(save).toHaveBeenCalledOnce();
    fireEvent.keyDown(screen.getByTestId('stage'), { key: 'r' });
    expect(session.view().tool).toBe('rectangle');
  });

  it('Delete and the arrows work on the page only', () => {
    const { session } = setUp();
    session.select(['low']);
    fireEvent.keyDown(screen.getByTestId('list'), { key: 'Delete' });
    expect(session.view().document.pages.items.page?.frames.order).toContain('low');
    fireEvent.keyDown(screen.getByTestId('stage'), { key: 'Delete' });
    expect(session.view().document.pages.items.page?.frames.order).not.toContain('low');
  });
});

describe('keys for the view', () => {
  it('S10.32 Shift+0 shows 100 %, Shift+1 fits the page, + and - zoom', () => {
    const { zoom } = setUp();
    const stage = screen.getByTestId('stage');
    fireEvent.keyDown(stage, { key: '=', code: 'Digit0', shiftKey: true });
    fireEvent.keyDown(stage, { key: '!', code: 'Digit1', shiftKey: true });
    fireEvent.keyDown(stage, { key: '+' });
    fireEvent.keyDown(stage, { key: '-' });
    for (const act of [zoom.actual, zoom.fit, zoom.in, zoom.out]) expect(act).toHaveBeenCalledOnce();
  });

  it('S10.33 W toggles the plain page, S10.31 M toggles Run', () => {
    const { session } = setUp();
    const stage = screen.getByTestId('stage');
    const press = (key: string) => fireEvent.keyDown(stage, { key });
    press('w');
    expect(session.view().isPlain).toBe(true);
    press('w');
    expect(session.view().isPlain).toBe(false);
    press('m');
    expect(session.view().isRunning).toBe(true);
    press('m');
    expect(session.view().isRunning).toBe(false);
  });
});

describe('S10.41 a disabled feature of the studio', () => {
  it('is hidden, and shown when enabled', () => {
    const session = openSession();
    session.select(['low']);
    const kinds = (isOn: boolean) => {
      const { unmount } = renderInEditor(
        <StudioFeaturesContext value={() => isOn}>
          <PropertiesPanel />
        </StudioFeaturesContext>,
        session,
      );
      const select = screen.getByRole('combobox', { name: 'Kind of fill' });
      const options = within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      unmount();
      return options;
    };
    expect(kinds(false)).toEqual(['None', 'Colour']);
    expect(kinds(true)).toEqual(['None', 'Colour', 'Gradient']);
  });
});
