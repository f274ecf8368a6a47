import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userQueries } from '@/api/users';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UserScreen } from '@/features/users';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const MEMBERSHIP = { userId: demoUserId('quality.05@demo.test'), subscriptionId: SUBSCRIPTIONS.aurora };
const INVITED = { ...MEMBERSHIP, userId: demoUserId('marketing.06@demo.test') };
const DETAIL = '/subscriptions/:subscriptionId/users/:userId';

const start = createFeatureStage();

type Store = ReturnType<typeof start>['store'];

async function setUp(
  membership = MEMBERSHIP,
  part: 'details' | 'groups' = 'groups',
  prepare?: (store: Store) => void,
) {
  const stage = start();
  prepare?.(stage.store);
  const { api, client, draw } = stage;
  draw(
    <UserScreen
      part={part}
      {...membership}
      subscriptionName="Aurora"
      ownId=""
      history={null}
      may={MAY_ALL}
      accessContext={{ targets: [], isGraFxPricebook: true }}
      asked={{ target: '', environmentId: '' }}
      onAskedChange={() => undefined}
      onGone={() => undefined}
      otherSubscriptions={[]}
      onSwitch={() => undefined}
    />,
  );
  const heading = await screen.findByRole('heading', { name: /^Quality Desk 05$|@demo\.test$/, level: 1 });
  const refetchAll = () =>
    client.invalidateQueries({ queryKey: userQueries(api).detail(MEMBERSHIP).queryKey, exact: true });
  return { ...stage, heading, refetchAll };
}

describe('the page of a user', () => {
  it('offers no name fields for an invited user, with the reason', async () => {
    const { heading } = await setUp(INVITED, 'details');
    expect(heading).toHaveTextContent('marketing.06@demo.test');
    expect(await screen.findByText(/once the invitation is accepted/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
  });

  it('offers no name fields for another user with full access', async () => {
    const { heading } = await setUp(MEMBERSHIP, 'details', (each) => {
      const user = each.users.find(({ id }) => id === MEMBERSHIP.userId);
      if (user) user.hasFullAccess = true;
    });
    expect(heading).toHaveTextContent('Quality Desk 05');
    expect(await screen.findByText(/Only they can change this name/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
  });

  it('R8.08 stays visible when a refetch fails, with an error', async () => {
    const { heading, answer, refetchAll } = await setUp();
    const mend = answer('get', DETAIL, 500);
    await refetchAll();
    await screen.findByText(/The newest state of the user could not be loaded/);
    expect(heading).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  it('shows that the user was removed', async () => {
    const { answer, refetchAll } = await setUp();
    answer('get', DETAIL, 404);
    await refetchAll();
    await screen.findByText('This user is not in Aurora');
    expect(screen.getByRole('link', { name: 'See the users of Aurora' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Quality Desk 05' })).toBeNull();
  });
});
