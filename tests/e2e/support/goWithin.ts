import { expect, type Page } from '@playwright/test';

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Navigates like a link of the console, which costs a third of loading the page. Passes through an address that does
 * not exist, without a layout, so that nothing of the previous screen is mistaken for the next one.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const nothing = page.getByRole('heading', { level: 1, name: 'Whoa, you’ve traveled too far' });
  await follow(page, '/nowhere');
  await expect(nothing).toBeVisible();
  await follow(page, path);
  await expect(nothing).toHaveCount(0);
}
