import type { Page } from '@playwright/test';
import { SUBSCRIPTIONS } from '@/demo';
import { expect, test } from './support/test';

const GROUPS = '/user-management/groups';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function createGroup(page: Page, name: string): Promise<void> {
  await page.goto(GROUPS);
  await page.getByRole('button', { name: 'Create group' }).click();
  const form = page.getByRole('dialog', { name: 'Create group' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Made by a test.');
  await form.getByRole('checkbox', { name: 'Content Administrator in Aurora sandbox' }).check();
  await form.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
}

async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Selects users, each by a search of their own, and adds them together. */
async function addMembers(page: Page, names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add members' }).first().click();
  const sheet = page.getByRole('dialog');
  for (const name of names) {
    await sheet.getByRole('searchbox').fill(name);
    await sheet.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await sheet.getByRole('button', { name: 'Add to group' }).click();
  await expect(sheet).toBeHidden();
}

test('R1.05 R7.44 R5.15 R7.46 R7.47 R3.18 creates a group with roles, renames it, copies its id, deletes it', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await createGroup(page, 'Colour keepers');
  const row = rowOf(page, 'Colour keepers');
  await expect(row).toContainText('Content Administrator in Aurora sandbox');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Colour keepers' });
  await form.getByLabel('Name').fill('Ink keepers');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ink keepers was saved.')).toBeVisible();
  const renamed = rowOf(page, 'Ink keepers');
  await expect(renamed).toContainText('Content Administrator in Aurora sandbox');
  await renamed.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Ink keepers?' });
  await expect(question.getByText('No user’s access changes.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete group' }).click();
  await expect(renamed).toHaveCount(0);
});

test('R7.48 R7.49 R7.50 R5.13 adds several members from a search, and removes them', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await createGroup(page, 'Night shift');
  await openGroup(page, 'Night shift');
  await addMembers(page, ['Quality Desk 03', 'Quality Desk 04', 'Quality Desk 05']);
  await expect(page.getByText('3 users were added to Night shift.')).toBeVisible();
  await page.getByTestId('gsc-notification-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 3 users were removed from Night shift.')).toBeVisible();
  await expect(page.getByText('This group has no members yet.')).toBeVisible();
  await addMembers(page, ['Quality Desk 03', 'Quality Desk 04', 'Quality Desk 05']);
  await expect(page.getByText('3 members')).toBeVisible();
  const row = rowOf(page, 'quality.03@demo.test');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Remove from group' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Remove from group' }).click();
  await expect(page.getByText('This group has no members yet.')).toBeVisible();
  await expect(page.getByText('2 users were removed from Night shift.')).toBeVisible();
  await page.getByTestId('gsc-notification-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 members')).toBeVisible();
});

test('R7.46 previews who gains and loses roles before a group is saved', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await createGroup(page, 'Preview crew');
  await openGroup(page, 'Preview crew');
  await addMembers(page, ['Plain User', 'Busy User']);
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Content Administrator in Aurora development' }).check();
  await page.getByRole('checkbox', { name: 'Content Administrator in Aurora sandbox' }).uncheck();
  const preview = page.getByTestId('gpf-change-preview');
  await expect(preview).toContainText(
    'Busy User and Plain User gain Content Administrator in Aurora development',
  );
  await expect(preview).toContainText(/^(?=.*(Plain|Busy) User loses access to Aurora sandbox)/s);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const elsewhere of ['Members', 'User groups']) {
    await page.getByRole('link', { name: elsewhere }).first().click();
    await question.getByRole('button', { name: 'Stay' }).click();
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The access of Preview crew was saved.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('checkbox', { name: 'Content Administrator in Aurora development' }),
  ).toBeChecked();
  // Other test files sign in as these two.
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText('Preview crew was deleted.')).toBeVisible();
});

test.describe('two administrators', () => {
  test.use({ allowedConsole: [/status of (412|409|403)/] });

  test('R7.46 editing a group from an outdated list does not restore its old name', async ({ openAs }) => {
    const first = await openAs('subscriptionAdmin');
    await createGroup(first, 'Named once');
    const second = await openAs('fullAccess');
    await second.goto(GROUPS);
    await expect(rowOf(second, 'Named once')).toBeVisible();
    const edit = async (page: Page, name: string) => {
      await rowOf(page, name).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Edit…' }).click();
      return page.getByRole('dialog', { name: `Edit ${name}` });
    };
    const theirs = await edit(first, 'Named once');
    await theirs.getByLabel('Name').fill('Named twice');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByText('Named twice was saved.')).toBeVisible();

    const own = await edit(second, 'Named once');
    await expect(own.getByText(/It is now called “Named twice”/)).toBeVisible();
    await expect(own.getByLabel('Name')).toHaveValue('Named twice');
    await own.getByLabel('Description').fill('Changed by the second.');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Named twice was saved.')).toBeVisible();
    await expect(rowOf(second, 'Named twice')).toContainText('Changed by the second.');
  });

  test('R7.46 a conflicting save shows the first change, and overwrites nothing by accident', async ({
    openAs,
  }) => {
    const first = await openAs('subscriptionAdmin');
    await createGroup(first, 'Contested');
    await openGroup(first, 'Contested');
    const address = `${new URL(first.url()).pathname}?tab=access`;
    const second = await openAs('fullAccess');
    await second.goto(address);
    await second.getByRole('checkbox', { name: 'End User in Aurora production' }).check();
    await first.goto(address);
    await first.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }).check();
    await first.getByRole('button', { name: 'Save changes' }).click();
    await expect(first.getByText('The access of Contested was saved.')).toBeVisible();

    await second.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      second.getByRole('main').getByText(/Someone else changed this group meanwhile/),
    ).toContainText('Environment Admin in Aurora development');
    await expect(second.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
      'Someone else changed this group meanwhile',
    );
    await expect(second.getByRole('checkbox', { name: 'End User in Aurora production' })).toBeChecked();
    await first.reload();
    await expect(
      first.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }),
    ).toBeChecked();
    await second.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }).check();
    await second.getByRole('button', { name: 'Save over it' }).click();
    await expect(second.getByText('The access of Contested was saved.')).toBeVisible();
  });

  test('R7.44 a taken name is reported at its field, and the input stays', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto(GROUPS);
    await page.getByRole('button', { name: 'Create group' }).click();
    const form = page.getByRole('dialog', { name: 'Create group' });
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(form.getByText('Name is required.')).toBeVisible();
    await form.getByLabel('Name').fill('brand GUARDIANS');
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(form.getByText('Name is taken.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('brand GUARDIANS');
  });

  test('R2.12 R2.13 groups are for subscription admins: the console redirects others, the platform refuses', async ({
    openAs,
    platform,
  }) => {
    const page = await openAs('environmentAdmin');
    const reading = page.waitForRequest(/\/users\/me$/);
    await page.goto(GROUPS);
    await expect(page).toHaveURL(/\/401$/);
    const authorization = (await (await reading).allHeaders())['authorization'] ?? '';
    const { activeSubscriptions } = (await (
      await page.request.get(`${platform.url}/api/v1/users/me/permissions`, { headers: { authorization } })
    ).json()) as { activeSubscriptions: string[] };
    const answer = await page.request.post(`${platform.url}/api/v1/user-groups`, {
      headers: { authorization },
      data: { subscriptionId: activeSubscriptions[0], name: 'Mine', environmentRoles: [] },
    });
    expect(answer.status()).toBe(403);
  });
});

test('the page of a group is hidden in another subscription, and shown again in its own', async ({
  openAs,
}) => {
  const page = await openAs('fullAccess');
  const switchTo = async (name: string) => {
    await page.getByTestId('gpf-subscription-switcher').click();
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  };
  await page.goto(`${GROUPS}?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await openGroup(page, 'Reviewers');
  await switchTo('Borealis');
  const main = page.getByRole('main');
  await expect(main.getByText('This group belongs to Aurora')).toBeVisible();
  await expect(main.getByText('Reviewers')).toHaveCount(0);
  await switchTo('Aurora');
  await expect(main.getByRole('heading', { level: 1, name: 'Reviewers' })).toBeVisible();
  await switchTo('Borealis');
  await main.getByRole('link', { name: 'See the groups of this one' }).click();
  await expect(rowOf(page, 'Print shop')).toBeVisible();
});

test('the default group can’t be renamed or deleted, with the reason', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(GROUPS);
  await openGroup(page, 'All users');
  await expect(page.getByText(/Everyone in the subscription belongs to this group/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Add members' })).toHaveCount(0);
});
