import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { UserGroup } from '@/api/types';
import { demoGroupId, SUBSCRIPTIONS } from '@/demo';
import { GroupDialog } from '@/features/user-groups/GroupDialog';
import { createFeatureStage } from '../support/feature';

const ID = demoGroupId('aurora', 'Reviewers');

/** The row in the list when it was loaded. */
const ROW: UserGroup = {
  id: ID,
  subscriptionId: SUBSCRIPTIONS.aurora,
  name: 'Reviewers',
  description: 'Asked for their opinion; carries no role.',
  usersCount: 2,
  environmentRoles: [],
  externalId: null,
  isDefault: false,
};

const start = createFeatureStage();

function setUp() {
  const stage = start();
  const { store, draw } = stage;
  const group = store.userGroups.find(({ id }) => id === ID);
  if (!group) throw new Error('The demo has no such group.');
  const openDialog = () => {
    draw(
      <GroupDialog
        subscriptionId={SUBSCRIPTIONS.aurora}
        group={ROW}
        environments={[]}
        onClose={() => undefined}
      />,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Reviewers' }));
    return {
      dialog,
      name: dialog.getByRole('textbox', { name: /^Name/ }),
      description: dialog.getByRole('textbox', { name: /^Description/ }),
      save: dialog.getByRole('button', { name: 'Save' }),
    };
  };
  return { ...stage, group, openDialog };
}

describe('editing a group from the list', () => {
  it('starts from the current group, and restores nothing of an older list', async () => {
    const { group, openDialog, tell } = setUp();
    group.name = 'Readers';
    const { dialog, name, description, save } = openDialog();
    await dialog.findByText(/Someone else changed this group meanwhile\. It is now called “Readers”/);
    expect(name).toHaveValue('Readers');
    await userEvent.clear(description);
    await userEvent.type(description, 'Read everything.');
    await userEvent.click(save);
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Readers was saved.'));
    expect(group).toMatchObject({ name: 'Readers', description: 'Read everything.' });
  });

  it('shows no conflict when the group is unchanged', async () => {
    const { openDialog } = setUp();
    const { dialog, save } = openDialog();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(dialog.queryByText(/Someone else/)).toBeNull();
  });

  it('disables saving until the group is loaded, and keeps earlier input', async () => {
    const { group, openDialog, hold, tell } = setUp();
    const reading = hold('get', '/user-groups/:id');
    const { name, save } = openDialog();
    await userEvent.clear(name);
    await userEvent.type(name, 'Panel{Enter}');
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(group.name).toBe('Reviewers');
    reading.end();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(name).toHaveValue('Panel');
    await userEvent.click(save);
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Panel was saved.'));
    expect(group.name).toBe('Panel');
  });

  it('R8.08 a group that fails to load shows an error, and loads on retry', async () => {
    const { openDialog, answer } = setUp();
    const mend = answer('get', '/user-groups/:id', 500);
    const { dialog, save } = openDialog();
    await dialog.findByText(/The group could not be loaded\..*Something went wrong/);
    expect(save).toHaveAttribute('aria-disabled', 'true');
    mend();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(dialog.queryByText(/could not be loaded/)).toBeNull();
  });

  it('reports a concurrent edit and overwrites it only on a second save', async () => {
    const { group, openDialog, tell } = setUp();
    const { dialog, name, description, save } = openDialog();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.type(description, ' Or some.');
    group.name = 'Readers';
    await userEvent.click(save);
    await dialog.findByText(/It is now called “Readers”/);
    expect(group.description).toBe(ROW.description);
    // Untouched fields have the other user's values now.
    expect(name).toHaveValue('Readers');
    await userEvent.click(dialog.getByRole('button', { name: 'Save over it' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Readers was saved.'));
    expect(group).toMatchObject({ name: 'Readers', description: `${ROW.description} Or some.` });
  });
});
