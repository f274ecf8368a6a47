import { ENVIRONMENTS } from '@/demo';
import { expect, fillSignIn, test } from './support/test';

const LIST = { name: 'Aurora production' };

test.describe('the network', () => {
  // The browser logs a call that was pending when the connection broke.
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('R8.02 is reported when lost; changes are sent when it is back, and the page updates', async ({
    openAs,
  }) => {
    const page = await openAs('templateDesigner');
    await page.goto('/my-account');
    const name = page.getByLabel('Last name');
    const before = await name.inputValue();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await name.fill(`${before} offline`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const caughtUp = page.waitForResponse('**/api/v1/users/me/permissions');
    await page.context().setOffline(false);
    await expect(page.getByText(/You are online again|Your name was saved/)).toBeVisible();
    await caughtUp;
    await page.reload();
    await expect(name).toHaveValue(`${before} offline`);
    await name.fill(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your name was saved.')).toBeVisible();
  });
});

test.describe('a page whose code is unavailable offline', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|could not be loaded/] });

  test('R8.22 shows that in its place without log-out, and opens once online', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/environments');
    await expect(page.getByRole('link', LIST)).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Console' });
    const main = page.getByRole('main');
    await page.context().setOffline(true);
    await places.getByRole('link', { name: 'User management' }).click();
    await expect(main.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(main).toContainText('This page opens by itself as soon as the connection is back.');
    await expect(main.getByRole('button')).toHaveCount(1);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy');
    await expect(main.getByRole('heading', { name: 'You are offline' })).toBeVisible();

    await places.getByRole('link', { name: 'Environments' }).click();
    await expect(main.getByRole('heading', { name: 'Environments', level: 1 })).toBeVisible();
    await places.getByRole('link', { name: 'User management' }).click();
    await expect(main.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(main.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    expect(loads).toBe(1);
  });
});

test.describe('a new version deployed while a tab is open', () => {
  test.use({ allowedConsole: [/status of 404|dynamically imported module|preload|could not be loaded/] });

  test('R8.22 reloads the page once for missing code, and never in a loop', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto('/environments');
    await expect(page.getByRole('link', LIST)).toBeVisible();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.route(/\/assets\/.*(?:UsersPage|users).*\.js$/i, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page
      .getByRole('link', { name: /^(Users|User management|People)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/user-management\/users(?:\?|$)/);
    await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible();
    expect(loads).toHaveLength(1);
    await page.unroute(/\/assets\/.*(?:UsersPage|users).*\.js$/i);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  });
});

test.describe('the browser’s storage', () => {
  test.use({ allowedConsole: [/Access is denied/] });

  test('R7.90 loses only its memory when it is full', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/environments');
    await page.getByRole('link', LIST).click();
    const title = page.getByRole('heading', { ...LIST, level: 1 });
    await expect(title).toBeVisible();
    // Values for the next visit are stored when the page is left.
    await page.reload();
    await expect(title).toBeVisible();
  });

  test('R8.22 shows an error instead of a blank page when access is denied', async ({ page }) => {
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/environments');
    await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible();
  });
});

test.describe('a hostile address does not', () => {
  test.use({ allowedConsole: [/status of 40[034]/] });

  const AWAY = [
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    '/\t/elsewhere.test/',
    'javascript:document.title="taken"',
    'data:text/html,taken',
    '//[',
    'https:elsewhere.test',
    '/..//elsewhere.test',
  ];

  test('R2.38 lead to another site after renewing the session', async ({ page, platform }) => {
    // In a separate session: leaving a page during a renewal may end the session, and with it those of other tests.
    await page.goto('/my-account');
    await fillSignIn(page, 'subscriptionAdmin');
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    for (const target of AWAY) {
      await page.goto(`/refresh-token?returnTo=${encodeURIComponent(target)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(platform.url);
      await expect(page).not.toHaveTitle('taken');
    }
  });

  test('R4.17 run a script from the query', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    const attack = encodeURIComponent(
      `"><img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`,
    );
    for (const address of [
      `/environments?search=${attack}`,
      `/user-management/users?search=${attack}&sort=${attack}`,
      `/environments?subscriptionId=${attack}`,
      `/?error=${attack}&error_description=${attack}&state=${attack}`,
      `/user-migration?signature=${attack}&signatureTimestamp=${attack}`,
      `/environments/${attack}/media`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('taken');
    }
  });

  test('R4.33 reach another resource by an id that climbs', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname);
    });
    for (const id of ['..%2F..%2Fusers%2Fme', '%252e%252e', `${ENVIRONMENTS.auroraProduction}%2F..`]) {
      await page.goto(`/environments/${id}/media`);
      await expect(page.getByRole('heading', { name: /traveled too far|Oops/ })).toBeVisible();
    }
    const known =
      /^\/api\/v1\/(?:users\/me|users\/me\/permissions|subscriptions|environments|environments\/[^/]+)$/;
    expect(asked.filter((path) => !known.test(path))).toEqual([]);
  });
});
