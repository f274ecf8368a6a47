import { fillSignIn, expect, test } from './support/test';

test('R1.11 R4.17 R7.87 signs in with code and PKCE for the three scopes, and returns to the page', async ({
  page,
}) => {
  const authorize = page.waitForRequest((request) => request.url().includes('/identity/authorize'));
  await page.goto('/my-account?from=here#there');
  const query = new URL((await authorize).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('scope')?.split(' ').sort()).toEqual(['offline_access', 'openid', 'profile']);
  await fillSignIn(page, 'subscriptionAdmin');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/my-account?from=here#there');
});

test.describe('a wrong password', () => {
  // The browser logs the refused sign-in of the identity provider's own page.
  test.use({ allowedConsole: [/status of 401/] });

  test('R1.11 a wrong password is reported plainly and keeps the address', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill('subscription.admin@demo.test');
    await page.getByLabel('Password').fill('not it');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('do not match');
    await expect(page.getByLabel('Email')).toHaveValue('subscription.admin@demo.test');
  });
});

test.describe('ten wrong passwords', () => {
  test.use({ allowedConsole: [/status of 4(01|29)/] });

  test('R1.11 locks the address for a while, even for the right password', async ({ page }) => {
    await page.goto('/');
    // The previous alert stays until the page changes, so the test waits for the response itself.
    const attempt = async (password: string) => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByLabel('Email').fill('prepress.08@demo.test');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      return (await answered).status();
    };
    for (let number = 1; number < 10; number += 1) {
      expect(await attempt(`wrong ${number}`)).toBe(401);
      await expect(page.getByRole('alert')).toContainText('do not match');
    }
    expect(await attempt('wrong 10')).toBe(429);
    await expect(page.getByRole('alert')).toContainText('Too many failed attempts');
    expect(await attempt('demo')).toBe(429);
    await expect(page.getByRole('alert')).toContainText('Too many failed attempts');
  });
});

test('R7.91 R9.25 R9.26 R4.10 logs out at the provider, clears local storage, and returns to the origin', async ({
  page,
  platform,
}) => {
  // With a session of its own: its end also ends other sign-ins with the same session.
  await page.goto('/environments');
  await fillSignIn(page, 'subscriptionAdmin');
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored()).toEqual(expect.arrayContaining(['subscriptionId', 'clientId']));
  await page.getByRole('button', { name: /^Account of/ }).click();
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visited.push(request.url());
  });
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  // The provider's logout, the origin it redirects to, and from there the sign-in, as the session has ended.
  const [logout = ''] = visited;
  expect(new URL(logout).pathname).toBe('/identity/v2/logout');
  expect(new URL(logout).searchParams.get('returnTo')).toBe(platform.url);
  const [origin, authorize = ''] = visited.filter((url) => !url.includes('/identity/v2/logout'));
  expect(origin).toBe(`${platform.url}/`);
  expect(new URL(authorize).pathname).toBe('/identity/authorize');
  await page.goto(`${platform.url}/favicon.svg`);
  expect(await stored()).toEqual([]);
});

test('R2.60 R2.61 R4.22 an inactive user gets only the unauthorized screen with Log out', async ({
  page,
}) => {
  await page.goto('/environments');
  await fillSignIn(page, 'inactive');
  await expect(page.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('R2.55 R2.56 R2.57 R2.58 R2.59 R4.21 R5.01 R5.02 R5.03 a user without a name is welcomed, enters it, and gets home', async ({
  page,
}) => {
  await page.goto('/my-account');
  await fillSignIn(page, 'newUser');
  await expect(page.getByRole('heading', { name: 'Welcome aboard!' })).toBeVisible();
  await expect(page.getByText('Tell us a bit more about yourself.')).toBeVisible();
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expect(page.getByText('Last name is required.')).toBeVisible();
  await page.getByLabel('First name').fill('  New ');
  await page.getByLabel('Last name').fill(' User  ');
  await page.getByLabel('Last name').press('Enter');
  // The home of a user with one environment is its projects.
  await expect(page.getByRole('heading', { name: 'My projects' })).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByLabel('First name')).toHaveValue('New');
  await expect(page.getByLabel('Last name')).toHaveValue('User');
});

test('R2.42 R2.41 R7.29 the user-migration route renders without a session, with its link’s signature', async ({
  page,
}) => {
  await page.goto('/welcome/user-migration/start?signature=abc&signatureTimestamp=1');
  await expect(page.getByRole('heading', { name: 'Move your account' })).toBeVisible();
  const added = page.waitForRequest((request) => request.url().endsWith('/api/v1/users/manage/add'));
  await page.getByLabel('Email').fill('moved@demo.test');
  await page.getByLabel('First name').fill('Moved');
  await page.getByLabel('Last name').fill('User');
  await page.route('**/api/v1/users/manage/add', (route) =>
    route.fulfill({ json: { userId: 'moved-user' } }),
  );
  await page.route('**/manage/email-status', (route) => route.fulfill({ json: { isEmailVerified: true } }));
  await page.getByRole('button', { name: 'Move my account' }).click();
  const headers = (await added).headers();
  expect(headers['signature']).toBe('abc');
  expect(headers['authorization']).toBeUndefined();
  await expect(page.getByText('Your address is verified')).toBeVisible();
});

test.describe('refusals of the identity provider', () => {
  test('R4.18 R4.11 an authentication error clears the query and shows the provider’s message', async ({
    page,
  }) => {
    const authorize = page.waitForRequest((request) => request.url().includes('/identity/authorize'));
    await page.goto('/my-account');
    const state = new URL((await authorize).url()).searchParams.get('state');
    await expect(page.getByLabel('Email')).toBeVisible();
    const refusal = {
      error: 'access_denied',
      error_description: 'The directory is closed.',
      state: `${state}`,
    };
    await page.goto(`/?${new URLSearchParams(refusal)}`);
    await expect(
      page.getByRole('heading', { name: 'Oops, it seems like something went wrong on our side' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The directory is closed.');
    expect(new URL(page.url()).search).toBe('');
  });

  test('R4.12 a query without code or error beside the state is no callback', async ({ page }) => {
    await page.goto('/my-account?state=made-up');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('a user that can’t be fetched', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('R4.20 a failed fetch of the user shows the error state', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/environments');
    await expect(
      page.getByRole('heading', { name: 'Oops, it seems like something went wrong on our side' }),
    ).toBeVisible();
    await expect(page.getByText('Try logging out and in again, this should solve the issue.')).toBeVisible();
  });
});
