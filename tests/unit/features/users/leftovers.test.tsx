import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { initialTableState } from '@/components/DataTable';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UsersScreen } from '@/features/users';
import { createFeatureStage } from '../support/feature';
import { MAY_ALL } from '../support/permissions';

const SUBSCRIPTION = SUBSCRIPTIONS.aurora;
const OWNER = demoUserId('user@demo.test');
const RECEIVER = demoUserId('template.designer@demo.test');

const start = createFeatureStage();

/* jsdom has no layout, so it can't scroll either. */
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Screen() {
  const [state, setState] = useState({ ...initialTableState, search: 'user@demo.test' });
  return (
    <UsersScreen
      subscriptionId={SUBSCRIPTION}
      subscriptionName="Aurora"
      ownId={demoUserId('subscription.admin@demo.test')}
      may={MAY_ALL}
      tableState={state}
      onTableStateChange={setState}
    />
  );
}

function setUp() {
  const stage = start();
  const names = stage.store.projects.filter(({ ownerId }) => ownerId === OWNER).map(({ name }) => name);
  const ownersOf = () =>
    new Set(stage.store.projects.filter(({ name }) => names.includes(name)).map(({ ownerId }) => ownerId));
  return { ...stage, names, ownersOf };
}

/** Opens a dialog from the menu of the user; while its code is loading, another stands in for it. */
async function openMenu(entry: RegExp, dialog: RegExp) {
  const row = (await screen.findByText('user@demo.test')).closest('[role="row"]') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: dialog });
}

async function choose(dialog: HTMLElement, label: string, name: RegExp) {
  const field = within(dialog).getByRole('combobox', { name: new RegExp(label) });
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, 'template.designer@');
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('removing a user', () => {
  it('H3.05 names the projects, keeps them, and offers them for hand-over afterwards', async () => {
    const { draw, names, ownersOf } = setUp();
    draw(<Screen />);
    const dialog = await openMenu(/^Remove…/, /^Remove /);
    for (const name of names) expect(await within(dialog).findByText(new RegExp(name))).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /to confirm/ }), 'user@demo.test');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove user' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Projects of removed users' }));
    const list = await screen.findByRole('dialog', { name: 'Projects of removed users' });
    await userEvent.click(await within(list).findByRole('button', { name: /Hand over the projects of/ }));
    const next = await screen.findByRole('dialog', { name: /Hand over the projects of/ });
    expect([...ownersOf()]).toContain(OWNER);
    await choose(next, 'Give them to', /template\.designer@demo\.test/);
    await userEvent.click(within(next).getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('No removed user owns a project here.')).toBeVisible();
    expect([...ownersOf()]).toContain(RECEIVER);
    expect([...ownersOf()]).not.toContain(OWNER);
  });

  it('H3.06 hands the projects over to the selected user', async () => {
    const { draw, ownersOf, tell } = setUp();
    draw(<Screen />);
    const dialog = await openMenu(/^Remove…/, /^Remove /);
    await within(dialog).findByText(/projects?:/);
    await choose(dialog, 'Give the projects to', /template\.designer@demo\.test/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /to confirm/ }), 'user@demo.test');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove user' }));
    await expect.poll(() => tell.mock.calls.length).toBe(1);
    expect([...ownersOf()]).not.toContain(OWNER);
  });

  it('H3.07 hands over the projects of a deactivated user from the menu', async () => {
    const { draw, store, ownersOf } = setUp();
    for (const row of store.memberships) if (row.userId === OWNER) row.status = 'Inactive';
    draw(<Screen />);
    const dialog = await openMenu(/^Hand over projects…/, /^Hand over /);
    await within(dialog).findByText(/projects?:/);
    await choose(dialog, 'Give them to', /template\.designer@demo\.test/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await expect.poll(() => [...ownersOf()].includes(OWNER)).toBe(false);
  });
});
