import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userQueries } from '@/api/users';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UserAccess } from '@/features/users/access/UserAccess';
import { useDirectory } from '@/features/users/directory';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const USER = demoUserId('quality.05@demo.test');

const start = createFeatureStage();

function Access() {
  const api = useApi();
  const user = useQuery(userQueries(api).detail({ userId: USER, subscriptionId: SUBSCRIPTION })).data;
  const directory = useDirectory(SUBSCRIPTION);
  return (
    user &&
    directory.environments.length > 0 && (
      <UserAccess
        user={user}
        directory={directory}
        subscriptionId={SUBSCRIPTION}
        may={MAY_ALL}
        context={{ targets: [], isGraFxPricebook: true }}
        asked={{ target: '', environmentId: '' }}
        onAskedChange={() => undefined}
      />
    )
  );
}

it('keeps changes made during a save and includes them in the next', async () => {
  const { tell, store, draw, hold } = start();
  const rolesOf = () =>
    store.environmentRoles.filter(({ userId }) => userId === USER).map(({ role }) => role as string);
  store.environmentRoles = store.environmentRoles.filter(({ userId }) => userId !== USER);
  draw(<Access />);
  const first = await screen.findByRole('checkbox', { name: 'Content Administrator in Aurora production' });
  const second = screen.getByRole('checkbox', { name: 'End User in Aurora sandbox' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const saving = hold('patch', '/users/:userId/subscriptions/:subscriptionId/environments');

  await userEvent.click(first);
  await save();
  await waitFor(() => expect(saving.count()).toBe(1));
  await userEvent.click(second);
  saving.end();
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  expect(rolesOf()).toEqual(['CA']);
  expect(first).toBeChecked();
  expect(second).toBeChecked();

  await save();
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(rolesOf().sort()).toEqual(['CA', 'EU']);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});
