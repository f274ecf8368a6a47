import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userGroupQueries } from '@/api/user-groups';
import { initialTableState } from '@/components/DataTable';
import { demoGroupId, SUBSCRIPTIONS } from '@/demo';
import { GroupScreen } from '@/features/groups';
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
      {...{ otherSubscriptions, onSwitch }}
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

  it('R4.32 offers to switch to the subscription the group belongs to, where the reader may see it', async () => {
    const { onSwitch } = setUp(SUBSCRIPTIONS.borealis, [{ guid: SUBSCRIPTIONS.aurora, name: 'Aurora' }]);
    await screen.findByText('This group belongs to Aurora');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Aurora' }));
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(SUBSCRIPTIONS.aurora);
  });

  it('R8.08 stays when fetching it again fails, and says so', async () => {
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

  it('says that a group is gone once it is', async () => {
    const { store, refetchAll } = setUp();
    await screen.findByRole('heading', { name: 'Reviewers', level: 1 });
    store.userGroups = store.userGroups.filter(({ id }) => id !== ID);
    await refetchAll();
    await screen.findByText('The group could not be loaded');
    expect(screen.queryByRole('heading', { name: 'Reviewers' })).toBeNull();
  });

  it('a member whom somebody else has taken out is told, and leaves the list', async () => {
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
    await screen.findByText('Nobody is in this group yet.');
  });
});
