import type { APIResponse, Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoGroupId, demoUserId, ENVIRONMENTS } from '@/demo';
import { LAST_MONTH } from './support/lastMonth';
import { startPlatform } from './support/startPlatform';
import { expect, fillSignIn, test } from './support/test';

const IN_ENVIRONMENT = `/environments/${ENVIRONMENTS.auroraProduction}`;

/** The main screens, by address. */
const SCREENS = [
  '/environments',
  '/subscription-management',
  '/subscription-management/usage',
  '/subscription-management/reports',
  '/my-account',
  '/user-management/users',
  `/user-management/users/${demoUserId('user@demo.test')}/details`,
  `/user-management/users/${demoUserId('user@demo.test')}/individual-access`,
  '/user-management/groups',
  `/user-management/groups/${demoGroupId('aurora', 'Reviewers')}`,
  '/user-management/roles',
  IN_ENVIRONMENT,
  ...[
    'settings',
    'settings/integrations',
    'settings/connectors',
    'settings/usage',
    'settings/activity',
    'media',
    'fonts',
    'brand-kits',
  ].map((place) => `${IN_ENVIRONMENT}/${place}`),
  ...['templates', 'projects', 'output-settings', 'web-hooks'].map(
    (place) => `${IN_ENVIRONMENT}/studio/${place}`,
  ),
  '/401',
  '/nowhere-at-all',
];

/** Returns the directives of a response's policy, by name. */
function policyOf(response: APIResponse): Record<string, string> {
  const policy = response.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** Records the policy violations of a page from now on: directive and address. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`);
    });
  });
  return violations;
}

test('the console, its files and the APIs are served under strict headers', async ({ request, platform }) => {
  const page = await request.get(`${platform.url}/environments`, { headers: { accept: 'text/html' } });
  expect(policyOf(page)).toMatchObject({
    'default-src': `'none'`,
    'script-src': `'self' 'wasm-unsafe-eval'`,
    'style-src-attr': `'none'`,
    'connect-src': `'self' ${platform.url}`,
    'frame-src': `'self' ${platform.url}`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
  });
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(page.headers()['permissions-policy']).toContain('camera=()');

  const file = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(platform.url + file);
  expect(asset.headers()['x-content-type-options']).toBe('nosniff');
  const data = await request.get(`${platform.url}/api/v1/ping`);
  expect(data.headers()['x-content-type-options']).toBe('nosniff');
  expect(policyOf(data)).toEqual({ 'default-src': `'none'`, 'frame-ancestors': `'none'` });
});

test('the pages of the identity provider run only their own script and can’t be framed', async ({
  page,
  platform,
}) => {
  const answered = page.waitForResponse((response) => response.url().includes('/identity/interaction/'));
  await page.goto(platform.url);
  const headers = await (await answered).allHeaders();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  // The page's only script, allowed by its hash, fills in the list of demo accounts.
  await page.getByRole('button', { name: 'user@demo.test' }).first().click();
  await expect(page.getByLabel('Password')).toHaveValue('demo');
});

test('no main screen runs into the policy', async ({ openAs, allowedConsole }) => {
  // An invalid address may load missing data; this test checks only the policy.
  allowedConsole.push(/status of 404/);
  const page = await openAs('fullAccess');
  const violations = await collectViolations(page);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('dialogs, menus, charts, a download and a form work under the policy', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const violations = await collectViolations(page);
  await page.goto('/subscription-management/usage');
  await expect(page.getByRole('figure', { name: 'Renders by month' })).toBeVisible();
  await page.goto('/user-management/users');
  await page.getByRole('button', { name: 'Invite users' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite users' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite users' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search and go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/subscription-management/reports');
  await page.getByLabel('First day').fill(LAST_MONTH.first);
  await page.getByLabel('Last day').fill(LAST_MONTH.last);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  // WebAssembly converts inks, and must be allowed without eval.
  const isCompiled = await page.evaluate(async () => {
    const module = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return module instanceof WebAssembly.Module;
  });
  expect(isCompiled).toBe(true);
  expect(violations).toEqual([]);
});

test('the silent sign-in in a hidden frame works under the policy', async ({ page, platform }) => {
  const violations = await collectViolations(page);
  await page.goto(`${platform.url}/my-account`);
  await fillSignIn(page, 'user');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  const silent = page.waitForRequest((request) => request.url().includes('prompt=none'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect((await silent).frame()).not.toBe(page.mainFrame());
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('R2.46 the chat is loaded only when configured, and the policy allows only its script', async ({
  browser,
}) => {
  const file = join(mkdtempSync(join(tmpdir(), 'platen-configuration-')), 'config.json');
  const chatApplicationId = 'https://chat.demo.test/widget.js';
  writeFileSync(file, JSON.stringify({ chatApplicationId }));
  const platform = await startPlatform({ CONSOLE_CONFIGURATION: file });
  const context = await browser.newContext();
  const page = await context.newPage();
  const loaded: string[] = [];
  await context.route('https://*.demo.test/**', (route) => {
    loaded.push(route.request().url());
    const body = `window.chatSupport = (command) => { document.documentElement.dataset.chat = command; };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const violations = await collectViolations(page);
  await page.goto(`${platform.url}/my-account`);
  await fillSignIn(page, 'fullAccess');
  await expect(page.locator('html')).toHaveAttribute('data-chat', /show|identify/);
  expect(violations).toEqual([]);
  await page.goto(`${platform.url}${IN_ENVIRONMENT}/studio/projects/one`);
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'hide');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://elsewhere.demo.test/script.js';
    document.head.append(script);
  });
  await expect
    .poll(() => violations.join())
    .toContain('script-src-elem https://elsewhere.demo.test/script.js');
  expect(loaded).not.toContain('https://elsewhere.demo.test/script.js');
  await context.close();
  await platform.dispose();
});
