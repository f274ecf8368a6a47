import type { Page } from '@playwright/test';
import { AUTHORIZE, changeTokens, grantOf, TOKEN } from './support/storedSession';
import { fillSignIn, fillSignInAndSettle, expect, test } from './support/test';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await fillSignInAndSettle(page, 'subscriptionAdmin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Makes the platform's API refuse every token, as after a session was ended elsewhere. */
async function refuseTokens(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } }),
  );
}

test.use({ allowedConsole: [/status of 40[01]/] });

test('R7.89 R7.90 R9.24 renews with the refresh token at POST /oauth/token, from local storage, when the token has ended', async ({
  page,
  platform,
}) => {
  await signIn(page, `${platform.url}/my-account`);
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('auth0spajs')),
  );
  expect(keys.length).toBeGreaterThan(0);
  const renewal = page.waitForRequest((request) => TOKEN.test(request.url()) && request.method() === 'POST');
  await changeTokens(page);
  await page.reload();
  expect(grantOf(await renewal)).toBe('refresh_token');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('R7.88 R7.90 falls back to the hidden iframe when the refresh token is invalid', async ({
  page,
  platform,
}) => {
  await signIn(page, `${platform.url}/my-account`);
  await changeTokens(page, { refresh_token: 'made-up' });
  const silent = page.waitForRequest(
    (request) => AUTHORIZE.test(request.url()) && request.url().includes('prompt=none'),
  );
  await page.reload();
  expect((await silent).frame()).not.toBe(page.mainFrame());
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('R4.13 R4.14 R8.16 R7.88 R4.09 an expired session hides the page, and signing in by popup continues form and request', async ({
  page,
  platform,
}) => {
  await signIn(page, `${platform.url}/my-account`);
  await page.getByLabel('Last name').fill('Administrator');
  await refuseTokens(page);
  await page.getByRole('button', { name: 'Save' }).click();

  const layer = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(layer).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeHidden();
  await expect(page.locator('[inert]').getByLabel('Last name')).toHaveValue('Administrator');

  await page.unroute('**/api/v1/**');
  const popup = page.waitForEvent('popup');
  await layer.getByRole('button', { name: 'Sign in again' }).click();
  await popup;
  // The provider still has the session, so the popup closes by itself; the waiting request continues.
  await expect(layer).toBeHidden();
  await expect(page.getByText('Your name was saved.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Administrator');
});

test('R4.15 redirects to a forced sign-in and back when no popup can open', async ({ page, platform }) => {
  await signIn(page, `${platform.url}/my-account?keep=this`);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await refuseTokens(page);
  await page.getByLabel('First name').fill('Someone');
  await page.getByRole('button', { name: 'Save' }).click();
  const forced = page.waitForRequest((request) => AUTHORIZE.test(request.url()));
  await page.getByRole('button', { name: 'Sign in again' }).click();
  expect(new URL((await forced).url()).searchParams.get('prompt')).toBe('login');
  await page.unroute('**/api/v1/**');
  await fillSignIn(page, 'subscriptionAdmin');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?keep=this');
});

test('R8.15 invalid_grant during a renewal redirects to a forced sign-in and back', async ({
  page,
  platform,
}) => {
  await signIn(page, `${platform.url}/my-account?keep=this`);
  await changeTokens(page);
  await page.route(TOKEN, (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'invalid_grant', error_description: 'The grant was revoked.' },
    }),
  );
  const forced = page.waitForRequest((request) => AUTHORIZE.test(request.url()));
  await page.reload();
  expect(new URL((await forced).url()).searchParams.get('prompt')).toBe('login');
  await page.unroute(TOKEN);
  await fillSignIn(page, 'subscriptionAdmin');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?keep=this');
});

test('R7.90 a restart of the platform keeps everyone signed in', async ({ page, platform }) => {
  const production = page.getByRole('link', { name: 'Aurora production' });
  await signIn(page, `${platform.url}/environments`);
  await expect(production).toBeVisible();
  // Left first, because an open page polls, and would report that the platform is unreachable.
  await page.goto('about:blank');
  await platform.restart();
  await page.goto(`${platform.url}/environments`);
  await expect(production).toBeVisible();
});
