import type { Page } from '@playwright/test';
import { ENVIRONMENTS } from '@/demo';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search and go to' });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const openerOf = (page: Page) => page.getByRole('button', { name: 'Search and go to' });

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+K');
  await paletteOf(page).getByRole('combobox').fill(words);
}

test('opens a user, a group and an environment by keyboard only', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await expect(openerOf(page)).toBeVisible();

  await search(page, 'quality.05');
  await expect(paletteOf(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-management\/users\/[^/]+\/details\?subscriptionId=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quality Desk 05' })).toBeFocused();

  await search(page, 'brand guard');
  await paletteOf(page).getByRole('option', { name: 'Brand guardians' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brand guardians' })).toBeVisible();

  await search(page, 'aurora sand');
  await expect(paletteOf(page).getByRole('group', { name: 'Environments' })).toBeVisible();
  await paletteOf(page).getByRole('option', { name: 'Aurora sandbox Sandbox' }).click();
  await expect(page).toHaveURL(`/environments/${ENVIRONMENTS.auroraSandbox}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora sandbox' })).toBeVisible();

  await page.keyboard.press('Control+K');
  const recent = paletteOf(page).getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText([/^Environments/]);
});

test('opens an environment of another subscription, which becomes current', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await expect(openerOf(page)).toBeVisible();
  await search(page, 'borealis prod');
  const group = paletteOf(page).getByRole('group', { name: 'Environments of other subscriptions' });
  await group.getByRole('option', { name: /^Borealis production/ }).click();
  await expect(page).toHaveURL(`/environments/${ENVIRONMENTS.borealisProduction}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Borealis production' })).toBeVisible();
});

test('R2.44 R2.08 finds for a plain user only pages they may open, and requests no people', async ({
  openAs,
}) => {
  const page = await openAs('user');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/environments');
  await openerOf(page).click();
  const options = paletteOf(page).getByRole('option');
  await expect(options.filter({ hasText: 'My projects' })).toBeVisible();
  for (const hidden of ['Users', 'User groups', 'Roles', 'Subscription', 'Settings', 'Media', 'Fonts'])
    await expect(options.getByText(hidden, { exact: true })).toHaveCount(0);
  await paletteOf(page).getByRole('combobox').fill('quality');
  await expect(paletteOf(page).getByText('Nothing found that you may open.')).toBeVisible();
  expect(calls.filter((path) => /^\/api\/.*(users$|user-groups)/.test(path))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheetOf(page).getByRole('term')).toHaveText([
    'Search and go to',
    'Search the table of the page',
    'Show these shortcuts',
    'Environments',
  ]);
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/environments\?subscriptionId=/);
});

test('shortcuts open pages, the search and the help, but not while typing', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await expect(openerOf(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/user-management\/users\?subscriptionId=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();

  await page.keyboard.press('/');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  for (const typed of ['g', 'gs', 'gs?', 'gs?/']) {
    await page.keyboard.press(typed.slice(-1));
    await expect(field).toHaveValue(typed);
  }
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/user-management\/users/);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(paletteOf(page)).toHaveCount(0);
  await expectNoViolations(page);

  await sheetOf(page).getByRole('switch', { name: 'Shortcuts of plain characters' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+K');
  await expect(paletteOf(page)).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);
  await expectNoViolations(page);

  await paletteOf(page).getByRole('combobox').fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('switch')).not.toBeChecked();
});

test('text typed before the palette has loaded appears in its field only', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await expect(openerOf(page)).toBeVisible();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/GoToPalette.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });

  // "g" and then "u" is the shortcut to the users; the test does not wait for the palette.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('gu');
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Control+K');
  await page.keyboard.type('quality.066');
  await page.keyboard.press('Backspace');
  await expect(paletteOf(page)).toHaveCount(0);
  release();
  const field = paletteOf(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('quality.06');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await expect(field).toHaveValue('quality.05');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-management\/users\/[^/]+\/details\?subscriptionId=/);
});

test('Enter before the users have loaded opens the first result', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/users(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });

  await openerOf(page).click();
  await paletteOf(page).getByRole('combobox').fill('quality.05');
  await page.keyboard.press('Enter');
  await expect(paletteOf(page).getByRole('status').first()).toHaveText('Searching');
  release();
  await expect(page).toHaveURL(/\/user-management\/users\/[^/]+\/details\?subscriptionId=/);
});

test('runs actions: invites, creates and switches the theme', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await expect(openerOf(page)).toBeVisible();
  await search(page, 'invite us');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite users' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [words, title] of [
    ['create user group', 'Create group'],
    ['create environment', 'Create environment'],
  ] as const) {
    await search(page, words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A closed window returns the focus a moment later.
    await expect(page.locator('body')).not.toBeFocused();
  }
  await search(page, 'dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('.dark-theme')).not.toHaveCount(0);
});

test('opens a template and a project of the current environment, and explains why a plain user can’t invite', async ({
  openAs,
}) => {
  const designer = await openAs('templateDesigner');
  await designer.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`);
  await expect(openerOf(designer)).toBeVisible();
  await search(designer, 'order lett');
  await paletteOf(designer).getByRole('group', { name: 'Templates' }).getByRole('option').first().click();
  await expect(designer).toHaveURL(/\/studio\/templates\/[^/]+$/);
  const user = await openAs('user');
  await user.goto('/environments');
  await expect(openerOf(user)).toBeVisible();
  await search(user, 'invite');
  const invite = paletteOf(user).getByRole('option', { name: /^Invite users/ });
  await expect(invite).toContainText('permission');
  await expect(invite).toBeDisabled();
  await user.keyboard.press('Enter');
  await expect(paletteOf(user)).toBeVisible();
});
