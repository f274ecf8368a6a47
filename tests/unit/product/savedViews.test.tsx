import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformApi } from '@/api/http';
import { initialTableState, type DataTableState } from '@/components/DataTable';
import { keep, keepInMemory } from '@/product/browserKeeping';
import { FeatureContext, type Tell } from '@/product/FeatureContext';
import { SavedViews } from '@/product/SavedViews';

const api = createPlatformApi({ platformUrl: '/mock', getAccessToken: () => Promise.resolve('token') });

const INVITED: DataTableState = { ...initialTableState, search: 'desk', filters: { status: ['Pending'] } };

/** A list that shows its state, with two buttons to change it. */
function List({ list, initial }: { list: string; initial: DataTableState }) {
  const [state, setState] = useState(initial);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => setState({ ...state, search: 'studio' })}>
        Look for studio
      </button>
      <SavedViews list={list} state={state} onStateChange={setState} />
    </>
  );
}

function draw(initial: DataTableState = initialTableState, list = 'users of one') {
  const tell = vi.fn<Tell>();
  const drawn = render(
    <FeatureContext value={{ api, tell }}>
      <List key={list} list={list} initial={initial} />
    </FeatureContext>,
  );
  const state = () => JSON.parse(screen.getByRole('status').textContent ?? '') as DataTableState;
  const open = async () => {
    if (!screen.queryByRole('menu')) await userEvent.click(screen.getByTestId('gpf-saved-views'));
    return within(await screen.findByRole('menu', { name: 'Views' }));
  };
  const choose = async (name: string | RegExp, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') =>
    userEvent.click((await open()).getByRole(role, { name }));
  const saveAs = async (name: string) => {
    await choose('Save as a view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    return dialog;
  };
  return { ...drawn, tell, state, open, choose, saveAs };
}

beforeEach(() => keepInMemory());

describe('saved views of a list', () => {
  it('store search, filters and order under a name, and restore them in another visit', async () => {
    const first = draw(INVITED);
    await first.saveAs('Invited desks');
    expect(await screen.findByRole('button', { name: 'View: Invited desks' })).toBeVisible();
    expect(first.tell).toHaveBeenCalledWith('The view “Invited desks” was saved.');
    first.unmount();
    const second = draw();
    await waitFor(async () =>
      expect((await second.open()).queryByRole('menuitemcheckbox', { name: 'Invited desks' })).not.toBeNull(),
    );
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Invited desks' }));
    expect(second.state()).toEqual({ ...INVITED, view: 'Invited desks' });
  });

  it('open by an address with only their name; other parameters of the address are kept', async () => {
    const first = draw(INVITED);
    await first.saveAs('Invited desks');
    await screen.findByRole('button', { name: 'View: Invited desks' });
    first.unmount();
    const second = draw({ ...initialTableState, view: 'invited DESKS' });
    await waitFor(() => expect(second.state()).toEqual({ ...INVITED, view: 'Invited desks' }));
    second.unmount();
    const third = draw({ ...initialTableState, search: 'else', view: 'Invited desks' });
    expect(await screen.findByRole('button', { name: 'View: Invited desks (changed)' })).toBeVisible();
    expect(third.state().search).toBe('else');
  });

  it('an address with an unknown view reports it and shows everything', async () => {
    const { tell, state } = draw({ ...initialTableState, view: 'Lost' });
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        'There is no view “Lost” of this list in this browser.',
        'INFORMATIVE',
      ),
    );
    expect(state().view).toBeUndefined();
  });

  it('show that they were changed, and save or discard the change', async () => {
    const { choose, saveAs, state } = draw(INVITED);
    await saveAs('Desks');
    await screen.findByRole('button', { name: 'View: Desks' });
    await userEvent.click(screen.getByRole('button', { name: 'Look for studio' }));
    expect(screen.getByRole('button', { name: 'View: Desks (changed)' })).toBeVisible();
    await choose('Discard changes');
    expect(state().search).toBe('desk');
    await userEvent.click(screen.getByRole('button', { name: 'Look for studio' }));
    await choose('Save changes to “Desks”');
    expect(await screen.findByRole('button', { name: 'View: Desks' })).toBeVisible();
    expect(state().search).toBe('studio');
  });

  it('are renamed, and deleted with undo; names are unique', async () => {
    const { choose, saveAs, open, tell } = draw(INVITED);
    await saveAs('Desks');
    await screen.findByRole('button', { name: 'View: Desks' });
    const dialog = await saveAs('desks');
    expect(await dialog.findByText('Another view of this list has this name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await choose('Rename “Desks”…');
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename the view' }));
    await userEvent.type(renaming.getByRole('textbox', { name: /^Name/ }), ' to ask');
    await userEvent.click(renaming.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('button', { name: 'View: Desks to ask' });
    await choose('Delete “Desks to ask”');
    await waitFor(() => expect(screen.getByTestId('gpf-saved-views')).toHaveAccessibleName('Views'));
    act(() => tell.mock.lastCall?.[2]?.());
    await waitFor(async () =>
      expect((await open()).queryByRole('menuitemcheckbox', { name: 'Desks to ask' })).not.toBeNull(),
    );
  });

  it('belong to one list, and ignore invalid entries', async () => {
    await keep('views users of one', [{ name: 'Broken' }, 7, { name: 'Whole', query: 'q=desk' }]);
    const { open, unmount } = draw();
    await waitFor(async () =>
      expect((await open()).queryAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(
        ['Whole'],
      ),
    );
    unmount();
    const other = draw(initialTableState, 'users of another');
    expect((await other.open()).queryAllByRole('menuitemcheckbox')).toEqual([]);
    expect((await other.open()).getByRole('menuitem', { name: /Save as a view/ })).toHaveTextContent(
      'Search, filter or sort first.',
    );
  });
});
