import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { initialTableState } from '@/components/DataTable';
import { demoId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UsersScreen } from '@/features/users';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const OWN_ID = demoUserId('subscription.admin@demo.test');

const start = createFeatureStage();

/* jsdom has no layout, so it can't scroll either. */
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
  /** Runs the undo of the last notification. */
  const undo = () => act(() => stage.tell.mock.calls.at(-1)?.[2]?.());
  /** Deactivates those selected. */
  const confirm = async () => {
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: /^Deactivate / }));
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
  };
  return { ...stage, bar, offered, statusOf, undo, confirm };
}

describe('several users at once', () => {
  it('only actions that apply to a selected user are offered', async () => {
    const { offered } = await setUp('marketing.06');
    expect(offered()).toEqual(['Send again', 'Withdraw', 'Add to group', 'Remove from group']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'prepress.04');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Prepress Desk 04' }));
    expect(offered()).toContain('Activate');
    expect(offered()).not.toContain('Deactivate');
  });

  it('H3.14 confirms a deactivation, and lists users who stay active with the reason', async () => {
    const { bar, store } = await setUp('admin');
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: /^Deactivate \d+ users?\?$/ }));
    expect(question.getByText(/can’t work in this subscription until/)).toBeVisible();
    expect(question.getByText(/^You can't deactivate yourself\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(store.userTasks).toEqual([]);
  });

  it('H3.14 counts the selected users who are already inactive', async () => {
    const { bar } = await setUp('prepress');
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: /^Deactivate / }));
    expect(question.getByText('One of the selected users is inactive already.')).toBeVisible();
  });

  it('R7.33 R7.32 H3.14 deactivates in one task, and the undo of its notification restores', async () => {
    const { tell, undo, statusOf, store, confirm } = await setUp('quality.0');
    const before = new Map(store.memberships.map((row) => [row, row.status]));
    await confirm();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(tell.mock.calls[0]?.[0]).toMatch(/^\d users were deactivated\.$/);
    expect(tell.mock.calls[0]?.[3]).toBe(true);
    // Only the notification reports it.
    expect(screen.queryByText(/were deactivated/)).toBeNull();
    expect(store.userTasks).toHaveLength(1);
    expect(statusOf('quality.06@demo.test')).toBe('Inactive');
    undo();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(tell.mock.calls[1]?.[2]).toBeUndefined();
    expect(new Map(store.memberships.map((row) => [row, row.status]))).toEqual(before);
  });

  it('R8.21 H3.14 lists users who could not be changed, with the reason', async () => {
    const { store, tell, confirm } = await setUp('quality.0');
    const gone = demoUserId('quality.05@demo.test');
    store.memberships = store.memberships.filter(({ userId }) => userId !== gone);
    await confirm();
    await waitFor(() => expect(tell.mock.calls[0]?.[1]).toBe('NEGATIVE'));
    const failures = within(await screen.findByRole('list', { name: 'Could not be changed' }));
    expect(await failures.findByText(/The user is not in this subscription any more\.$/)).toBeVisible();
  });

  it('H3.14 finds a task again when Users opens, with its progress, and stops it', async () => {
    const stage = start();
    stage.store.userTasks.push({
      id: demoId('user-task'),
      subscriptionId: SUBSCRIPTION,
      actorId: OWN_ID,
      kind: 'deactivate',
      groupId: null,
      undoOf: null,
      status: 'Running',
      detail: null,
      createdAt: stage.store.now,
      endedAt: null,
      pace: 0,
      results: ['Active', 'Inactive'].map((name, index) => ({
        userId: demoId(name),
        address: null,
        outcome: index === 0 ? 'changed' : null,
        reason: null,
      })),
    });
    stage.draw(<Screen search="" />);
    const changes = within(await screen.findByRole('region', { name: 'Changes of many users' }));
    expect(await changes.findByText('Deactivating 1 of 2 users.')).toBeVisible();
    await userEvent.click(changes.getByRole('button', { name: 'Stop' }));
    expect(await changes.findByText('Stopped at 1 of 2 users: 1 user was deactivated.')).toBeVisible();
    expect(changes.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('R7.23 sends invitations again to invited users, and lists failures', async () => {
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

  it('R7.30 H3.18 withdraws several invitations in one confirmed task, also missing ones', async () => {
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
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(tell.mock.lastCall).toEqual(['1 invitation was withdrawn.', 'POSITIVE', undefined, false]);
    expect(store.userTasks).toHaveLength(1);
    expect(isMember('marketing.06@demo.test')).toBe(false);
    expect(isMember('marketing.05@demo.test')).toBe(true);
  });

  it('R7.49 R7.50 H3.17 adds several to a group in one task and undoes that', async () => {
    const { bar, store, tell, undo } = await setUp('quality.0');
    await userEvent.click(bar.getByRole('button', { name: 'Add to group' }));
    const form = within(await screen.findByRole('dialog', { name: /to a group/ }));
    await userEvent.click(form.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Brand guardians' }));
    const group = store.userGroups.find(({ name }) => name === 'Brand guardians')?.id;
    const isIn = (email: string) =>
      store.groupMembers.some(({ groupId, userId }) => groupId === group && userId === demoUserId(email));
    expect(isIn('quality.05@demo.test')).toBe(false);
    await userEvent.click(form.getByRole('button', { name: 'Add to group' }));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(isIn('quality.05@demo.test')).toBe(true);
    expect(store.userTasks).toHaveLength(1);
    undo();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(isIn('quality.05@demo.test')).toBe(false);
    expect(tell.mock.lastCall).toEqual([
      expect.stringMatching(/^Undone: \d users were removed from Brand guardians\.$/),
      'POSITIVE',
      undefined,
      false,
    ]);
  });
});
