import type { Locator, Page } from '@playwright/test';

/** Returns the button of a filter above a table; its name contains the selection. */
export function filterOf(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${label}:`) });
}

/** Clicks values of a filter, one after the other: each is selected, or deselected if it was. */
export async function chooseInFilter(page: Page, label: string, ...values: string[]): Promise<void> {
  await filterOf(page, label).click();
  const menu = page.getByRole('menu', { name: label, exact: true });
  for (const name of values) await menu.getByRole('menuitemcheckbox', { name, exact: true }).click();
  if (await menu.isVisible()) await page.keyboard.press('Escape');
}
