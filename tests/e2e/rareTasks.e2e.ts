import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { startPlatform, type RunningPlatform } from './support/startPlatform';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

const SECRET = 'the secret of signed links in these tests';
const DAY = 86_400;

/** Builds the link of a migration, as in decision 0013. */
function migrationLink(origin: string, email: string, { age = 0, secret = SECRET } = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'platen signed-call', 32));
  const body = createHash('sha256').update(JSON.stringify({ email })).digest('hex');
  const signature = createHmac('sha256', key)
    .update(`${timestamp}\nPOST\n/users/manage/add\n${body}`)
    .digest('hex');
  const query = new URLSearchParams({ signature, signatureTimestamp: String(timestamp) });
  return `${origin}/user-migration?${query}`;
}

test.describe('moving an account by its signed link', () => {
  test.use({ allowedConsole: [/status of 40[14]/] });
  let signing: RunningPlatform;
  test.beforeAll(async () => {
    signing = await startPlatform({ SIGNATURE_SECRET: SECRET });
  });
  test.afterAll(() => signing.dispose());

  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('First name').fill('Moved');
    await page.getByLabel('Last name').fill('User');
    await page.getByRole('button', { name: 'Move my account' }).click();
  };

  test('R2.42 R7.29 R7.40 R7.41 R7.42 adds the user, waits for the address, saves the name and leads to signing in', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(migrationLink(signing.url, 'moved@demo.test'));
    await fill(page, 'moved@demo.test');
    await expect(page.getByText('We have sent you an email')).toBeVisible();
    // The platform has reported an unverified address; from here on it is verified, and the page must notice by itself.
    let asked = 0;
    await page.route('**/manage/email-status', (route) => {
      asked += 1;
      return route.fulfill({ json: { isEmailVerified: asked > 2 } });
    });
    await expect(async () => {
      await page.clock.fastForward(60_000);
      expect(asked).toBe(3);
    }).toPass();
    await expect(page.getByText('Your address is verified.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Moved');
    await page.getByLabel('Last name').fill('Account');
    const saved = page.waitForResponse((response) => response.url().endsWith('/manage/update'));
    await page.getByRole('button', { name: 'Finish' }).click();
    expect((await saved).status()).toBe(204);
    await expect(page.getByText('Your account has moved.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  });

  test('the mail’s link verifies the address and opens the password page; the page continues by itself', async ({
    page,
    context,
  }) => {
    const address = 'by.mail@demo.test';
    await page.goto(migrationLink(signing.url, address));
    await fill(page, address);
    await expect(page.getByText('We have sent you an email')).toBeVisible();
    const mail = signing.mails().findLast((text) => text.includes(`To: ${address}`)) ?? '';
    const mailbox = await context.newPage();
    await mailbox.goto(/https?:\S+\/identity\/verify\?\S+/.exec(mail)?.[0] ?? '');
    await expect(mailbox.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
    await expect(page.getByText('Your address is verified.')).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Your account has moved.')).toBeVisible();

    await mailbox.getByRole('link', { name: 'Set a password' }).click();
    await mailbox.getByLabel('New password').fill('long enough');
    await mailbox.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password').fill('long enough');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
  });

  for (const [what, link, told] of [
    ['a bad signature', { secret: 'guessed' }, 'The signature of this link is not valid.'],
    ['a signature that is too old', { age: DAY }, 'This link has expired.'],
  ] as const)
    test(`R7.29 explains ${what}, and keeps the input`, async ({ page }) => {
      await page.goto(migrationLink(signing.url, 'late@demo.test', link));
      await fill(page, 'late@demo.test');
      // Beside the form, with the action to take; the notification reports it like any failed write.
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(told);
      await expect(alert).toContainText('ask its sender for a new one');
      await expect(page.getByLabel('Email')).toHaveValue('late@demo.test');
    });
});

test.describe('a user who loses access while working', () => {
  test.use({ allowedConsole: [/status of 40[34]/] });
  const userId = demoUserId('user@demo.test');

  test('R4.22 R2.60 deactivated, is kept out at the next refusal without a reload', async ({
    openAs,
    platform,
  }) => {
    const admin = await openAs('subscriptionAdmin');
    await admin.goto('/my-account');
    const { access_token: token } = await storedTokens(admin);
    const set = (change: 'activate' | 'deactivate') =>
      admin.request.post(
        `${platform.url}/api/v1/users/${userId}/subscriptions/${SUBSCRIPTIONS.aurora}/${change}`,
        { headers: { Authorization: `Bearer ${token}` } },
      );
    const page = await openAs('user');
    await page.goto('/environments');
    await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
    expect((await set('deactivate')).ok()).toBe(true);
    try {
      await page.getByRole('link', { name: 'Aurora production' }).click();
      await expect(page.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    } finally {
      expect((await set('activate')).ok()).toBe(true);
    }
  });

  test('R6.26 R6.29 left without any role, is redirected to the no-access page', async ({ openAs }) => {
    const page = await openAs('userMany');
    await page.goto('/environments');
    await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible();
    await page.route('**/api/v1/users/me/permissions', (route) =>
      route.fulfill({
        json: { activeSubscriptions: [], subscriptionRoles: {}, environmentRoles: {}, hasFullAccess: false },
      }),
    );
    await page.route(/\/api\/v1\/environments\/[^/]+$/, (route) =>
      route.fulfill({ status: 404, json: { type: 'about:blank', title: 'Not Found', status: 404 } }),
    );
    const asked = page.waitForResponse('**/api/v1/users/me/permissions');
    await page
      .getByRole('link', { name: /^Aurora/ })
      .first()
      .click();
    await asked;
    await page.goBack();
    await expect(page).toHaveURL('/unauthorized');
    await expect(page.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
  });
});
