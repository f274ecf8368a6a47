import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userGroupQueries } from '@/api/user-groups';
import { environmentQueries } from '@/api/environments';
import { demoGroupId, SUBSCRIPTIONS } from '@/demo';
import { GroupAccess } from '@/features/user-groups/GroupAccess';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../support/feature';

const ID = demoGroupId('aurora', 'Reviewers');
const DESIGNS = 'Content Administrator in Aurora production';
const USES = 'End User in Aurora sandbox';

const start = createFeatureStage();

function Access() {
  const api = useApi();
  const group = useQuery(userGroupQueries(api).detail(ID)).data;
  const environments = useQuery(environmentQueries(api).list({ subscriptionId: SUBSCRIPTIONS.aurora })).data;
  return (
    group &&
    environments && (
      <GroupAccess group={group} environments={environments} subscriptionId={SUBSCRIPTIONS.aurora} />
    )
  );
}

async function setUp() {
  const stage = start();
  stage.draw(<Access />);
  const rolesOf = () =>
    stage.store.groupRoles.filter(({ groupId }) => groupId === ID).map(({ role }) => role as string);
  return {
    ...stage,
    rolesOf,
    first: await screen.findByRole('checkbox', { name: DESIGNS }),
    second: screen.getByRole('checkbox', { name: USES }),
    save: () => userEvent.click(screen.getByRole('button', { name: /^Save/ })),
  };
}

describe('the roles of a group', () => {
  it('keeps changes made during a save and includes them in the next', async () => {
    const { first, second, save, hold, tell, rolesOf } = await setUp();
    const saving = hold('patch', '/user-groups/:id');
    await userEvent.click(first);
    await save();
    await waitFor(() => expect(saving.count()).toBe(1));
    await userEvent.click(second);
    saving.end();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(rolesOf()).toEqual(['CA']);
    expect(first).toBeChecked();
    expect(second).toBeChecked();
    expect(screen.getByText('Not saved yet')).toBeVisible();

    await save();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(rolesOf().sort()).toEqual(['CA', 'EU']);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('keeps changes made during a refused save', async () => {
    const { first, second, save, hold, store } = await setUp();
    const saving = hold('patch', '/user-groups/:id');
    await userEvent.click(first);
    await save();
    await waitFor(() => expect(saving.count()).toBe(1));
    await userEvent.click(second);
    Object.assign(store.userGroups.find(({ id }) => id === ID) ?? {}, { description: 'Theirs.' });
    saving.end();
    await screen.findByText(/Someone else changed this group meanwhile/);
    expect(first).toBeChecked();
    expect(second).toBeChecked();
  });

  it('does not overwrite another user’s change after a save', async () => {
    const { first, second, save, hold, tell, store, rolesOf } = await setUp();
    const saving = hold('patch', '/user-groups/:id');
    await userEvent.click(first);
    await save();
    await waitFor(() => expect(saving.count()).toBe(1));
    await userEvent.click(second);
    const reading = hold('get', '/user-groups/:id');
    saving.end();
    await waitFor(() => expect(reading.count()).toBe(1));
    store.groupRoles = store.groupRoles.map((row) => (row.groupId === ID ? { ...row, role: 'EA' } : row));
    reading.end();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    const [, , undo] = tell.mock.calls[0] ?? [];
    expect(undo).toBeUndefined();
    await save();
    await screen.findByText(/Someone else changed this group meanwhile/);
    expect(rolesOf()).toEqual(['EA']);
  });

  it('a save can be undone', async () => {
    const { first, save, tell, rolesOf } = await setUp();
    await userEvent.click(first);
    await save();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(rolesOf()).toEqual(['CA']);
    const [, , undo] = tell.mock.calls[0] ?? [];
    undo?.();
    await waitFor(() => expect(tell).toHaveBeenLastCalledWith('The access of Reviewers was restored.'));
    expect(rolesOf()).toEqual([]);
  });
});
