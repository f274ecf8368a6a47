import type { Page } from '@playwright/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import { storedTokens } from './storedSession';
import { expect } from './test';

/** Projects of the plain user. */
export const TAG = 'Rye with wild honey, shelf 2';
export const POST = 'Post: cinnamon knots';

/** The table. */
export const gridOf = (page: Page) => page.getByRole('grid', { name: 'Rows' });

/** Returns a cell by its row number and column name. */
export const cellOf = (page: Page, row: number, column: number) =>
  gridOf(page)
    .getByRole('row')
    .and(page.locator(`[aria-rowindex="${row + 1}"]`))
    .getByRole('gridcell')
    .nth(column);

const idOf = (name: string) => demoId(`project:${ENVIRONMENTS.auroraProduction}:user:${name}`);
const API = '/grafx/api/v1/environment/aurora-production/projects';

/** Removes the rows of an earlier test from a project of the plain user. */
async function emptyTable(page: Page, name: string): Promise<void> {
  // A page of the console's origin without requests of its own.
  await page.goto('/config.json');
  const headers = { authorization: `Bearer ${(await storedTokens(page)).access_token}` };
  const saved = await page.request.put(`${API}/${idOf(name)}/rows`, { headers, data: { rows: [] } });
  expect(saved.status()).toBe(204);
}

/** Opens the batch table of a project of the plain user with its stored rows. */
export async function openStored(page: Page, name: string): Promise<void> {
  const id = idOf(name);
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${id}`);
  await expect(page.getByRole('img', { name: new RegExp(`^${name}, page 1 of`) })).toBeVisible();
  await page.getByRole('radio', { name: /^Batch table/ }).check({ force: true });
  await expect(gridOf(page)).toBeVisible();
}

/** Opens the batch table of a project of the plain user without rows. */
export async function openTable(page: Page, name: string): Promise<void> {
  await emptyTable(page, name);
  await openStored(page, name);
}

/** Waits until the platform has the displayed state. */
export const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Pastes text as copied from a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await gridOf(page).focus();
  await gridOf(page).evaluate((grid, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
