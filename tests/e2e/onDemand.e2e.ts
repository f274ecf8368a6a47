import { expect, test } from './support/test';

/* Dialogs over a page have code of their own, which may load late or fail. */

const CODE = /\/assets\/GroupDialog-[^/]*\.js$/;

test('a dialog with slow code shows progress, can be cancelled, and opens by the press', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/user-management/groups');
  const opener = page.getByRole('button', { name: 'Create group' });
  const waiting = page.getByRole('dialog', { name: 'Opening' });
  await opener.click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(waiting).toBeVisible();
  release();
  const dialog = page.getByRole('dialog', { name: 'Create group' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(waiting).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('code that can’t be had', () => {
  // The browser logs the failed load.
  test.use({ allowedConsole: [/Failed to load resource|ERR_/] });

  test('of a dialog is reported over the unchanged page, with a retry', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route(CODE, (route) => route.abort('connectionreset'));
    await page.goto('/user-management/groups');
    const search = page.getByRole('searchbox');
    await search.fill('a');
    const opener = page.getByRole('button', { name: 'Create group' });
    await opener.click();
    const failed = page.getByRole('dialog', { name: 'Could not be opened' });
    await expect(failed.getByRole('alert')).toContainText('part of the console could not be loaded');
    // Not reloaded: the typed text is kept.
    await expect(search).toHaveValue('a');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByRole('alert')).toBeVisible();
    await failed.getByRole('button', { name: 'Close' }).click();
    await expect(failed).toBeHidden();
    await expect(opener).toBeFocused();

    await page.unroute(CODE);
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Create group' }).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('a');
  });

  test('of a part of a page is reported in its place, and other parts work', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    const code = /\/assets\/UserAccess-[^/]*\.js$/;
    await page.route(code, (route) => route.abort('connectionreset'));
    await page.goto('/user-management/users');
    await page.getByRole('link', { name: 'Template Designer' }).first().click();
    const tabs = page.getByRole('navigation', { name: 'Parts of the user' });
    await tabs.getByRole('link', { name: 'Access' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'part of the console could not be loaded' });
    await expect(problem).toBeVisible();
    await tabs.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText('Member since')).toBeVisible();
    await tabs.getByRole('link', { name: 'Access' }).click();
    await expect(problem).toBeVisible();
    await page.unroute(code);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Access explained' })).toBeVisible();
  });
});
