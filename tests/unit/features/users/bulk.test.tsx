import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { initialTableState } from '@/components/DataTable';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UsersScreen } from '@/features/users';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const OWN_ID = demoUserId('subscription.admin@demo.test');

const start = createFeatureStage();

/* jsdom lays nothing out, so it can't scroll either. */
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Screen({ search }: { search: string }) {
  const [state, setState] = useState({ ...initialTableState, search });
  return (
    <UsersScreen
      subscriptionId={SUBSCRIPTION}
      subscriptionName="Aurora"
      ownId={OWN_ID}
      may={MAY_ALL}
      tableState={state}
      onTableStateChange={setState}
    />
  );
}

async function setUp(search: string) {
  const stage = start();
  stage.draw(<Screen search={search} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  const offered = () =>
    bar
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter(Boolean);
  const statusOf = (email: string) =>
    stage.store.memberships.find(
      ({ userId, subscriptionId }) => userId === demoUserId(email) && subscriptionId === SUBSCRIPTION,
    )?.status;
  /** Takes back what was told last. */
  const undo = () => act(() => stage.tell.mock.calls.at(-1)?.[2]?.());
  return { ...stage, bar, offered, statusOf, undo };
}

describe('several users at once', () => {
  it('only what fits one of those selected is offered', async () => {
    const { offered } = await setUp('marketing.06');
    expect(offered()).toEqual(['Send again', 'Withdraw', 'Add to group', 'Remove from group']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'prepress.04');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Prepress Desk 04' }));
    expect(offered()).toContain('Activate');
    expect(offered()).not.toContain('Deactivate');
  });

  it('R7.33 deactivates at once those it can, says who stays and why, and takes it back', async () => {
    const { bar, tell, undo, statusOf } = await setUp('admin');
    const names = screen.getAllByRole('row').length - 1;
    expect(names).toBeGreaterThan(1);
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    const [message, kind, takeBack] = tell.mock.calls[0] ?? [];
    expect(message).toMatch(
      /^\d users? (is|are) deactivated\. (Subscription Admin stays as they are|\d users stay as they are, such as .*): You can't/,
    );
    expect(kind).toBe('POSITIVE');
    expect(takeBack).toBeDefined();
    expect(statusOf('environment.admin@demo.test')).toBe('Inactive');
    undo();
    await waitFor(() => expect(statusOf('environment.admin@demo.test')).toBe('Active'));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(tell.mock.calls[1]?.[2]).toBeUndefined();
  });

  it('R7.32 R8.21 whoever could not be deactivated is told with the reason', async () => {
    const { bar, tell, answer, undo, statusOf } = await setUp('quality.0');
    const mend = answer(
      'post',
      `/users/${demoUserId('quality.05@demo.test')}/subscriptions/:id/deactivate`,
      409,
      {
        status: 409,
        detail: 'Not now.',
      },
    );
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    const [message, kind] = tell.mock.calls[0] ?? [];
    expect(message).toMatch(/^\d users are deactivated\. Quality Desk 05 stays as they are: Not now\./);
    expect(kind).toBe('NEGATIVE');
    expect(statusOf('quality.06@demo.test')).toBe('Inactive');
    mend();
    undo();
    await waitFor(() => expect(statusOf('quality.06@demo.test')).toBe('Active'));
  });

  it('R7.23 sends invitations again to those who are invited, and says to whom it failed', async () => {
    const { bar, answer, tell } = await setUp('marketing.0');
    let sent = 0;
    answer(
      'post',
      '/users/invitations',
      200,
      {
        invitationResults: [
          { userEmail: 'marketing.06@demo.test', status: 'Success', userId: null },
          { userEmail: 'Marketing.07@demo.test', status: 'Failure', userId: null, detail: 'Mailbox full.' },
        ],
      },
      () => (sent += 1),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Send again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Send 2 invitations again?' }));
    expect(question.getByRole('group', { name: '6 stay as they are:' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send again' }));
    expect(await question.findByText('Mailbox full.')).toBeVisible();
    expect(sent).toBe(1);
    expect(tell).toHaveBeenCalledWith('1 invitation was sent again.');
  });

  it('R7.30 withdraws several invitations after asking, also those that are gone', async () => {
    const { bar, store, tell } = await setUp('marketing.0');
    const isMember = (email: string) =>
      store.memberships.some(
        ({ userId, subscriptionId }) => userId === demoUserId(email) && subscriptionId === SUBSCRIPTION,
      );
    store.memberships = store.memberships.filter(
      ({ userId }) => userId !== demoUserId('marketing.07@demo.test'),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw 2 invitations?' }));
    expect(isMember('marketing.06@demo.test')).toBe(true);
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('2 invitations were withdrawn.'));
    expect(isMember('marketing.06@demo.test')).toBe(false);
    expect(isMember('marketing.05@demo.test')).toBe(true);
  });

  it('R7.49 R7.50 adds several to a group and takes that back', async () => {
    const { bar, store, tell, undo } = await setUp('quality.0');
    await userEvent.click(bar.getByRole('button', { name: 'Add to group' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Brand guardians' }));
    const group = store.userGroups.find(({ name }) => name === 'Brand guardians')?.id;
    const isIn = (email: string) =>
      store.groupMembers.some(({ groupId, userId }) => groupId === group && userId === demoUserId(email));
    expect(isIn('quality.05@demo.test')).toBe(false);
    await userEvent.click(form.getByRole('button', { name: 'Add to group' }));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(isIn('quality.05@demo.test')).toBe(true);
    undo();
    await waitFor(() => expect(isIn('quality.05@demo.test')).toBe(false));
    await waitFor(() =>
      expect(tell.mock.lastCall).toEqual([
        expect.stringMatching(/removed from Brand guardians\.$/),
        'POSITIVE',
        undefined,
      ]),
    );
  });
});
