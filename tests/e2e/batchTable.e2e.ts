import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ENVIRONMENTS, demoId } from '@/demo';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';

const TAG = 'Rye with wild honey, shelf 2';
const POST = 'Post: cinnamon knots';

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Rows' });

/** A cell by the number of its row and the name of its column. */
const cellOf = (page: Page, row: number, column: number) =>
  gridOf(page)
    .getByRole('row')
    .and(page.locator(`[aria-rowindex="${row + 1}"]`))
    .getByRole('gridcell')
    .nth(column);

/** What is painted, as text that differs when a pixel does. */
const painted = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Opens the batch table of a project of the plain user. */
async function openTable(page: Page, name: string): Promise<void> {
  const id = demoId(`project:${ENVIRONMENTS.auroraProduction}:user:${name}`);
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${id}`);
  await expect(page.getByRole('img', { name: new RegExp(`^${name}, page 1 of`) })).toBeVisible();
  await page.getByRole('radio', { name: /^Batch table/ }).check({ force: true });
  await expect(gridOf(page)).toBeVisible();
}

/** Pastes into the table what a spreadsheet would have copied. */
async function paste(page: Page, text: string): Promise<void> {
  await gridOf(page).focus();
  await gridOf(page).evaluate((grid, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Downloads what is chosen of the table in the format. */
async function downloadAs(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return (await downloading).path();
}

// The browser itself tells of pictures that are not there.
test.use({ allowedConsole: [/404/] });

test('S16.06 rows are pasted by the names of columns, typed and read from a file, and each invalid cell says why', async ({
  openAs,
}) => {
  const page = await openAs('user');
  await openTable(page, TAG);
  const grid = gridOf(page);
  const counts = page.getByRole('region', { name: 'Batch table' }).getByRole('status').first();
  await paste(
    page,
    [
      'Price\tStock\tProduct\tKind',
      '5,58\t4\tWheat loaf\tBread',
      'soon\t1\t"Rye\n""dark"""\tbread',
      '6,00\t2\t\tcake',
    ].join('\r\n'),
  );
  await expect(page.getByText('3 rows pasted. Not used: Stock.')).toBeVisible();
  await expect(counts).toHaveText('3 rows, 2 with errors');
  await expect(cellOf(page, 1, 0)).toHaveText('Wheat loaf');
  await expect(cellOf(page, 1, 2)).toHaveText('5.58');
  await expect(cellOf(page, 1, 4)).toHaveText('Bread');
  await expect(cellOf(page, 2, 0)).toHaveText('Rye "dark"');
  await expect(grid.locator('[aria-invalid="true"]')).toHaveCount(3);

  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(grid).toBeFocused();
  await expect(cellOf(page, 2, 2).getByText('Price: "soon" is no number.').last()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.type('4.2');
  await page.keyboard.press('Enter');
  await expect(counts).toHaveText('3 rows, 1 with errors');
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(cellOf(page, 3, 4).getByText("Kind: cake can't be selected.").last()).toBeVisible();
  await page.keyboard.type('Pastry');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(cellOf(page, 3, 0).getByText('Product needs a value.').last()).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.type('Oat loaf');
  await page.keyboard.press('Enter');
  await expect(counts).toHaveText('3 rows');

  await page.getByRole('button', { name: 'Undo Product' }).click();
  await expect(counts).toHaveText('3 rows, 1 with errors');
  await page.getByRole('button', { name: 'Redo Product' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFproduct;price of a kilo\r\n"Spelt; a round one";8,5\r\nNut loaf;soon\r\n'),
  });
  await expect(page.getByText('2 rows read.')).toBeVisible();
  await expect(counts).toHaveText('5 rows, 1 with errors');
  await expect(cellOf(page, 4, 0)).toHaveText('Spelt; a round one');
  await expect(cellOf(page, 4, 3)).toHaveText('8.5');

  // What is there is kept.
  await page.reload();
  await page.getByRole('radio', { name: 'Batch table (5)' }).check({ force: true });
  await expect(cellOf(page, 5, 0)).toHaveText('Nut loaf');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/^Nothing was downloaded/)).toBeVisible();
  await expect(grid).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(counts).toHaveText('5 rows');
  const file = await downloadAs(page, 'PDF to look at');
  const text = outputOf(readFileSync(file), 'pdftotext', '{}', '-');
  for (const product of ['Wheat loaf', 'Rye "dark"', 'Oat loaf', 'Spelt; a round one', 'Nut loaf'])
    expect(text).toContain(product);
  expect(outputOf(readFileSync(file), 'pdfinfo', '{}')).toMatch(/Pages:\s+5\b/);
});

test('S16.07 the row that is chosen is shown, and the picture made of it looks the same', async ({
  openAs,
}) => {
  const page = await openAs('user');
  await page.setViewportSize({ width: 3600, height: 1500 });
  await openTable(page, POST);
  // The page as large as the picture: 1,080 pixels.
  const { width } = (await page.locator('canvas').first().boundingBox()) ?? { width: 0 };
  await page.setViewportSize({ width: 3600, height: 1500 - Math.round(width - 1080) });
  await paste(page, 'Product\tPrice\tLabel\r\nPlum cake\t3,20\tOnly today\r\n"Walnut\nrolls"\t2,10\t\r\n');
  await expect(cellOf(page, 2, 1)).toHaveText('Walnut rolls');
  const first = await painted(page);
  await gridOf(page).press('ArrowDown');
  await expect.poll(() => painted(page)).not.toBe(first);
  await gridOf(page).press('Shift+Space');
  await expect(gridOf(page).getByRole('checkbox', { name: 'Choose row 2' })).toBeChecked();

  const shown = Buffer.from((await painted(page)).split(',')[1] ?? '', 'base64');
  const made = readFileSync(await downloadAs(page, 'PNG for screens'));
  const pixels = async (picture: Buffer) =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([pixels(shown), pixels(made)]);
  expect(one.info).toEqual(other.info);
  const different = one.data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 8).length;
  expect(different / one.data.length).toBeLessThanOrEqual(0.001);

  // As much as to say: the other row is another picture.
  const before = Buffer.from(first.split(',')[1] ?? '', 'base64');
  const third = await pixels(before);
  const apart = third.data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 8).length;
  expect(apart / third.data.length).toBeGreaterThan(0.01);
});

/** The batch tables the browser keeps rows of. */
const keptTables = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('platen-editor');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
    await new Promise((resolve) => (keys.onsuccess = resolve));
    opening.result.close();
    return keys.result.filter((key) => String(key).startsWith('batch ')).length;
  });

test('the rows of a batch table are gone from the browser with their project', async ({ openAs }) => {
  const page = await openAs('user');
  const list = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`;
  const copy = `${TAG} copy`;
  await page.goto(list);
  await page.getByRole('button', { name: `Actions of ${TAG}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('article', { name: copy }).getByRole('link').first().click();
  await page.getByRole('radio', { name: /^Batch table/ }).check({ force: true });
  await expect(gridOf(page)).toBeVisible();
  await paste(page, 'Rye');
  await expect.poll(() => keptTables(page)).toBe(1);
  await page.goto(list);
  await page.getByRole('button', { name: `Actions of ${copy}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  // Said when the rows are gone as well.
  await expect(page.getByText(`${copy} was deleted.`)).toBeVisible();
  await expect(page.getByRole('article', { name: copy })).toBeHidden();
  expect(await keptTables(page)).toBe(0);
});
