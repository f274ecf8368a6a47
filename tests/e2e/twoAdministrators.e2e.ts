import type { Page } from '@playwright/test';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '../../src/demo';
import { expect, test } from './support/test';

const memberPath = (email: string) =>
  `/api/v1/users/${demoUserId(email)}/subscriptions/${SUBSCRIPTIONS.aurora}`;

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function openMenu(page: Page, email: string) {
  await rowOf(page, email).getByRole('button').last().click();
  return page.getByRole('menu');
}

/** Opens the list of users with one of them, and returns a function that calls the platform as its reader. */
async function openUsers(page: Page, email: string) {
  const listing = page.waitForRequest(/\/subscriptions\/[^/]+\/users$/);
  await page.goto(`/user-management/users?q=${email}`);
  const authorization = (await (await listing).allHeaders())['authorization'] ?? '';
  await expect(rowOf(page, email)).toBeVisible();
  return (method: string, path: string, data?: object) =>
    page.request.fetch(path, { method, headers: { authorization }, ...(data && { data }) });
}

test.use({ allowedConsole: [/status of 404/] });

test('R7.36 granting the admin role keeps a role another administrator has added', async ({ openAs }) => {
  const email = 'prepress.08@demo.test';
  const first = await openAs('fullAccess');
  const call = await openUsers(first, email);
  const second = await openAs('subscriptionAdmin');
  await openUsers(second, email);
  expect((await call('PATCH', memberPath(email), { subscriptionRoles: ['SU'] })).status()).toBe(200);

  const menu = await openMenu(second, email);
  await menu.getByRole('menuitem', { name: 'Make subscription admin' }).click();
  await expect(second.getByText('Prepress Desk 08 is a subscription admin now.')).toBeVisible();
  const user = await call('GET', `/api/v1/subscriptions/${SUBSCRIPTIONS.aurora}/users/${demoUserId(email)}`);
  const { subscriptionRoles } = (await user.json()) as { subscriptionRoles: string[] };
  expect(subscriptionRoles.sort()).toEqual(['SA', 'SU']);

  const stale = await openMenu(first, email);
  await stale.getByRole('menuitem', { name: 'Make subscription admin' }).click();
  await expect(first.getByText('Prepress Desk 08 already was a subscription admin.')).toBeVisible();
  await expect(rowOf(first, email).getByText('Admin', { exact: true })).toBeVisible();

  for (const page of [first, second]) {
    const present = await openMenu(page, email);
    await present.getByRole('menuitem', { name: 'Remove as subscription admin' }).click();
    await expect(page.getByText('Prepress Desk 08 is no longer a subscription admin.')).toBeVisible();
  }
});

test('R7.37 removing individual access after a concurrent change is refused with a message', async ({
  openAs,
}) => {
  const email = 'marketing.05@demo.test';
  const first = await openAs('fullAccess');
  const call = await openUsers(first, email);
  const second = await openAs('subscriptionAdmin');
  await second.goto(`/user-management/individual-access?environment=${ENVIRONMENTS.auroraProduction}`);
  const menu = await openMenu(second, email);
  const entries = (userRole: string) => ({
    environmentRoles: [ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox].map((environmentId) => ({
      environmentId,
      userRole,
    })),
  });
  expect((await call('PATCH', `${memberPath(email)}/environments`, entries('CA'))).status()).toBe(200);
  await menu.getByRole('menuitem', { name: 'Remove these roles' }).click();
  await expect(
    second.getByText(/Someone else changed the roles of Marketing Desk 05 meanwhile. Nothing was removed/),
  ).toBeVisible();
  await expect(rowOf(second, email)).toContainText('Content Administrator');
  await (await openMenu(second, email)).getByRole('menuitem', { name: 'Remove these roles' }).click();
  await expect(rowOf(second, email)).toHaveCount(0);
  await second.goto(`/user-management/individual-access?environment=${ENVIRONMENTS.auroraSandbox}`);
  await expect(rowOf(second, email)).toContainText('Content Administrator');

  const open = await openMenu(second, email);
  expect((await call('PATCH', `${memberPath(email)}/environments`, { environmentRoles: [] })).status()).toBe(
    200,
  );
  await open.getByRole('menuitem', { name: 'Remove these roles' }).click();
  await expect(
    second.getByText('Marketing Desk 05 has no roles of their own in Aurora sandbox any more.'),
  ).toBeVisible();
  await expect(rowOf(second, email)).toHaveCount(0);
});

test('R7.32 R7.34 a user removed by another administrator is reported, and leaves the list', async ({
  openAs,
}) => {
  const emails = ['studio.07@demo.test', 'studio.04@demo.test'];
  const first = await openAs('fullAccess');
  const second = await openAs('subscriptionAdmin');
  for (const [index, email] of emails.entries()) {
    const call = await openUsers(first, email);
    await openUsers(second, email);
    const menu = await openMenu(second, email);
    expect((await call('DELETE', memberPath(email))).status()).toBe(204);
    if (index === 0) {
      await menu.getByRole('menuitem', { name: 'Deactivate' }).click();
      await expect(second.getByText('Studio Desk 07 is not in this subscription any more.')).toBeVisible();
    } else {
      await menu.getByRole('menuitem', { name: 'Remove…' }).click();
      const question = second.getByRole('dialog', { name: 'Remove Studio Desk 04?' });
      await question.getByRole('textbox').fill(email);
      await question.getByRole('button', { name: 'Remove user' }).click();
      await expect(second.getByText('Studio Desk 04 was removed.')).toBeVisible();
    }
    await expect(rowOf(second, email)).toHaveCount(0);
  }
});

test('R1.01 a seat another administrator has changed already is reported as informative', async ({
  openAs,
}) => {
  const email = 'prepress.08@demo.test';
  const first = await openAs('fullAccess');
  const call = await openUsers(first, email);
  const second = await openAs('subscriptionAdmin');
  await second.goto('/subscription-management');
  await second.getByRole('button', { name: 'Manage seats' }).click();
  const dialog = second.getByRole('dialog', { name: 'Template designer seats' });
  await dialog.getByRole('combobox', { name: 'Assign a seat to' }).fill(email);
  await second.getByRole('option').first().click();
  expect((await call('PATCH', memberPath(email), { subscriptionRoles: ['TD'] })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Assign seat' }).click();
  await expect(second.getByText('Prepress Desk 08 already had a template designer seat.')).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Remove the seat of Prepress Desk 08' });
  await remove.click();
  expect((await call('PATCH', memberPath(email), { subscriptionRoles: ['SU'] })).status()).toBe(200);
  await second.getByRole('alertdialog').getByRole('button', { name: 'Remove seat' }).click();
  await expect(second.getByText('Prepress Desk 08 has no template designer seat any more.')).toBeVisible();
  await expect(remove).toHaveCount(0);
});
