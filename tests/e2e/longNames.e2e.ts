import type { Locator, Page } from '@playwright/test';
import { demoGroupId, demoId, demoUserId, ENVIRONMENTS, outputSettingId, userInterfaceId } from '@/demo';
import type { Persona } from './support/personas';
import { expect, test } from './support/test';

/** A word without a break, longer than any phone is wide. */
const LONG = 'x'.repeat(120);
const PHONE = { width: 390, height: 844 };

const USER = `/user-management/users/${demoUserId('user@demo.test')}`;
const PRODUCTION = `/environments/${ENVIRONMENTS.auroraProduction}`;
const SETTINGS = `${PRODUCTION}/settings`;
const STUDIO = `${PRODUCTION}/studio`;
const idOf = (kind: string, name: string) => demoId(`${kind}:${ENVIRONMENTS.auroraProduction}:${name}`);

const ADMINISTRATION = [
  '/',
  '/subscription-management/usage',
  '/subscription-management/reports',
  '/environments',
  '/user-management/users',
  `${USER}/details`,
  `${USER}/groups`,
  `${USER}/individual-access`,
  '/user-management/groups',
  `/user-management/groups/${demoGroupId('aurora', 'All users')}`,
  '/user-management/roles',
  '/user-management/individual-access',
  '/user-management/identity-domains',
  '/my-account',
  PRODUCTION,
  SETTINGS,
  `${SETTINGS}/integrations`,
  `${SETTINGS}/connectors`,
  `${SETTINGS}/usage`,
  `${SETTINGS}/compare?with=${ENVIRONMENTS.auroraSandbox}`,
];

/** A media folder with a long name; it contains the same as this one. */
const FOLDER = 'Products';
const LONG_FOLDER = `${PRODUCTION}/media?folder=${encodeURIComponent(`/${LONG}`)}`;
const KIT = `${PRODUCTION}/brand-kits/${idOf('brand-kit', 'Partner shops')}`;

const DESIGN = [
  `${PRODUCTION}/publisher`,
  `${STUDIO}/templates`,
  `${STUDIO}/collections`,
  `${STUDIO}/collections?collection=${idOf('collection', 'For the shop')}`,
  `${STUDIO}/projects`,
  `${STUDIO}/output-settings`,
  `${STUDIO}/output-settings/${outputSettingId(ENVIRONMENTS.auroraProduction, 'PDF to look at')}`,
  `${STUDIO}/output-tasks`,
  `${STUDIO}/web-hooks`,
  `${STUDIO}/user-interfaces`,
  `${STUDIO}/user-interfaces/${userInterfaceId(ENVIRONMENTS.auroraProduction, 'For the shop')}`,
  `${PRODUCTION}/output-tasks`,
  `${PRODUCTION}/media`,
  LONG_FOLDER,
  `${PRODUCTION}/fonts`,
  `${PRODUCTION}/brand-kits`,
  KIT,
  `${PRODUCTION}/my-account`,
  `${SETTINGS}/activity`,
  '/subscription-management/activity',
  '/my-account/activity',
  `${USER}/history`,
];

/** Pages loaded in parallel: while one waits for the network, the other is drawn. */
const AT_ONCE = 2;

type OpenAs = (persona: Persona) => Promise<Page>;

/**
 * Runs in the page: puts the long name in place of every user-given name in a response. A route of Playwright would
 * disable the browser's cache, and each visit would load and compile the console again.
 */
function lengthenNames([long, folder]: readonly [long: string, folder: string]): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!/\/api\/v1\//.test(href)) return fetch(input, init);
    const real = href.replaceAll(long, folder);
    const response = await fetch(input instanceof Request ? new Request(real, input) : real, init);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const body = (await response.text()).replaceAll(
      /"(name|description|firstName|lastName)":"[^"]*"/g,
      (_whole, key: string) => `"${key}":"${long}"`,
    );
    return new Response(body, response);
  };
}

/** Opens a page on a phone with the long name in place of every user-given name. */
async function openPhone(openAs: OpenAs, persona: Persona): Promise<Page> {
  const page = await openAs(persona);
  await page.setViewportSize(PHONE);
  await page.addInitScript(lengthenNames, [LONG, FOLDER] as const);
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function expectNoWiderThanPhone(openAs: OpenAs, persona: Persona, paths: readonly string[]) {
  const open = [...paths];
  const visitInTurn = async () => {
    const page = await openPhone(openAs, persona);
    for (let path = open.shift(); path; path = open.shift()) {
      await visit(page, path);
      expect(await widthOf(page), path).toBe(PHONE.width);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
}

test('on a phone names of 120 letters without a break push no page sideways', async ({ openAs }) => {
  await expectNoWiderThanPhone(openAs, 'subscriptionAdmin', ADMINISTRATION);
});

test('on a phone names of 120 letters push no page of an environment sideways', async ({ openAs }) => {
  await expectNoWiderThanPhone(openAs, 'fullAccess', DESIGN);
});

/** Expects that no content extends beyond the edge of a box. */
async function expectHeldBy(box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  await expect
    .poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
}

test('names of 120 letters stay inside dialogs, menus and panels on a phone', async ({ openAs }) => {
  const page = await openPhone(openAs, 'fullAccess');
  const main = page.getByRole('main');
  const choose = async (path: string, action: string) => {
    await visit(page, path);
    await main
      .getByRole('button', { name: /^Actions of/ })
      .first()
      .click();
    await expectHeldBy(page.getByTestId('gsc-menu'));
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectHeldBy(dialog);
    return dialog;
  };
  await choose(`${STUDIO}/templates`, 'Look at it');
  await choose(`${STUDIO}/templates`, 'Delete…');
  const dialog = await choose(LONG_FOLDER, 'Move…');
  await expectHeldBy(dialog.getByRole('button', { name: /^Move to/ }));

  await visit(page, `${PRODUCTION}/media`);
  await page.getByTestId('gpf-environment-switcher').click();
  await expectHeldBy(page.getByTestId('gsc-menu'));

  await visit(page, KIT);
  await main.getByRole('button', { name: LONG, expanded: false }).first().click();
  await expect(main.getByRole('group', { name: /^Colour/ })).toBeVisible();
  expect(await widthOf(page)).toBe(PHONE.width);
});

test('in tables at 1024 px the end of a long name and every header are whole', async ({ openAs }) => {
  const page = await openPhone(openAs, 'fullAccess');
  await page.setViewportSize({ width: 1024, height: 768 });
  const lists = [
    '/environments',
    '/user-management/groups',
    '/user-management/individual-access',
    `${SETTINGS}/integrations`,
    `${SETTINGS}/connectors`,
    `${PRODUCTION}/publisher`,
    `${STUDIO}/output-tasks`,
    `${STUDIO}/user-interfaces`,
  ];
  for (const path of lists) {
    await visit(page, path);
    const end = page.getByRole('rowheader').last().getByText(LONG.slice(-6), { exact: true });
    await expect(end, path).toBeVisible();
    const cut = await page.getByRole('columnheader').evaluateAll((headers) =>
      headers
        .flatMap((header) => [...header.querySelectorAll('button > span')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
});
