import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userGroupQueries } from '@/api/user-groups';
import { initialTableState } from '@/components/DataTable';
import { demoGroupId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { GroupScreen } from '@/features/user-groups';
import { createFeatureStage } from '../support/feature';

const ID = demoGroupId('aurora', 'Reviewers');

const start = createFeatureStage();

function setUp(
  subscriptionId: string = SUBSCRIPTIONS.aurora,
  otherSubscriptions: readonly { guid: string; name: string }[] = [],
) {
  const stage = start();
  const onSwitch = vi.fn();
  stage.draw(
    <GroupScreen
      subscriptionId={subscriptionId}
      groupId={ID}
      part="members"
      history={null}
      tableState={initialTableState}
      onTableStateChange={() => undefined}
      onGone={() => undefined}
      otherSubscriptions={otherSubscriptions}
      onSwitch={onSwitch}
    />,
  );
  const refetchAll = () =>
    stage.client.invalidateQueries({
      queryKey: userGroupQueries(stage.api).detail(ID).queryKey,
      exact: true,
    });
  return { ...stage, refetchAll, onSwitch };
}

describe('the page of a group', () => {
  it('shows no group of another subscription', async () => {
    setUp(SUBSCRIPTIONS.borealis);
    await screen.findByText('This group belongs to another subscription');
    expect(screen.queryByText('Reviewers')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the groups of this one' })).toHaveAttribute(
      'href',
      '/user-management/groups',
    );
  });

  it('R4.32 offers to switch to the group’s subscription if the user may see it', async () => {
    const { onSwitch } = setUp(SUBSCRIPTIONS.borealis, [{ guid: SUBSCRIPTIONS.aurora, name: 'Aurora' }]);
    await screen.findByText('This group belongs to Aurora');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Aurora' }));
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(SUBSCRIPTIONS.aurora);
  });

  it('R8.08 stays visible when a refetch fails, with an error', async () => {
    const { answer, refetchAll } = setUp();
    await screen.findByRole('heading', { name: 'Reviewers', level: 1 });
    const mend = answer('get', '/user-groups/:id', 500);
    await refetchAll();
    await screen.findByText(/The newest state of the group could not be loaded/);
    expect(screen.getByRole('heading', { name: 'Reviewers', level: 1 })).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  it('shows that the group was deleted', async () => {
    const { store, refetchAll } = setUp();
    await screen.findByRole('heading', { name: 'Reviewers', level: 1 });
    store.userGroups = store.userGroups.filter(({ id }) => id !== ID);
    await refetchAll();
    await screen.findByText('This user group is not there');
    expect(screen.getByRole('link', { name: 'See the user groups' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Reviewers' })).toBeNull();
  });

  it('R7.50 H3.17 several members leave at once, and undo adds them again', async () => {
    const { store, tell } = setUp();
    const members = () => store.groupMembers.filter(({ groupId }) => groupId === ID).length;
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const before = members();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from group' }));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(members()).toBe(0);
    expect(tell.mock.lastCall?.[0]).toMatch(/ removed from Reviewers\.$/);
    act(() => tell.mock.lastCall?.[2]?.());
    await waitFor(() => expect(tell.mock.lastCall?.[0]).toMatch(/^Undone: .* added to Reviewers\.$/));
    expect(members()).toBe(before);
  });

  it('closing asks about users selected in several searches, and adding adds them all', async () => {
    const { store, tell } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Add members' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add members to Reviewers' }));
    const search = await sheet.findByRole('searchbox');
    for (const name of ['Quality Desk 05', 'Prepress Desk 07']) {
      await userEvent.clear(search);
      await userEvent.type(search, name);
      await userEvent.click(await sheet.findByRole('checkbox', { name: `Select ${name}` }));
    }
    expect(sheet.getByText('2 selected, 1 not shown')).toBeVisible();
    sheet.getByRole('checkbox', { name: 'Select Prepress Desk 07' }).focus();
    await userEvent.keyboard('{Escape}');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Close without adding 2 users?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep selecting' }));
    expect(sheet.getByText('2 selected, 1 not shown')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Add to group' }));
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        '2 users were added to Reviewers.',
        'POSITIVE',
        expect.any(Function),
        true,
      ),
    );
    for (const email of ['quality.05@demo.test', 'prepress.07@demo.test'])
      expect(store.groupMembers).toContainEqual(
        expect.objectContaining({ groupId: ID, userId: demoUserId(email) }),
      );
  });

  it('reports a member whom another user has removed, and updates the list', async () => {
    const { store, tell } = setUp();
    const menu = await screen.findByRole('button', { name: 'Actions of Busy User' });
    store.groupMembers = store.groupMembers.filter(({ groupId }) => groupId !== ID);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        expect.stringMatching(/ is not in Reviewers any more\.$/),
        'INFORMATIVE',
      ),
    );
    await screen.findByText('This group has no members yet.');
  });
});
