import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userQueries } from '@/api/users';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { NOBODY, OUTPUT_TASKS, SUBSCRIPTION_ADMIN, TEMPLATE_EDITOR, type AccessRule } from '@/domain/access';
import { UserAccess } from '@/features/users/access/UserAccess';
import { useDirectory } from '@/features/users/directory';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const EMAIL = 'quality.05@demo.test';
const USER = demoUserId(EMAIL);

const start = createFeatureStage();

function Access({ rule, isGraFxPricebook }: { rule: AccessRule; isGraFxPricebook: boolean }) {
  const api = useApi();
  const user = useQuery(userQueries(api).detail({ userId: USER, subscriptionId: SUBSCRIPTION })).data;
  const directory = useDirectory(SUBSCRIPTION);
  if (!user || directory.environments.length === 0 || directory.groups.length === 0) return null;
  return (
    <UserAccess
      user={user}
      directory={directory}
      subscriptionId={SUBSCRIPTION}
      may={MAY_ALL}
      context={{ targets: [{ id: 'asked', label: 'What is asked', kind: 'page', rule }], isGraFxPricebook }}
      asked={{ target: 'asked', environmentId: ENVIRONMENTS.auroraProduction }}
      onAskedChange={() => undefined}
    />
  );
}

/** Opens the answer for a user without any role. */
async function setUp(rule: AccessRule, isGraFxPricebook = true) {
  const stage = start();
  const { store } = stage;
  store.environmentRoles = store.environmentRoles.filter(({ userId }) => userId !== USER);
  store.groupMembers = store.groupMembers.filter(({ userId }) => userId !== USER);
  stage.draw(<Access rule={rule} isGraFxPricebook={isGraFxPricebook} />);
  const answer = within(await screen.findByRole('status', { name: 'Answer' }));
  const roles = () =>
    store.environmentRoles.filter(({ userId }) => userId === USER).map(({ role }) => role as string);
  const undo = () => act(() => stage.tell.mock.lastCall?.[2]?.());
  return { ...stage, answer, roles, undo };
}

describe('remedies for a denied user', () => {
  it('R7.37 previews a role before it is granted, and undoes it', async () => {
    const { answer, roles, tell, undo } = await setUp(OUTPUT_TASKS);
    const give = answer.getByRole('button', { name: 'Give Template Designer individually…' });
    await userEvent.click(give);
    const preview = answer.getByRole('status', { name: 'Changes' });
    expect(preview).toHaveTextContent(
      'Quality Desk 05 gains Template Designer in Aurora production, and access to it',
    );
    await userEvent.click(answer.getByRole('button', { name: 'Cancel' }));
    expect(answer.queryByRole('status', { name: 'Changes' })).toBeNull();
    expect(roles()).toEqual([]);
    await userEvent.click(give);
    await userEvent.click(answer.getByRole('button', { name: 'Give access' }));
    expect(await answer.findByText('Allowed')).toBeVisible();
    expect(roles()).toEqual(['TD']);
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    undo();
    expect(await answer.findByText('Denied')).toBeVisible();
    expect(roles()).toEqual([]);
    expect(tell).toHaveBeenLastCalledWith('The access of Quality Desk 05 was restored.');
  });

  it('R7.38 R7.39 previews all effects of a group before adding the user, and undoes it', async () => {
    const { answer, store, tell, undo } = await setUp(['ContentAdministrator']);
    const [join] = answer.getAllByRole('button', { name: /^Add to .*…$/ });
    if (!join) throw new Error('No group gives the role.');
    const name = /^Add to (.*)…$/.exec(join.textContent ?? '')?.[1] ?? '';
    await userEvent.click(join);
    expect(answer.getByRole('status', { name: 'Changes' })).toHaveTextContent(
      'gains Content Administrator in Aurora production',
    );
    await userEvent.click(answer.getByRole('button', { name: `Add to ${name}` }));
    expect(await answer.findByText('Allowed')).toBeVisible();
    const isIn = () => store.groupMembers.some(({ userId }) => userId === USER);
    expect(isIn()).toBe(true);
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    undo();
    await waitFor(() => expect(isIn()).toBe(false));
  });

  it('R7.36 R7.34 explains the rights of a subscription admin before granting them, and undoes it', async () => {
    const { answer, store, tell, undo } = await setUp(SUBSCRIPTION_ADMIN);
    await userEvent.click(answer.getByRole('button', { name: 'Make Subscription Admin…' }));
    expect(answer.getByText(/Quality Desk 05 becomes Subscription Admin: every page/)).toBeVisible();
    await userEvent.click(answer.getByRole('button', { name: 'Give access' }));
    const rolesHere = () =>
      store.memberships.find(
        ({ userId, subscriptionId }) => userId === USER && subscriptionId === SUBSCRIPTION,
      )?.roles;
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(rolesHere()).toContain('SA');
    undo();
    await waitFor(() => expect(rolesHere()).not.toContain('SA'));
  });

  it('R6.21 never combines “Nobody” with a rule that would be enough', async () => {
    const { answer } = await setUp(TEMPLATE_EDITOR);
    expect(answer.getByText('Denied')).toBeVisible();
    expect(answer.getByText(/would be enough/)).toBeVisible();
    expect(answer.getByText(/^Asks for: /)).toHaveTextContent('Asks for: Template Designer');
    expect(answer.queryByText(/Nobody|Closed to everyone/)).toBeNull();
  });

  it('R6.17 an action closed to everyone is shown as such, without a remedy', async () => {
    const { answer } = await setUp(NOBODY);
    expect(answer.getByText('Closed to everyone here')).toBeVisible();
    expect(answer.getByText('No role changes this.')).toBeVisible();
  });
});
