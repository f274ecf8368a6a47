import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '@/editor/template/core/SessionContext';
import { ActionsPanel } from '@/editor/template/panels';
import type { Document } from '@/engine/document';
import type { ActedDocument, ActionIssue } from '@/engine/resolve';
import { emptyDocument, sampleDocument } from '../../../engine/support/sampleDocument';
import { changed, openSession } from '../support/openEditor';
import { dragRow } from '../support/pointer';

/* The plain field, the placeholder of the code field; that one is tested in the browser. */
vi.mock('@/editor/template/panels/actions/code/loadCodeArea', () => ({
  loadCodeArea: () => new Promise(() => undefined),
}));

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const second = { name: 'Second', triggers: [], script: 'a\nb(\nc' };
const twoActions = () =>
  changed(sampleDocument(), [{ kind: 'addAction', actionId: 'second', action: second }]);

function setUp(document: Document = twoActions(), ran: Partial<ActedDocument> = {}) {
  const session = openSession(document);
  function Panel() {
    const [actionId, setActionId] = useState<string>();
    return <ActionsPanel issues={[]} log={[]} {...ran} actionId={actionId} onOpen={setActionId} />;
  }
  render(
    <SessionContext value={session}>
      <Panel />
    </SessionContext>,
  );
  const actions = () => session.view().document.actions;
  return {
    session,
    names: () => actions().order.map((id) => actions().items[id]?.name),
    action: (id: string) => actions().items[id],
  };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name},`) });

describe('the actions panel', () => {
  it('lists actions in the order they run, and orders them by keyboard and dragging', async () => {
    const { names } = setUp();
    expect(names()).toEqual(['Start', 'Second']);
    await userEvent.click(row('Second'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Second', 'Start']);
    dragRow(row('Second'), row('Start'), 0.9);
    expect(names()).toEqual(['Start', 'Second']);
  });

  it('adds an action that runs on opening, and opens it', async () => {
    const { session, action } = setUp(emptyDocument());
    expect(screen.getByText(/no actions yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add action' }));
    const [id = ''] = session.view().document.actions.order;
    expect(action(id)).toEqual({ name: 'Action 1', triggers: [{ event: 'documentLoaded' }], script: '' });
    expect(screen.getByRole('heading', { name: 'Action 1' })).toBeVisible();
  });

  it('renames an action, to no name another one has', async () => {
    const { names } = setUp();
    await userEvent.dblClick(row('Second'));
    await userEvent.keyboard('Start{Enter}');
    expect(screen.getByRole('textbox', { name: 'Name of Second' })).toHaveAccessibleDescription(
      'Another action has this name.',
    );
    await userEvent.keyboard('{Control>}a{/Control}Later{Enter}');
    expect(names()).toEqual(['Start', 'Later']);
  });

  it('deletes an action by the Delete key, and undo restores it', async () => {
    const { session, names } = setUp();
    await userEvent.click(row('Start'));
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual(['Second']);
    expect(screen.queryByRole('heading', { name: 'Start' })).not.toBeInTheDocument();
    act(() => session.undo());
    expect(names()).toEqual(['Start', 'Second']);
  });

  it('sets the triggers of an action, for any or for chosen frames and variables', async () => {
    const { action } = setUp();
    await userEvent.click(row('Second'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'The page has another size' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A frame is moved' }));
    expect(action('second')?.triggers).toEqual([{ event: 'pageSizeChanged' }, { event: 'frameMoved' }]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Which frames' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Headline' }));
    expect(action('second')?.triggers[1]).toEqual({ event: 'frameMoved', frameIds: ['words'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'The page has another size' }));
    expect(action('second')?.triggers).toEqual([{ event: 'frameMoved', frameIds: ['words'] }]);
  });

  it('S8.32 keeps a script as it is typed, valid or not, with consecutive typing as one step', async () => {
    const { session, action } = setUp();
    await userEvent.click(row('Second'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Script' }), '()');
    expect(action('second')?.script).toBe('a\nb(\nc()');
    act(() => session.undo());
    expect(action('second')?.script).toBe(second.script);
  });

  it('S8.32 marks an invalid action with line and message, and jumps there', async () => {
    const issue: ActionIssue = {
      actionId: 'second',
      actionName: 'Second',
      message: 'expecting a parenthesis',
      line: 2,
      type: 'actionRegister',
    };
    setUp(twoActions(), { issues: [issue] });
    expect(row('Second')).toHaveAccessibleName('Second, action, has an error');
    await userEvent.click(row('Second'));
    expect(screen.getByRole('alert')).toHaveTextContent('expecting a parenthesis');
    await userEvent.click(screen.getByRole('button', { name: 'Line 2' }));
    const script = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    expect(script).toHaveFocus();
    expect(script.value.slice(script.selectionStart, script.selectionEnd)).toBe('b(');
  });

  it('S8.32 an error moves with its line, and disappears once that is changed', async () => {
    const issue: ActionIssue = {
      actionId: 'second',
      actionName: 'Second',
      message: 'expecting a parenthesis',
      line: 2,
      type: 'actionRegister',
    };
    setUp(twoActions(), { issues: [issue] });
    await userEvent.click(row('Second'));
    const script = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    await userEvent.type(script, '// more{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(script).toHaveValue('// more\na\nb(\nc');
    await userEvent.click(screen.getByRole('button', { name: 'Line 3' }));
    expect(script.value.slice(script.selectionStart, script.selectionEnd)).toBe('b(');
    await userEvent.keyboard('{End}');
    await userEvent.type(script, ')', { initialSelectionStart: 12, initialSelectionEnd: 12 });
    expect(script).toHaveValue('// more\na\nb()\nc');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S8.31 are read-only in Run, with the reason', async () => {
    const { session, action, names } = setUp();
    await userEvent.click(row('Second'));
    act(() => session.setRunning(true));
    const script = screen.getByRole('textbox', { name: 'Script' });
    expect(script).toHaveAttribute('readonly');
    expect(script).toHaveAccessibleDescription('Run only tries actions. Go back to Design to change them.');
    await userEvent.type(script, 'more');
    expect(action('second')?.script).toBe(second.script);
    expect(screen.getByRole('checkbox', { name: 'A frame is moved' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add action' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row('Second'));
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual(['Start', 'Second']);
    expect(screen.getByRole('alert')).toHaveTextContent('Go back to Design');
    act(() => session.setRunning(false));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Script' }), '()');
    expect(action('second')?.script).toBe('a\nb(\nc()');
  });

  it('shows the output of scripts, each line with its action', () => {
    setUp(twoActions(), { log: [{ actionId: 'start', line: 'Hello' }] });
    expect(within(screen.getByRole('region', { name: 'Log' })).getByRole('listitem')).toHaveTextContent(
      'Start: Hello',
    );
  });
});
