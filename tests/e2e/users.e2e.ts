import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseInFilter, filterOf } from './support/filters';
import { expect, test } from './support/test';

const USERS = '/user-management/users';

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function openMenu(page: Page, email: string) {
  await rowOf(page, email).getByRole('button').last().click();
  return page.getByRole('menu');
}

test('R7.18 R3.13 lists everyone with status, roles, sign-in and times; filters are in the address', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(USERS);
  await expect(rowOf(page, 'subscription.admin@demo.test')).toContainText('Admin');
  await chooseInFilter(page, 'Status', 'Invited');
  // Quick choices share one step of the history.
  await expect(page).toHaveURL(/filter.status=Pending/);
  await chooseInFilter(page, 'Sign-in', 'Federated');
  const row = rowOf(page, 'packaging.04@sso.demo.test');
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('Federated');
  await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
  await expect(page).toHaveURL(/filter.status=Pending.*federated/);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(rowOf(second, 'packaging.04@sso.demo.test')).toBeVisible();
  await expect(second.getByText(/^1 of \d+ users$/)).toBeVisible();
  await page.goBack();
  await expect(filterOf(page, 'Sign-in')).toHaveAccessibleName('Sign-in: All sign-ins');
  await expect(filterOf(page, 'Status')).toHaveAccessibleName('Status: Invited');
});

test('R3.13 a filter accepts several values, which are in the address and restored from it', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(USERS);
  await chooseInFilter(page, 'Status', 'Invited', 'Inactive');
  await expect(page).toHaveURL(/filter\.status=Pending&filter\.status=Inactive/);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(filterOf(second, 'Status')).toHaveAccessibleName('Status: Invited and Inactive');
  await expect(rowOf(second, 'marketing.06@demo.test')).toContainText('Invited');
  await expect(rowOf(second, 'prepress.04@demo.test')).toContainText('Inactive');
  await expect(second.getByRole('row').filter({ hasText: /^.*Active/ })).toHaveCount(0);
});

test('R1.04 R4.02 R7.32 R7.33 deactivates a user and makes them active again, in place', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=quality.05`);
  const row = rowOf(page, 'quality.05@demo.test');
  await expect(row).toContainText('Active');
  await (await openMenu(page, 'quality.05@demo.test')).getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await expect(page.getByText('Quality Desk 05 was deactivated.')).toBeVisible();
  await page.getByTestId('gsc-notification-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await (await openMenu(page, 'quality.05@demo.test')).getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await (await openMenu(page, 'quality.05@demo.test')).getByRole('menuitem', { name: 'Activate' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('R7.36 R7.34 grants the subscription admin role and removes it', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=quality.06`);
  const row = rowOf(page, 'quality.06@demo.test');
  const menu = await openMenu(page, 'quality.06@demo.test');
  await menu.getByRole('menuitem', { name: 'Make subscription admin' }).click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(page.getByText('Quality Desk 06 is a subscription admin now.')).toBeVisible();
  const again = await openMenu(page, 'quality.06@demo.test');
  await again.getByRole('menuitem', { name: 'Remove as subscription admin' }).click();
  await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);
});

test('users can’t lock themselves out: the menu gives the reason, and the platform refuses', async ({
  openAs,
  platform,
}) => {
  const page = await openAs('subscriptionAdmin');
  const listing = page.waitForRequest(/\/subscriptions\/[^/]+\/users$/);
  await page.goto(`${USERS}?q=subscription.admin`);
  const authorization = (await (await listing).allHeaders())['authorization'] ?? '';
  const menu = await openMenu(page, 'subscription.admin@demo.test');
  for (const name of ['Remove as subscription admin', 'Deactivate', 'Remove…']) {
    await expect(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeDisabled();
  }
  await expect(menu.getByText(/You can't deactivate yourself/)).toBeVisible();
  const subscription = /subscriptions\/([^/]+)\/users/.exec((await listing).url())?.[1] ?? '';
  const me = await page.request.get(`${platform.url}/api/v1/users/me`, { headers: { authorization } });
  const { id } = (await me.json()) as { id: string };
  const answer = await page.request.post(
    `${platform.url}/api/v1/users/${id}/subscriptions/${subscription}/deactivate`,
    { headers: { authorization } },
  );
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain("You can't deactivate yourself");
});

test('R7.23 sends an invitation again', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=marketing.06`);
  const menu = await openMenu(page, 'marketing.06@demo.test');
  await menu.getByRole('menuitem', { name: 'Send invitation again' }).click();
  await expect(page.getByText('marketing.06@demo.test was invited again.')).toBeVisible();
});

test('R8.21 an invitation that could not be mailed again is reported as failed', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const email = 'marketing.06@demo.test';
  await page.route('**/users/invitations', (route) =>
    route.fulfill({
      json: {
        invitationResults: [
          {
            userEmail: email,
            status: 'SendingPasswordResetEmailFailure',
            userId: null,
            detail: 'The mail server is away.',
          },
        ],
      },
    }),
  );
  await page.goto(`${USERS}?q=marketing.06`);
  const menu = await openMenu(page, email);
  await menu.getByRole('menuitem', { name: 'Send invitation again' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
    `${email}: The mail server is away.`,
  );
});

test.describe('when a request of the list fails', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('R8.08 reports the missing part in its place, and retries', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route('**/user-groups?*', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.goto(USERS);
    await expect(page.getByText(/Environments and groups could not be loaded/)).toBeVisible();
    await expect(rowOf(page, 'subscription.admin@demo.test')).toBeVisible();
    await page.unroute('**/user-groups?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
    await filterOf(page, 'Group').click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Brand guardians' })).toBeVisible();
  });
});

test('R7.32 R7.33 H3.14 several users are deactivated after a confirmation, and undo activates them again', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=prepress`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate 7 users?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('7 users were deactivated.')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await page.getByTestId('gsc-notification-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 7 users were activated.')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  await expect(rowOf(page, 'prepress.04@demo.test')).toContainText('Inactive');
});

test('R7.23 R7.30 sends several invitations again, and withdraws several, after asking', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=packaging`);
  await page.getByRole('checkbox', { name: 'Select packaging.04@sso.demo.test' }).check();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('studio');
  await page.getByRole('checkbox', { name: 'Select studio.06@demo.test' }).check();
  await page.getByRole('checkbox', { name: 'Select Studio Desk 01' }).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(bar).toContainText('3 selected, 1 not shown');
  await bar.getByRole('button', { name: 'Send again' }).click();
  const sending = page.getByRole('dialog', { name: 'Send 2 invitations again?' });
  await expect(sending.getByRole('group', { name: '1 stay as they are:' })).toContainText('Studio Desk 01');
  await sending.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('2 invitations were sent again.')).toBeVisible();
  await bar.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw 2 invitations?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('2 invitations were withdrawn.')).toBeVisible();
  await expect(rowOf(page, 'studio.06@demo.test')).toHaveCount(0);
  await expect(bar).toContainText('1 selected');
});

test('a view of the list is saved by name, opens by its address, and is restored when its deletion is undone', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=desk&sort=name:desc`);
  await chooseInFilter(page, 'Status', 'Blocked', 'Inactive');
  const views = page.getByTestId('gpf-saved-views');
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
  const form = page.getByRole('dialog', { name: 'Save as a view' });
  await form.getByLabel('Name').fill('Locked out');
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveAccessibleName('View: Locked out');
  await expect(page).toHaveURL(/view=Locked\+out/);

  await page.goto(`${USERS}?view=locked%20out`);
  await expect(filterOf(page, 'Status')).toHaveAccessibleName('Status: Blocked and Inactive');
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('desk');
  await expect(page).toHaveURL(/view=Locked\+out&q=desk&sort=name%3Adesc/);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('studio');
  await expect(views).toHaveAccessibleName('View: Locked out (changed)');
  await views.click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('desk');
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete “Locked out”' }).click();
  await expect(views).toHaveAccessibleName('Views');
  await page.getByTestId('gsc-notification-bar').getByRole('button', { name: 'Undo' }).click();
  await views.click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Locked out' })).toBeVisible();
});

test('R7.49 adds several users to a group except federated ones', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=packaging`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option').first().click();
  await expect(form.getByText(/stay as they are/)).toBeVisible();
  await expect(form.getByText(/which sets the groups/).first()).toBeVisible();
  await form.getByRole('button', { name: 'Add to group' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^\d+ users? (was|were) added to /).first()).toBeVisible();
});

test('exports the shown rows, safe for spreadsheets', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${USERS}?q=marketing&sort=name:desc`);
  await expect(page.getByText(/^8 of \d+ users$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [header, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe(
    'Name,Email,Status,Roles in the subscription,Roles in environments,Roles through groups,Groups,Sign-in,Last seen,Created',
  );
  expect(rows).toHaveLength(8);
  // Descending and ignoring case, as on screen: the two without a name first.
  expect(rows.map((row) => row.split(',')[1])).toEqual(
    ['07', '06', '08', '05', '04', '03', '02', '01'].map((desk) => `marketing.${desk}@demo.test`),
  );
});

test('R2.08 an environment admin sees users and invitations, but can’t manage others', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto(`${USERS}?q=marketing.06`);
  const menu = await openMenu(page, 'marketing.06@demo.test');
  await expect(menu.getByRole('menuitem', { name: 'Withdraw invitation…' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Remove…' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: /subscription admin/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // An environment admin has only the invitations among the bulk actions.
  const bar = page.getByRole('group', { name: 'Selection' });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(bar.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /group|ctivate/ })).toHaveCount(0);
});

test('typing fast into the search loses no letter', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(USERS);
  const search = page.getByLabel('Search users');
  await search.pressSequentially('marketing.03@demo.test');
  await expect(search).toHaveValue('marketing.03@demo.test');
  await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
  await expect(page).toHaveURL(/q=marketing.03/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(search).toHaveValue('');
});
