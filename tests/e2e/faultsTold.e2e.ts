import type { Page } from '@playwright/test';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

const ID = 'b7c1d0e2-made-up-request';

/** Answers every call whose path ends like this with a 500 of a known id. */
const break500 = (page: Page, call: RegExp, method = 'GET') =>
  page.route(call, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          headers: { 'x-request-id': ID },
          json: { type: 'about:blank', title: 'Internal Server Error', status: 500 },
        })
      : route.fallback(),
  );

test.use({ allowedConsole: [/status of 500|TypeError/] });

test('R8.01 a failed write names its request, in the notification and in those of before', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/user-management/users/${demoUserId('template.designer@demo.test')}/groups`);
  await break500(page, /\/user-groups$/, 'DELETE');
  const leave = page.getByRole('button', { name: /^Remove from/ }).first();
  await leave.click();

  const bar = page.getByRole('region', { name: 'Notifications' });
  await bar.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details).toContainText(`Request${ID}`);
  await details.getByRole('button', { name: 'Copy request id' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ID);
  await expect(leave).toBeVisible();

  await page.keyboard.press('Escape');
  // The focus can move only after the dialog has returned it; then the notification closes.
  await expect(bar.getByRole('button', { name: 'Details' })).toBeFocused();
  await leave.focus();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Earlier notifications (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Earlier notifications' })).toContainText(ID);
});

test('R8.01 a form that could not be saved shows the request id beside the error', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await page.goto('/my-account');
  await break500(page, /\/api\/v1\/users\/[^/]+$/, 'PATCH');
  await page.getByLabel('Last name').fill('Not to be saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(ID);
  await expect(page.getByLabel('Last name')).toHaveValue('Not to be saved');
});

test('R2.73 the notification of a failed write disappears after a successful retry', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const person = demoUserId('template.designer@demo.test');
  await page.goto(`/user-management/users/${person}/groups`);
  await break500(page, /\/user-groups$/, 'DELETE');
  const leave = page.getByRole('button', { name: 'Remove from Reviewers' });
  await leave.click();
  const bar = page.getByRole('region', { name: 'Notifications' });
  await expect(bar.getByRole('alert')).toContainText('Something went wrong');
  await page.unrouteAll();
  await leave.click();
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(leave).toBeVisible();
});

const SCREENS = [
  { what: 'the user', call: /\/users\/me$/ },
  { what: 'the permissions', call: /\/users\/me\/permissions$/ },
  { what: 'the subscriptions', call: /\/api\/v1\/subscriptions$/ },
  { what: 'the environment', call: /\/api\/v1\/environments\/[^/?]+$/ },
];

for (const { what, call } of SCREENS)
  test(`R8.01 R2.63 the full screen for ${what} that failed to load shows the request id`, async ({
    openAs,
  }) => {
    const page = await openAs('subscriptionAdmin');
    await break500(page, call);
    await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}`);
    await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible();
    await expect(page.getByText(ID)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy request id' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Aurora production', level: 1 })).toBeVisible();
  });

test('R8.22 a page that can’t be rendered shows the error on demand', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.route(/\/api\/v1\/subscriptions\/[^/]+\/users\/[^/]+$/, (route) =>
    route.fulfill({ json: { id: 'somebody' } }),
  );
  await page.goto('/user-management/users/somebody/details');
  await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible();
  await page.getByText('Details').click();
  await expect(page.getByText(/^TypeError: /)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
});
