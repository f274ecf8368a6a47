import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { PASSWORD } from './support/personas';
import { startPlatform, type RunningPlatform } from './support/startPlatform';
import { expect, fillSignIn, test } from './support/test';

test('R7.24 a user invited to the trial sets a password, gets in, and has only the trial', async ({
  openAs,
  page,
  platform,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 404/);
  const guest = 'trial.guest@welcomed.test';
  const admin = await openAs('subscriptionAdmin');
  await admin.goto('/user-management/users');
  await admin.getByRole('button', { name: 'Invite to the trial' }).click();
  const form = admin.getByRole('dialog', { name: 'Invite to the trial' });
  await form.getByLabel('Email').fill(guest);
  await form.getByRole('button', { name: 'Invite to the trial' }).click();
  await expect(form).toBeHidden();

  const mail = platform.mails().findLast((text) => text.includes(`To: ${guest}`)) ?? '';
  await page.goto(/https?:\S+\/identity\/password\?\S+/.exec(mail)?.[0] ?? '');
  await page.getByLabel('New password').fill('long enough');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.getByLabel('Email').fill(guest);
  await page.getByLabel('Password').fill('long enough');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome aboard!' })).toBeVisible();
  await page.getByLabel('First name').fill('Trial');
  await page.getByLabel('Last name').fill('Guest');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { name: 'My projects' })).toBeVisible();
  await page.goto('/environments');
  await expect(page.getByRole('main').getByRole('link', { name: /trial/i }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Aurora');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/media`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Media');
});

test.describe('an account that signs in elsewhere from now on', () => {
  const SECRET = 'the secret of signed calls in these tests';
  const EMAIL = 'template.designer@demo.test';
  const ID = demoUserId(EMAIL);
  test.use({ allowedConsole: [/status of 40[01]/] });
  let signing: RunningPlatform;
  test.beforeAll(async () => {
    signing = await startPlatform({ SIGNATURE_SECRET: SECRET });
  });
  test.afterAll(() => signing.dispose());

  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  /** Calls as the page of an identity provider does, signed as in decision 0013; keys of `body` are sorted. */
  async function call(path: string, body: object): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac(
      'sha256',
      Buffer.from(hkdfSync('sha256', SECRET, '', 'platen signed-call', 32)),
    )
      .update([timestamp, 'POST', `/users/${ID}/${path}`, sha256(JSON.stringify(body))].join('\n'))
      .digest('hex');
    const answer = await fetch(`${signing.url}/api/v1/users/${ID}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature, 'signature-timestamp': timestamp },
      body: JSON.stringify(body),
    });
    return answer.status;
  }

  test('R7.27 R7.28 R3.24 is shown as federated, with read-only groups of its provider', async ({
    page,
    browser,
  }) => {
    await page.goto(`${signing.url}/user-management/users/${ID}/details`);
    await fillSignIn(page, 'subscriptionAdmin');
    const main = page.getByRole('main');
    await expect(main).toContainText('Local');

    expect(await call('enable-federation', { newUserId: 'idp|1' })).toBe(204);
    const groups = { groupIds: ['idp-brand-guardians'], userEmail: EMAIL };
    expect(await call('federated-groups', groups)).toBe(200);
    await page.reload();
    await expect(main.getByText('Federated').first()).toBeVisible();
    await page.getByRole('link', { name: 'Groups', exact: true }).click();
    await expect(main).toContainText('This user signs in through an identity provider');
    await expect(main.getByRole('list', { name: 'Groups' })).toContainText('Brand guardians');
    await expect(main.getByRole('button', { name: /^Remove from/ })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Add to groups' })).toHaveCount(0);

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${signing.url}/my-account`);
    await elsewhere.getByLabel('Email').fill(EMAIL);
    await elsewhere.getByLabel('Password').fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await expect(elsewhere.getByRole('alert')).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/identity\//);
    await context.close();
  });
});
