import type { Page } from '@playwright/test';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { expect, test } from './support/test';

const NOT_FOUND = 'Whoa, you’ve traveled too far';

/** Returns the subscription and the client stored in the browser. */
const storedIn = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('subscriptionId'), localStorage.getItem('clientId')]);

test('R1.12 R4.26 R3.34 works in one subscription and one environment; the subscription is stored with its client', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  const answer = page.waitForResponse('**/api/v1/subscriptions');
  await page.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.borealis}`);
  const subscriptions = (await (await answer).json()) as { guid: string; clientId: string }[];
  const clientOf = (id: string) => subscriptions.find(({ guid }) => guid === id)?.clientId;
  await expect(page.getByRole('button', { name: /Borealis Print\s*Borealis/ })).toBeVisible();
  expect(await storedIn(page)).toEqual([SUBSCRIPTIONS.borealis, clientOf(SUBSCRIPTIONS.borealis)]);
  await page.goto(`/environments/${ENVIRONMENTS.auroraSandbox}`);
  await expect(page.getByRole('heading', { name: 'Aurora sandbox' })).toBeVisible();
  expect(await storedIn(page)).toEqual([SUBSCRIPTIONS.aurora, clientOf(SUBSCRIPTIONS.aurora)]);
  await page.goto('/environments');
  await expect(page.getByRole('button', { name: /Aurora Media\s*Aurora/ })).toBeVisible();
});

test('R2.45 R4.24 subscriptionId in the address wins over the stored one', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  expect((await storedIn(page))[0]).toBe(SUBSCRIPTIONS.aurora);
  await page.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.borealis}`);
  await expect(page.getByRole('link', { name: 'Borealis production' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aurora production' })).toHaveCount(0);
  await page.goto('/environments');
  await expect(page.getByRole('link', { name: 'Borealis production' })).toBeVisible();
});

test('R4.32 R4.33 R3.10 switching subscription reloads its environments and stays on a permitted page', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/user-management/users?q=desk');
  await page.getByRole('button', { name: /Aurora Media\s*Aurora/ }).click();
  for (const client of ['Aurora Media', 'Borealis Print'])
    await expect(
      page.getByRole('menu').getByText(`${client} · ACTIVE SUBSCRIPTIONS`, { exact: true }),
    ).toBeVisible();
  const reload = page.waitForResponse(`**/api/v1/environments?subscriptionId=${SUBSCRIPTIONS.borealis}`);
  await page.getByRole('menuitemcheckbox', { name: 'Borealis' }).click();
  await reload;
  await expect(page.getByText('Everyone who may work in Borealis.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-management/users');
});

test('R4.33 leaves for /environments a page that the switch closes', async ({ openAs }) => {
  const page = await openAs('fullAccess');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/media`);
  await expect(page.getByRole('heading', { name: 'Media' })).toBeVisible();
  await page.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await page.getByRole('button', { name: /Aurora Media\s*Aurora/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Borealis' }).click();
  await expect(page.getByRole('link', { name: 'Borealis production' })).toBeVisible();
  await expect(page).toHaveURL(`/environments?subscriptionId=${SUBSCRIPTIONS.borealis}`);
});

test('R2.45 R4.24 the address of a page has its subscription, for other users and for the back button', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/user-management/users?q=desk#top');
  await expect(page).toHaveURL(`/user-management/users?q=desk&subscriptionId=${SUBSCRIPTIONS.aurora}#top`);
  const link = page.url();
  await page.getByRole('button', { name: /Aurora Media\s*Aurora/ }).click();
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill('bore');
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everyone who may work in Borealis.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`subscriptionId=${SUBSCRIPTIONS.borealis}`));
  await page.goBack();
  await expect(page.getByText('Everyone who may work in Aurora.')).toBeVisible();
  // The subscription from the address stays current on the next page.
  await page.getByRole('link', { name: 'Environments' }).click();
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page).toHaveURL('/my-account');

  const colleague = await openAs('fullAccess');
  await colleague.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.borealis}`);
  await expect(colleague.getByRole('link', { name: 'Borealis production' })).toBeVisible();
  await colleague.goto(link);
  await expect(colleague.getByText('Everyone who may work in Aurora.')).toBeVisible();
});

test('R3.05 an inactive subscription is marked on every page and accepts no invitations', async ({
  openAs,
}) => {
  const page = await openAs('fullAccess');
  for (const path of ['/environments', '/user-management/groups', '/user-management/users']) {
    await page.goto(`${path}?subscriptionId=${SUBSCRIPTIONS.auroraArchive}`);
    await expect(page.getByText('Aurora Archive is inactive.')).toBeVisible();
  }
  const invite = page.getByRole('button', { name: 'Invite users' });
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await invite.hover();
  await expect(page.getByRole('tooltip')).toContainText('no user can be invited to it until it is renewed');
  await page.goto(`/environments?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  await expect(page.getByText('is inactive.')).toHaveCount(0);
});

test('R4.30 an environment’s route selects its subscription', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`/environments/${ENVIRONMENTS.borealisProduction}`);
  await expect(page.getByRole('heading', { name: 'Borealis production' })).toBeVisible();
  await page.goto('/environments');
  await expect(page.getByRole('button', { name: /Borealis Print\s*Borealis/ })).toBeVisible();
});

test.describe('unknown ids', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('R4.32 a link to a user of another subscription offers to switch there', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    const id = demoUserId('content.admin.classic@demo.test');
    await page.goto(`/user-management/users/${id}/details?subscriptionId=${SUBSCRIPTIONS.aurora}`);
    await expect(page.getByRole('heading', { name: 'This user is not in Aurora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the users of Aurora' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to Borealis' }).click();
    await expect(page.getByText('content.admin.classic@demo.test').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${id}/details\\?subscriptionId=${SUBSCRIPTIONS.borealis}`));
  });

  test('R4.27 an unknown subscription id leads to the 404 page with its message', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto('/environments?subscriptionId=nothing');
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    await expect(page.getByText('The provided subscription id is not valid')).toBeVisible();
  });

  test('R4.28 an unknown environment id leads to the 404 page with its message', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto('/environments/00000000-0000-4000-8000-000000000000/media');
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    await expect(page.getByText('The provided environment id is not valid')).toBeVisible();
  });
});

test.describe('failures', () => {
  test.use({ allowedConsole: [/status of 50[03]/] });

  test('R4.29 any other failure shows the error screen', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route('**/api/v1/subscriptions', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/environments');
    await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible();
    await page.unroute('**/api/v1/subscriptions');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  });

  test('R7.73 environments that can’t be listed leave an empty list, not a dead console', async ({
    openAs,
  }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route('**/api/v1/environments?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  });
});

test('R6.29 no subscription and no environment is requested for a user without a role', async ({
  openAs,
}) => {
  const page = await openAs('noRole');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/my-account');
  await expect(page.getByText('You hold no role yet.')).toBeVisible();
  expect(calls).toContain('/api/v1/users/me/permissions');
  expect(calls.filter((path) => !path.startsWith('/api/v1/users/me'))).toEqual([]);
});

test('R4.35 studio settings are fetched for an environment, and not before one is open', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/grafx/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/environments');
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Aurora production' }).click();
  await expect(page.getByText(/^latest \(1\.\d+\.\d+\)$/)).toBeVisible();
  expect(calls.filter((path) => /\/settings(?:\/|$)/.test(path)).sort()).toEqual([
    '/grafx/api/v1/environment/aurora-production/settings',
    '/grafx/api/v1/environment/aurora-production/settings/available-sdk-versions',
  ]);
});

test('R2.50 R2.51 R2.52 an unknown path shows the 404 page with a link home', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  await expect(page.getByText('404 error, we couldn’t find that page anymore.')).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page.getByRole('heading', { name: 'Aurora' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
