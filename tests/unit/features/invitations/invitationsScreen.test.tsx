import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userQueries } from '@/api/users';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { InvitationsScreen } from '@/features/invitations';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const OWN = { userId: demoUserId('subscription.admin@demo.test'), subscriptionId: SUBSCRIPTIONS.trial };

function setUp() {
  const stage = start();
  const { store } = stage;
  const rest = { status: 'Pending', roles: [], isFederated: false, invitedAt: store.now } as const;
  store.memberships.push({ ...OWN, ...rest, roles: [] });
  const statusNow = () =>
    store.memberships.find(
      ({ userId, subscriptionId }) => userId === OWN.userId && subscriptionId === OWN.subscriptionId,
    )?.status;
  const show = () => stage.draw(<InvitationsScreen email="own@demo.test" onLogOut={() => undefined} />);
  return { ...stage, statusNow, show };
}

describe('the invitations of an existing user', () => {
  it('make them a member on acceptance', async () => {
    const { show, statusNow, tell } = setUp();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation to Trial' }));
    expect(await screen.findByText('No open invitations')).toBeVisible();
    expect(statusNow()).toBe('Active');
    expect(tell).toHaveBeenCalledExactlyOnceWith('You are a member of Trial now.');
  });

  it('are removed once they decline and confirm', async () => {
    const { show, statusNow, tell } = setUp();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation to Trial' }));
    expect(statusNow()).toBe('Pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }));
    expect(await screen.findByText('No open invitations')).toBeVisible();
    expect(statusNow()).toBeUndefined();
    expect(tell).toHaveBeenCalledExactlyOnceWith('You declined the invitation to Trial.');
  });

  it('are reported as withdrawn', async () => {
    const { show, store, tell } = setUp();
    show();
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Trial' });
    store.memberships = store.memberships.filter(
      ({ subscriptionId }) => subscriptionId !== OWN.subscriptionId,
    );
    await userEvent.click(accept);
    expect(await screen.findByText('No open invitations')).toBeVisible();
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      'The invitation to Trial has been withdrawn.',
      'INFORMATIVE',
    );
  });

  it('can be loaded again after a failure', async () => {
    const { show, answer } = setUp();
    const mend = answer('get', '/users/me/invitations', 500);
    show();
    await screen.findByText('Your invitations could not be loaded');
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Trial')).toBeVisible();
  });

  it('are unknown without a failure on a platform without invitations', async () => {
    const { answer, client, api } = setUp();
    answer('get', '/users/me/invitations', 404);
    expect(await client.fetchQuery(userQueries(api).myInvitations())).toBeNull();
  });
});
