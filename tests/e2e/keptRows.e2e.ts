import type { Page } from '@playwright/test';
import { ENVIRONMENTS } from '@/demo';
import { expectNoViolations } from './support/axe';
import { cellOf, expectSaved, gridOf, openStored, openTable, paste, TAG } from './support/batchTable';
import { expect, test } from './support/test';

// The browser logs refused and aborted calls.
test.use({ allowedConsole: [/404|412|ERR_FAILED/] });

test('F7.06 rows entered in one browser appear in another', async ({ openAs }) => {
  const first = await openAs('user');
  await openTable(first, TAG);
  await paste(first, 'Product\tPrice\r\nWheat loaf\t5.58\r\nRye loaf\tsoon');
  await expectSaved(first);
  await gridOf(first).press('ArrowDown');
  await first.keyboard.type('Oat loaf');
  await first.keyboard.press('Enter');
  await expectSaved(first);

  const second = await openAs('user');
  await openStored(second, TAG);
  await expect(second.getByRole('radio', { name: 'Batch table (2)' })).toBeChecked();
  await expect(cellOf(second, 1, 0)).toHaveText('Wheat loaf');
  await expect(cellOf(second, 2, 0)).toHaveText('Oat loaf');
  await expect(cellOf(second, 2, 2)).toContainText('soon');
});

test('F7.07 show each other’s changes, and keep the input of both', async ({ openAs }) => {
  const first = await openAs('user');
  await openTable(first, TAG);
  const second = await openAs('user');
  await openStored(second, TAG);
  await paste(first, 'Product\tPrice\r\nWheat loaf\t5.58');
  await expectSaved(first);
  await paste(second, 'Product\tPrice\r\nRye loaf\t4.20\r\nOat loaf\t3.10');
  const told = second.getByRole('alert').filter({ hasText: 'The rows were changed in another window.' });
  await expect(told).toBeVisible();
  await expectNoViolations(second);
  await expect(cellOf(second, 1, 0)).toHaveText('Rye loaf');

  await told.getByRole('button', { name: 'Load the newer rows' }).click();
  await expect(cellOf(second, 1, 0)).toHaveText('Wheat loaf');
  await expect(told).toBeHidden();
  await expectSaved(second);
  await second.getByRole('button', { name: 'Undo loading the newer rows' }).click();
  await expect(cellOf(second, 2, 0)).toHaveText('Oat loaf');
  await expectSaved(second);

  await gridOf(first).focus();
  await first.keyboard.type('Spelt loaf');
  await first.keyboard.press('Enter');
  await first.getByRole('button', { name: 'Save these rows instead' }).click();
  await expectSaved(first);
  await second.reload();
  await second.getByRole('radio', { name: 'Batch table (1)' }).check({ force: true });
  await expect(cellOf(second, 1, 0)).toHaveText('Spelt loaf');
});

test('F7.08 keeps the rows in the browser, which saves them on the next visit', async ({ openAs }) => {
  const page = await openAs('user');
  await openTable(page, TAG);
  await page.route('**/rows', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await paste(page, 'Product\tPrice\r\nWheat loaf\t5.58');
  await expect(page.getByText(/^The rows are not saved\./)).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.unroute('**/rows');
  // The page closes without a save.
  await page.goto('about:blank');
  await openStored(page, TAG);
  await expect(cellOf(page, 1, 0)).toHaveText('Wheat loaf');
  await expectSaved(page);
  const other = await openAs('user');
  await openStored(other, TAG);
  await expect(cellOf(other, 1, 0)).toHaveText('Wheat loaf');
});

/** Counts the batch tables with rows stored in the browser. */
const keptTables = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('platen-editor');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
    await new Promise((resolve) => (keys.onsuccess = resolve));
    opening.result.close();
    return keys.result.filter((key) => String(key).startsWith('batch ')).length;
  });

test('the rows of a batch table are deleted from the browser with their project', async ({ openAs }) => {
  const page = await openAs('user');
  const list = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`;
  const copy = `${TAG} copy`;
  await page.goto(list);
  await page.getByRole('button', { name: `Actions of ${TAG}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('article', { name: copy }).getByRole('link').first().click();
  await page.getByRole('radio', { name: /^Batch table/ }).check({ force: true });
  await expect(gridOf(page)).toBeVisible();
  // The browser stores rows as long as they can't be saved.
  await page.route('**/rows', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
  );
  await paste(page, 'Rye');
  await expect.poll(() => keptTables(page)).toBe(1);
  await page.goto(list);
  await page.getByRole('button', { name: `Actions of ${copy}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  // Shown only after the rows are deleted too.
  await expect(page.getByText(`${copy} was deleted.`)).toBeVisible();
  await expect(page.getByRole('article', { name: copy })).toBeHidden();
  expect(await keptTables(page)).toBe(0);
});
