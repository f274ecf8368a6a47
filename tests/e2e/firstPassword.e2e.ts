import type { RunningPlatform } from './support/startPlatform';
import { expect, test } from './support/test';

const INVITED = 'first.day@welcomed.test';

function linkTo(platform: RunningPlatform, address: string): string {
  const mail = platform.mails().findLast((text) => text.includes(`To: ${address}`)) ?? '';
  return /https?:\S+\/identity\/password\?\S+/.exec(mail)?.[0] ?? '';
}

test('an invited user sets a password by the mail’s link, once, and gets in', async ({
  openAs,
  page,
  platform,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 400/);
  const admin = await openAs('subscriptionAdmin');
  await admin.goto('/user-management/users');
  await admin.getByRole('button', { name: 'Invite users' }).click();
  await admin.getByLabel('Email addresses').fill(INVITED);
  await admin.getByLabel('Email addresses').press('Enter');
  await admin.getByRole('dialog').getByRole('checkbox', { name: 'End User in Aurora production' }).check();
  await admin.getByRole('button', { name: 'Invite 1 user' }).click();
  await expect(admin.getByTestId('gpf-invitee')).toContainText('Invited');

  const link = linkTo(platform, INVITED);
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(INVITED);
  await page.getByLabel('New password').evaluate((field) => field.removeAttribute('minlength'));
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Use at least 8 characters.');
  await page.getByLabel('New password').fill('long enough');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.getByLabel('Email').fill(INVITED);
  await page.getByLabel('Password').fill('long enough');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome aboard!' })).toBeVisible();
});

test('a used, forged or changed link sets nothing', async ({ page, platform, allowedConsole }) => {
  allowedConsole.push(/status of 410/);
  const made = `${platform.url}/identity/password?user=982c5714-f8c3-4ea1-8f75-7762310ddc97&expires=99999999999999`;
  for (const link of [
    `${made}&signature=made-up`,
    made,
    `${platform.url}/identity/password?user=x&expires=y`,
  ]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  }
});
