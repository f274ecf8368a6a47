import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { changeTokens, forgetAtProvider, refreshTokenOf, storedTokens, TOKEN } from './support/storedSession';
import { expect, fillSignIn, fillSignInAndSettle, test } from './support/test';

const CONSOLE = 'platen-console';
const ACCOUNT = 'fullAccess';

test.use({ allowedConsole: [/status of 40[013]|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

function layerOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your session has ended' });
}

/** The typed name of the current test; different in each, so that there is always something to save. */
const typed = () => `User ${test.info().testId.slice(-6)}`;

/** Opens a form with typed text, signed in. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/my-account');
  await fillSignInAndSettle(page, ACCOUNT);
  await page.getByLabel('Last name').fill(typed());
}

/** Expects that the page is hidden, and that the typed text is still there. */
async function expectCovered(page: Page, reason: string): Promise<void> {
  await expect(layerOf(page)).toContainText(reason);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeHidden();
  await expect(page.locator('[inert]').getByLabel('Last name')).toHaveValue(typed());
}

/** Signs in again in the popup, and expects the waiting write to succeed. */
async function goOnByPopup(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await layerOf(page).getByRole('button', { name: 'Sign in again' }).click();
  await fillSignIn(await popup, ACCOUNT);
  await expect(layerOf(page)).toBeHidden();
  await expect(page.getByText('Your name was saved.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(typed());
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('R8.16 R4.14 a refresh token used elsewhere ends the session, and both tokens become invalid', async ({
  page,
  platform,
}) => {
  await openForm(page);
  const { refresh_token: stolen = '' } = await storedTokens(page);
  const exchange = (token: string) =>
    page.request.post(`${platform.url}/identity/oauth/token`, {
      form: { grant_type: 'refresh_token', client_id: CONSOLE, refresh_token: token },
    });
  const elsewhere = (await (await exchange(stolen)).json()) as { refresh_token: string };
  await changeTokens(page);
  await forgetAtProvider(page);
  await save(page);
  await expectCovered(page, 'You are no longer signed in at the identity provider.');
  expect((await exchange(elsewhere.refresh_token)).status()).toBe(400);
  await goOnByPopup(page);
});

test('R8.20 R7.90 a missing refresh token is made up for by the hidden iframe, and ends the session without it', async ({
  page,
}) => {
  await openForm(page);
  await changeTokens(page, { refresh_token: null });
  await save(page);
  await expect(page.getByText('Your name was saved.')).toBeVisible();
  await changeTokens(page, { refresh_token: null });
  await forgetAtProvider(page);
  await page.getByLabel('First name').fill('Someone');
  await save(page);
  await expectCovered(page, 'You are no longer signed in at the identity provider.');
});

test('R8.19 R8.16 a malformed token ends the session with the reason', async ({ page }) => {
  await openForm(page);
  await changeTokens(page, { access_token: 'not-a-token' }, { isEnded: false });
  await forgetAtProvider(page);
  await save(page);
  await expectCovered(page, 'Invalid token format. Expects JWT');
  await goOnByPopup(page);
});

test('R8.20 a required second factor is reported during renewal', async ({ page }) => {
  await openForm(page);
  await changeTokens(page);
  await page.route(TOKEN, (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: 'mfa_required',
        error_description: 'Multifactor authentication required',
        mfa_token: 'one',
      },
    }),
  );
  await save(page);
  await expectCovered(page, 'The identity provider asks for a second factor.');
  await page.unroute(TOKEN);
  await forgetAtProvider(page);
  await goOnByPopup(page);
});

test('R8.20 a closed sign-in window is reported, and the next one works', async ({ page }) => {
  await openForm(page);
  await changeTokens(page, { refresh_token: null });
  await forgetAtProvider(page);
  await save(page);
  const opened = page.waitForEvent('popup');
  await layerOf(page).getByRole('button', { name: 'Sign in again' }).click();
  const popup = await opened;
  await expect(popup.getByLabel('Email')).toBeVisible();
  await popup.close();
  await expect(layerOf(page).getByRole('alert')).toContainText(
    'The sign-in window was closed before you were signed in.',
  );
  await goOnByPopup(page);
});

test('R8.20 a sign-in window that closes before its answer arrives has signed in all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('message', (event) => {
      const isOfFrame = [...document.querySelectorAll('iframe')].some(
        (frame) => frame.contentWindow === event.source,
      );
      if (!isOfFrame && (event.data as { type?: string }).type === 'authorization_response')
        event.stopImmediatePropagation();
    });
  });
  await openForm(page);
  await changeTokens(page, { refresh_token: null });
  await forgetAtProvider(page);
  await save(page);
  await expectCovered(page, 'You are no longer signed in at the identity provider.');
  await goOnByPopup(page);
});

test('R8.20 a provider that does not answer in time is reported', async ({ page }) => {
  await openForm(page);
  await changeTokens(page);
  await page.clock.install();
  await page.route(TOKEN, () => undefined);
  const asked = page.waitForRequest(TOKEN);
  await save(page);
  await asked;
  // Three attempts of ten seconds each.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(layerOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectCovered(page, 'Signing in took too long.');
});

test('R8.20 R4.18 a callback without a sign-in in this browser is reported and can be retried', async ({
  page,
}) => {
  await page.goto('/my-account?code=made-up&state=made-up');
  await expect(page.getByText('This sign-in was not started in this browser')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillSignIn(page, ACCOUNT);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('R8.16 R4.14 a renewal that failed offline continues once online', async ({ page }) => {
  await openForm(page);
  await changeTokens(page);
  await page.route(TOKEN, (route) => route.abort());
  await save(page);
  await expectCovered(page, 'The identity provider could not be reached.');
  await page.unroute(TOKEN);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(layerOf(page)).toBeHidden();
  await expect(page.getByText('Your name was saved.')).toBeVisible();
});

test('R4.13 R4.14 a session that ends under a dialog covers it, and its form and request continue', async ({
  page,
}) => {
  const email = `${typed().replace(' ', '.')}@trial.test`;
  await page.goto('/user-management/users');
  await fillSignInAndSettle(page, ACCOUNT);
  await page.getByRole('button', { name: 'Invite to the trial' }).click();
  const form = page.getByRole('dialog', { name: 'Invite to the trial' });
  await form.getByLabel('Email').fill(email);
  await changeTokens(page, { refresh_token: null });
  await forgetAtProvider(page);
  await form.getByRole('button', { name: 'Invite to the trial' }).click();

  const signInAgain = layerOf(page).getByRole('button', { name: 'Sign in again' });
  await expect(signInAgain).toBeFocused();
  await expect(page.getByText('They get access to the trial environment only.')).toBeHidden();
  await expect(page.getByRole('button')).toHaveText(['Sign in again', 'Log out']);
  await expectNoViolations(page);
  // Several times, because a browser limits how often a page may prevent a dialog from closing.
  for (const key of ['Escape', 'Escape', 'Escape', 'Control+K']) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  await page.keyboard.press('Tab');
  await expect(signInAgain).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(layerOf(page).getByRole('button', { name: 'Log out' })).toBeFocused();

  const opened = page.waitForEvent('popup');
  await signInAgain.click();
  const popup = await opened;
  await expect(page.getByTestId('gsc-dialog').getByLabel('Email')).toHaveValue(email);
  await fillSignIn(popup, ACCOUNT);
  await expect(layerOf(page)).toBeHidden();
  await expect(page.getByText(`${email} was invited to the trial.`)).toBeVisible();
  await expect(form).toBeHidden();
});

test.describe('two tabs', () => {
  test('R4.14 an open dialog is restored with its focus', async ({ page, context }) => {
    await page.goto('/user-management/users');
    await fillSignIn(page, ACCOUNT);
    await page.getByRole('button', { name: 'Invite users' }).click();
    const entry = page.getByRole('dialog', { name: 'Invite users' }).getByLabel('Email addresses');
    await entry.fill('half@an');
    const other = await context.newPage();
    await other.goto('/environments');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(layerOf(page).getByRole('button', { name: 'Sign in again' })).toBeVisible();
    await expect(entry).toBeHidden();
    await fillSignIn(other, ACCOUNT);
    await expect(layerOf(page)).toBeHidden();
    await expect(entry).toHaveValue('half@an');
    await expect(entry).toBeFocused();
  });

  test('R4.10 R4.14 logging out in one covers the other, which continues after signing in again', async ({
    page,
    context,
  }) => {
    await openForm(page);
    const other = await context.newPage();
    await other.goto('/environments');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(other.getByLabel('Email')).toBeVisible();
    await expectCovered(page, 'You logged out in another tab.');
    await fillSignIn(other, ACCOUNT);
    // After the sign-in there, this page continues without one.
    await expect(layerOf(page)).toBeHidden();
    await expect(page.getByLabel('Last name')).toHaveValue(typed());
  });

  test('R4.14 nothing of one user continues as another', async ({ page, context }) => {
    await openForm(page);
    const other = await context.newPage();
    await other.goto('/environments');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await fillSignIn(other, 'subscriptionAdmin');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCovered(page, 'You logged out in another tab.');
    const popup = page.waitForEvent('popup');
    await layerOf(page).getByRole('button', { name: 'Sign in again' }).click();
    await popup;
    await page.waitForURL(/\/$|subscription/);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByLabel('Last name')).not.toHaveValue(typed());
  });

  test('R9.19 R7.89 never renew at the same time', async ({ page, context }) => {
    await openForm(page);
    const used: (string | undefined)[] = [];
    let underWay = 0;
    let most = 0;
    await context.route(TOKEN, async (route) => {
      used.push(refreshTokenOf(route.request()));
      underWay += 1;
      most = Math.max(most, underWay);
      const response = await route.fetch();
      underWay -= 1;
      await route.fulfill({ response });
    });
    const tabs = [page, await context.newPage()];
    for (let round = 1; round <= 3; round += 1) {
      // Left first: a console that notices ended tokens while being left would lose the renewed ones.
      for (const tab of tabs) await tab.goto('/config.json');
      await changeTokens(page);
      await Promise.all(tabs.map((tab) => tab.goto('/refresh-token?returnTo=/my-account')));
      for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'My account' })).toBeVisible();
    }
    expect(used.length).toBeGreaterThanOrEqual(3);
    expect(most).toBe(1);
    expect(new Set(used).size).toBe(used.length);
  });
});

for (const skew of [-60, 60])
  test(`R9.20 R9.23 a clock that is ${skew} s off can sign in and work`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + skew * 1000 });
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (TOKEN.test(request.url())) renewals.push(request.url());
    });
    await openForm(page);
    await save(page);
    await expect(page.getByText('Your name was saved.')).toBeVisible();
    await page.goto('/environments');
    await expect(page.getByRole('link', { name: /^Aurora/ }).first()).toBeVisible();
    expect(renewals).toHaveLength(1);
  });
