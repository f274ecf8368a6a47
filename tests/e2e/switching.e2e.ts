import type { Page, Request } from '@playwright/test';
import { SUBSCRIPTIONS } from '@/demo';
import { expect, test } from './support/test';

const switcher = (page: Page) => page.getByTestId('gpf-subscription-switcher');

async function switchTo(page: Page, name: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
}

/** Holds the responses about one subscription; returns a function that releases them. */
async function hold(page: Page, subscriptionId: string, call: RegExp) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: Promise<void>[] = [];
  await page.route(
    ({ pathname, search }) =>
      pathname.startsWith('/api/v1/') &&
      `${pathname}${search}`.includes(subscriptionId) &&
      call.test(pathname),
    (route) => {
      const passing = (async () => {
        const response = await route.fetch();
        await released;
        // A request that the page has aborted can't be answered.
        await route.fulfill({ response }).catch(() => undefined);
      })();
      held.push(passing);
      return passing;
    },
  );
  return {
    count: () => held.length,
    letThrough: async () => {
      release();
      await Promise.all(held);
    },
  };
}

/** Returns a counter of pending calls about a subscription. */
function watchCalls(page: Page, subscriptionId: string): () => number {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes(subscriptionId)) underWay.add(request);
  });
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => underWay.size;
}

/** Resolves when the responses have been rendered. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const PAGES = [
  '/subscription-management',
  '/subscription-management/usage',
  '/user-management/users',
  '/user-management/groups',
  '/user-management/roles',
  '/user-management/individual-access',
  '/user-management/identity-domains',
];

for (const path of PAGES)
  test(`R4.32 R8.02 ${path}: late responses of the previous subscription are not shown in the next`, async ({
    openAs,
  }) => {
    const page = await openAs('fullAccess');
    // All except the environments, without which there is no page to leave.
    const late = await hold(
      page,
      SUBSCRIPTIONS.aurora,
      /\/(?:subscriptions\/[^/]+|user-groups|users|renders)/,
    );
    const underWay = watchCalls(page, SUBSCRIPTIONS.borealis);
    await page.goto(`${path}?subscriptionId=${SUBSCRIPTIONS.aurora}`);
    await expect(switcher(page)).toContainText('Aurora');
    await expect.poll(late.count).toBeGreaterThan(0);
    await switchTo(page, 'Borealis');
    await expect(switcher(page)).toContainText('Borealis');
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    if (path.endsWith('/usage')) await expect(main.getByRole('group', { name: /^Values of/ })).toBeVisible();
    await expect.poll(underWay).toBe(0);
    await twoFrames(page);
    if (path.endsWith('/identity-domains')) await expect(main.getByText('No domains')).toBeVisible();
    const shown = await main.innerText();
    expect(shown).not.toContain('Aurora');

    await late.letThrough();
    await twoFrames(page);
    await expect(switcher(page)).toContainText('Borealis');
    expect(await main.innerText()).toBe(shown);
    expect(new URL(page.url()).pathname).toBe(path);
  });

test('R4.32 the later of two switches is shown, even when the earlier is answered last', async ({
  openAs,
}) => {
  const page = await openAs('fullAccess');
  await page.goto(`/user-management/users?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  await expect(page.getByText('Everyone who may work in Aurora.')).toBeVisible();
  const late = await hold(page, SUBSCRIPTIONS.borealis, /\/environments$/);
  await switchTo(page, 'Borealis');
  await expect.poll(late.count).toBe(1);
  await switchTo(page, 'Trial');
  await expect(page.getByText('Everyone who may work in Trial.')).toBeVisible();
  await late.letThrough();
  await expect(page.getByText('Everyone who may work in Trial.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everyone who may work in Trial.')).toBeVisible();
});

test('R4.33 a late switch leaves the user on the page opened meanwhile', async ({ openAs }) => {
  const page = await openAs('fullAccess');
  await page.goto(`/user-management/users?subscriptionId=${SUBSCRIPTIONS.aurora}`);
  const late = await hold(page, SUBSCRIPTIONS.borealis, /\/environments$/);
  await switchTo(page, 'Borealis');
  await expect.poll(late.count).toBe(1);
  await page.getByRole('link', { name: 'User groups' }).click();
  await expect(page.getByRole('heading', { name: 'User groups', level: 1 })).toBeVisible();
  await late.letThrough();
  await expect(switcher(page)).toContainText('Borealis');
  await expect(page.getByRole('heading', { name: 'User groups', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-management/groups');
});
