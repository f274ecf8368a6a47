import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '@/api/types';
import { userQueries } from '@/api/users';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { useDirectory } from '@/features/users/directory';
import { UserGroups } from '@/features/users/groups/UserGroups';
import type { UserActions } from '@/features/users/userActions';
import { useUserActions } from '@/features/users/useUserActions';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';
import { createUser } from '../support/people';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const RESENDING = '/users/invitations';

const start = createFeatureStage();

const NAMES = ['quality.05', 'quality.06'] as const;
const [ONE, OTHER] = NAMES.map((name) =>
  createUser({ id: demoUserId(`${name}@demo.test`), email: `${name}@demo.test`, firstName: name }),
) as [User, User];

/** A button for each action and user. */
function Actions() {
  const nothing = () => undefined;
  const actions = useUserActions({
    subscriptionId: SUBSCRIPTION,
    onWithdraw: nothing,
    onRemove: nothing,
    onHandOver: nothing,
  });
  return [ONE, OTHER].map((user) =>
    (['resend', 'deactivate', 'activate', 'makeAdmin', 'demote'] as const).map(
      (action: keyof UserActions) => (
        <button key={`${action} ${user.id}`} type="button" onClick={() => actions[action](user)}>
          {action} {user.firstName}
        </button>
      ),
    ),
  );
}

function setUp() {
  const stage = start();
  stage.draw(<Actions />);
  return { ...stage, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

describe('the row menu of a user', () => {
  const result = (status: string, detail?: string) => ({
    invitationResults: [{ userEmail: ONE.email, status, userId: null, detail }],
  });

  for (const status of ['Failure', 'SendingPasswordResetEmailFailure'])
    it(`R8.21 an invitation that ends in ${status} is reported as failed`, async () => {
      const { tell, press, answer } = setUp();
      answer('post', RESENDING, 200, result(status, 'The mailbox is full.'));
      await press('resend quality.05');
      await waitFor(() =>
        expect(tell).toHaveBeenCalledWith('quality.05@demo.test: The mailbox is full.', 'NEGATIVE'),
      );
      expect(tell).toHaveBeenCalledTimes(1);
    });

  it('a sent invitation is reported as sent', async () => {
    const { tell, press, answer } = setUp();
    answer('post', RESENDING, 200, result('Success'));
    await press('resend quality.05');
    await waitFor(() => expect(tell.mock.calls).toEqual([['quality.05@demo.test was invited again.']]));
  });

  it('an invitation to a removed user is reported as failed', async () => {
    const { tell, press, answer } = setUp();
    answer('post', RESENDING, 404);
    await press('resend quality.05');
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith('quality.05@demo.test: The mail could not be sent.', 'NEGATIVE'),
    );
  });

  for (const { action, method, path, words } of [
    { action: 'resend', method: 'post', path: RESENDING, words: 'invited again' },
    {
      action: 'deactivate',
      method: 'post',
      path: '/users/:userId/subscriptions/:subscriptionId/deactivate',
      words: 'deactivated',
    },
    {
      action: 'activate',
      method: 'post',
      path: '/users/:userId/subscriptions/:subscriptionId/activate',
      words: 'active again',
    },
    {
      action: 'demote',
      method: 'delete',
      path: '/users/:userId/subscriptions/:subscriptionId',
      words: 'no longer a subscription admin',
    },
  ] as const)
    it(`${action} of two at once reports both`, async () => {
      const { tell, press, hold, store } = setUp();
      for (const { id } of [ONE, OTHER]) {
        const membership = store.memberships.find(({ userId }) => userId === id);
        if (action === 'resend') Object.assign(membership ?? {}, { status: 'Pending' });
        if (action === 'demote') Object.assign(membership ?? {}, { roles: ['SA', 'SU'] });
      }
      const held = hold(method, path);
      await press(`${action} quality.05`);
      await press(`${action} quality.06`);
      await waitFor(() => expect(held.count()).toBe(2));
      held.end();
      await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
      const told = tell.mock.calls.map(([message]) => message);
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^quality\\.05.*${words}`)));
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^quality\\.06.*${words}`)));
    });

  it('R7.33 R7.32 actions on a user can be undone once', async () => {
    const { tell, press, store } = setUp();
    const member = () => store.memberships.find(({ userId }) => userId === ONE.id);
    const undo = () => act(() => tell.mock.lastCall?.[2]?.());
    await press('deactivate quality.05');
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(member()?.status).toBe('Inactive');
    undo();
    await waitFor(() => expect(tell).toHaveBeenLastCalledWith('quality.05 is active again.'));
    expect(member()?.status).toBe('Active');
    await press('makeAdmin quality.05');
    await waitFor(() => expect(member()?.roles).toContain('SA'));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(3));
    undo();
    await waitFor(() => expect(member()?.roles).not.toContain('SA'));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(4));
  });

  it('a removed user is reported with an informative message', async () => {
    const { tell, press, answer } = setUp();
    answer('post', '/users/:userId/subscriptions/:subscriptionId/deactivate', 404);
    await press('deactivate quality.05');
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith('quality.05 is not in this subscription any more.', 'INFORMATIVE'),
    );
  });
});

const MEMBER = demoUserId('template.designer@demo.test');

function Groups() {
  const api = useApi();
  const user = useQuery(userQueries(api).detail({ userId: MEMBER, subscriptionId: SUBSCRIPTION })).data;
  const directory = useDirectory(SUBSCRIPTION);
  return user && <UserGroups user={user} directory={directory} subscriptionId={SUBSCRIPTION} may={MAY_ALL} />;
}

describe('leaving groups', () => {
  const LEAVING = '/users/:userId/subscriptions/:subscriptionId/user-groups';

  async function openGroups() {
    const stage = start();
    const { store, draw } = stage;
    const local = store.userGroups.filter(
      (group) => group.subscriptionId === SUBSCRIPTION && !group.isDefault && !group.externalId,
    );
    store.groupMembers = [
      ...store.groupMembers.filter(({ userId }) => userId !== MEMBER),
      ...local.map(({ id }) => ({ groupId: id, userId: MEMBER })),
    ];
    draw(<Groups />);
    const button = (name: string) => screen.getByRole('button', { name: `Remove from ${name}` });
    await screen.findByRole('button', { name: 'Remove from Reviewers' });
    return { ...stage, button };
  }

  it('two groups left at once each show progress and are both reported', async () => {
    const { button, hold, tell } = await openGroups();
    const held = hold('delete', LEAVING);
    await userEvent.click(button('Reviewers'));
    await userEvent.click(button('Sandbox testers'));
    await waitFor(() => expect(held.count()).toBe(2));
    expect(button('Reviewers')).toHaveAttribute('aria-busy', 'true');
    expect(button('Sandbox testers')).toHaveAttribute('aria-busy', 'true');
    held.end();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(tell.mock.calls.map(([message]) => message).sort()).toEqual([
      expect.stringMatching(/ left Reviewers\.$/),
      expect.stringMatching(/ left Sandbox testers\.$/),
    ]);
    expect(screen.queryByRole('button', { name: 'Remove from Reviewers' })).toBeNull();
  });

  it('R7.38 R7.39 undo joins a left group again', async () => {
    const { button, tell, store } = await openGroups();
    const reviewers = store.userGroups.find(({ name }) => name === 'Reviewers')?.id;
    const isIn = () =>
      store.groupMembers.some(({ groupId, userId }) => groupId === reviewers && userId === MEMBER);
    await userEvent.click(button('Reviewers'));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(isIn()).toBe(false);
    act(() => tell.mock.lastCall?.[2]?.());
    await waitFor(() => expect(tell.mock.lastCall?.[0]).toMatch(/ is in Reviewers again\.$/));
    expect(isIn()).toBe(true);
    expect(await screen.findByRole('button', { name: 'Remove from Reviewers' })).toBeVisible();
  });

  it('a group membership removed by another user is reported, and leaves the list', async () => {
    const { button, answer, tell, store } = await openGroups();
    const reviewers = store.userGroups.find(({ name }) => name === 'Reviewers');
    store.groupMembers = store.groupMembers.filter(({ groupId }) => groupId !== reviewers?.id);
    answer('delete', LEAVING, 404);
    await userEvent.click(button('Reviewers'));
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        expect.stringMatching(/ is not in Reviewers any more\.$/),
        'INFORMATIVE',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove from Reviewers' })).toBeNull());
    expect(button('Sandbox testers')).toBeVisible();
  });
});
