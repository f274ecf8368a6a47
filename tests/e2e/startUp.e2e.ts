import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Returns the focused element and its text. */
function active(page: Page): Promise<string> {
  return page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
}

test.describe('start-up files', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('R7.06 a malformed config.json shows a screen with the file and the field', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { PLATFORM_API_URL: 7 } }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The console can’t start' })).toBeVisible();
    await expect(page.getByText('config.json: PLATFORM_API_URL')).toBeVisible();
    await expect(page.getByText('config.json: identityProvider')).toBeVisible();
  });

  test('R7.07 a missing feature-flags.json shows a screen with the file', async ({ page }) => {
    await page.route('**/feature-flags.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await expect(page.getByText('feature-flags.json', { exact: true })).toBeVisible();
    await expect(page.getByText('could not be loaded (status 404)')).toBeVisible();
  });
});

test('the focus moves to the heading of the page a link leads to, and the skip link to the content', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeFocused();
  await expect(page).toHaveTitle('My account · Aurora · Platen');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => active(page)).toBe('A Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => active(page)).toMatch(/^MAIN/);
});
