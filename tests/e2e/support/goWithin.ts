import { expect, type Page } from '@playwright/test';

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * Goes to an address as a link of the console would, which costs a third of loading the page. It goes over an address
 * that does not exist, where no layout is drawn, so that nothing of the screen before is taken for the next one's.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const nothing = page.getByRole('heading', { level: 1, name: 'Whoa, you’ve traveled too far' });
  await follow(page, '/nowhere');
  await expect(nothing).toBeVisible();
  await follow(page, path);
  await expect(nothing).toHaveCount(0);
}
