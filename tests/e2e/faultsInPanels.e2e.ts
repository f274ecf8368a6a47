import type { Page } from '@playwright/test';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { expect, test } from './support/test';

type Json = Record<string, unknown>;

interface BrokenPanel {
  path: string;
  /** The call whose response lacks something, by the end of its path. */
  call: RegExp;
  /** Removes data that a panel draws; the rest of the response is unchanged. */
  spoil: (answer: Json) => unknown;
  /** Name of the panel in the message. */
  panel: string;
  /** Panels beside it: headings, tables or regions that are still there. */
  beside: (page: Page) => ReturnType<Page['getByRole']>[];
}

const ENVIRONMENT = ENVIRONMENTS.auroraProduction;
const OF_SUBSCRIPTION = /\/api\/v1\/subscriptions\/[^/?]+(\?|$)/;
const OF_ENVIRONMENT = /\/api\/v1\/environments\/[^/?]+$/;

/** Removes parts of a response, or of one entry in its list. */
const without =
  (...names: string[]) =>
  (answer: Json): unknown => {
    const spoilt = (one: Json) => ({ ...one, ...Object.fromEntries(names.map((name) => [name, null])) });
    return Array.isArray(answer)
      ? (answer as Json[]).map((one, index) => (index === 0 ? spoilt(one) : one))
      : spoilt(answer);
  };

const PANELS: BrokenPanel[] = [
  {
    path: '/subscription-management',
    call: OF_SUBSCRIPTION,
    spoil: without('tenantInformation'),
    panel: 'The count of environments',
    beside: (page) => [
      page.getByRole('region', { name: 'Renders' }),
      page.getByRole('region', { name: 'Contract' }),
      page.getByRole('region', { name: 'Storage' }),
    ],
  },
  {
    path: '/subscription-management/usage',
    call: /\/renders/,
    spoil: () => [null],
    panel: 'The figures',
    beside: (page) => [page.getByRole('heading', { name: 'Usage', level: 1 })],
  },
  {
    path: `/environments/${ENVIRONMENT}`,
    call: OF_ENVIRONMENT,
    spoil: without('usedStorageDetail'),
    panel: 'The storage',
    beside: (page) => [
      page.getByRole('heading', { name: 'About this environment' }),
      page.getByRole('heading', { name: 'Features' }),
      page.getByRole('link', { name: 'Settings' }).first(),
    ],
  },
  {
    path: `/environments/${ENVIRONMENT}/publisher`,
    call: /\/workspaces(\?|$)/,
    spoil: ({ data, ...page }) => ({ ...page, data: without('content')(data as Json) }),
    panel: 'Workspaces',
    beside: (page) => [
      page.getByRole('heading', { name: 'Publisher', level: 1 }),
      page.getByRole('link', { name: 'View preferences' }),
    ],
  },
  {
    path: '/user-management/users',
    call: /\/subscriptions\/[^/]+\/users$/,
    spoil: without('environmentRoles'),
    panel: 'Users',
    beside: (page) => [
      page.getByRole('heading', { name: 'Users', level: 1 }),
      page.getByRole('button', { name: 'Invite users' }),
    ],
  },
  {
    path: '/user-management/groups',
    call: /\/api\/v1\/user-groups\?/,
    spoil: without('environmentRoles'),
    panel: 'User groups',
    beside: (page) => [page.getByRole('button', { name: 'Create group' })],
  },
  {
    path: `/user-management/users/${demoUserId('user@demo.test')}/individual-access`,
    call: /\/subscriptions\/[^/]+\/users\/[^/]+$/,
    spoil: without('environmentRoles'),
    panel: 'Individual access',
    beside: (page) => [page.getByRole('navigation', { name: 'Parts of the user' })],
  },
];

// The browser logs every error caught by a panel.
test.use({ allowedConsole: [/TypeError|React error #31|dynamically imported module|status of 404/] });

for (const { path, call, spoil, panel, beside } of PANELS)
  test(`${path}: “${panel}” can’t be drawn, and the rest can be worked with`, async ({ openAs }) => {
    const page = await openAs('fullAccess');
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: spoil((await response.json()) as Json) });
    });
    await page.goto(`${path}?subscriptionId=${SUBSCRIPTIONS.aurora}`);
    const message = page.getByRole('alert').filter({ hasText: `${panel} could not be shown.` });
    await expect(message).toBeVisible();
    for (const other of beside(page)) await expect(other).toBeVisible();
    await message.getByText('Details').click();
    await expect(message.getByText(/TypeError/)).toBeVisible();

    await page.unrouteAll({ behavior: 'wait' });
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toBeHidden();
    for (const other of beside(page)) await expect(other).toBeVisible();
  });

test('a broken part of a window leaves the form beside it usable', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.route(/\/integrations\/available-permissions$/, (route) => route.fulfill({ json: [null] }));
  await page.goto(`/environments/${ENVIRONMENT}/settings/integrations`);
  await page.getByRole('button', { name: 'Web shop', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Web shop' });
  const message = sheet.getByRole('alert').filter({ hasText: 'The permissions could not be shown.' });
  await expect(message).toBeVisible();
  await sheet.getByLabel('Description').fill('Still to be typed in');
  await page.unrouteAll({ behavior: 'wait' });
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('heading', { name: 'Permissions' })).toBeVisible();
  await expect(sheet.getByLabel('Description')).toHaveValue('Still to be typed in');
});

test('a chart with missing code shows an error in its place, and loads on demand', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.route(/\/assets\/ChartPlot.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/subscription-management/usage');
  const message = page.getByRole('alert').filter({ hasText: 'The chart could not be loaded.' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('grid', { name: /^Renders by/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: /^Values of/ })).toBeVisible();
  // Missing code may belong to an earlier version; the page stays nevertheless.
  expect(loads).toBe(1);
});

/** Changes the responses to a call until its end is requested. */
async function spoilUntilMended(page: Page, call: RegExp, spoil: (answer: Json) => unknown) {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: spoil((await response.json()) as Json) });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}

const GENERAL_ERROR = 'Oops, it seems like something went wrong on our side';

test('R8.22 a screen can’t be drawn: the shell leads on from it, and it is drawn again with a sound answer', async ({
  openAs,
}) => {
  const page = await openAs('fullAccess');
  const mend = await spoilUntilMended(page, /\/api\/v1\/subscriptions\/[^/]+\/users$/, () => [null]);
  await page.goto('/user-management/users');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: GENERAL_ERROR })).toBeVisible();
  await main.getByText('Details').click();
  await expect(main.getByText(/TypeError/)).toBeVisible();
  await expect(page.getByTestId('gpf-subscription-switcher')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'User management' })
    .getByRole('link', { name: 'Roles' })
    .click();
  await expect(main.getByRole('heading', { name: GENERAL_ERROR })).toBeVisible();
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'My account' }).click();
  await expect(main.getByRole('heading', { name: 'My account', level: 1 })).toBeFocused();
  await expect(main.getByText(GENERAL_ERROR)).toBeHidden();

  await page.goBack();
  await expect(main.getByRole('heading', { name: GENERAL_ERROR })).toBeVisible();
  await mend();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Roles · /);
});

test('a broken header keeps the screen usable, and renders again with a valid response', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  const mend = await spoilUntilMended(page, /\/api\/v1\/environments\?/, (answer) =>
    (answer as unknown as Json[]).map((environment) => ({ ...environment, type: { of: 'another shape' } })),
  );
  await page.goto(`/environments/${ENVIRONMENT}/settings/integrations`);
  const message = page.getByRole('alert').filter({ hasText: 'The header could not be shown.' });
  await expect(message).toBeVisible();
  await page.getByLabel('Search integrations').fill('shop');
  await expect(page.getByRole('row', { name: /^Web shop/ })).toBeVisible();
  await mend();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('gpf-environment-switcher')).toBeVisible();
  await expect(message).toBeHidden();
  await expect(page.getByLabel('Search integrations')).toHaveValue('shop');
});
