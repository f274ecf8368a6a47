import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeWorkbook, textRow } from '../unit/support/makeWorkbook';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { expectNoViolations } from './support/axe';
import { cellOf, expectSaved, gridOf, openTable, paste, POST, TAG } from './support/batchTable';
import { expect, test } from './support/test';

/** Returns the painted canvas as text, for comparing pixels. */
const painted = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Downloads the selected rows of the table in the format. */
async function downloadAs(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return (await downloading).path();
}

// The browser logs missing pictures.
test.use({ allowedConsole: [/404/] });

test('S16.06 rows are pasted by column names, typed and read from a file, and each invalid cell has a reason', async ({
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
  await expect(
    page.getByText('3 rows pasted. Not used: Stock. As in the form: Code of the till.'),
  ).toBeVisible();
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
  const asked = page.getByRole('dialog', { name: 'Add rows' });
  await expect(asked.getByText('Result: 2 rows added, 3 rows unchanged.')).toBeVisible();
  await expectNoViolations(page);
  await asked.getByRole('button', { name: 'Add rows' }).click();
  await expect(page.getByText('2 rows read. 2 rows added, 3 rows unchanged.')).toBeVisible();
  await expect(counts).toHaveText('5 rows, 1 with errors');
  await expect(cellOf(page, 4, 0)).toHaveText('Spelt; a round one');
  await expect(cellOf(page, 4, 3)).toHaveText('8.5');

  // The other values are kept.
  await expectSaved(page);
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

test('F3.10 F3.15 a sheet of a workbook is read by a thread allowed by the security policy', async ({
  openAs,
}) => {
  const page = await openAs('user');
  await openTable(page, TAG);
  const sheets = [
    { name: 'May', rows: textRow('Product', 'Price') + textRow('Rye loaf', '4') },
    {
      name: 'June',
      rows: `${textRow('Product', 'Price')}<row><c t="str"><v>Oat loaf</v></c><c s="0"><v>5.5</v></c></row>`,
    },
  ];
  await page.locator('input[type="file"]').setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await makeWorkbook({ sheets, formats: ['0.00'] })),
  });
  const dialog = page.getByRole('dialog', { name: 'Add rows' });
  await dialog.getByRole('combobox', { name: 'Sheet' }).selectOption('June');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add rows' }).click();
  await expect(page.getByText('1 row read.')).toBeVisible();
  await expect(cellOf(page, 1, 0)).toHaveText('Oat loaf');
  await expect(cellOf(page, 1, 2)).toHaveText('5.50');
});

test('F3.22 F3.23 a missing picture is an error of its row, and the page omits it', async ({ openAs }) => {
  const page = await openAs('user');
  await openTable(page, POST);
  await paste(page, 'Product\tPrice\tPhoto\r\nPlum cake\t3,20\tnope.png\r\nWalnut rolls\t2,10\t\r\n');
  const counts = page.getByRole('region', { name: 'Batch table' }).getByRole('status').first();
  await expect(counts).toHaveText('2 rows, 1 with errors');
  await expect(
    page.getByText('This row has 1 error. Marked values are left empty on the page.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(gridOf(page).getByText('Photo: There is no picture “nope.png”.').last()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/^Nothing was downloaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose 1 row without errors' }).click();
  await expect(counts).toHaveText('2 rows, 1 with errors, 1 chosen');
  await gridOf(page).press('ArrowDown');
  await expect(page.getByText('This row has 1 error.')).toHaveCount(0);
});

test('S16.07 the selected row is shown, and its output looks the same', async ({ openAs }) => {
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

  // Ensures that the other row has another picture.
  const before = Buffer.from(first.split(',')[1] ?? '', 'base64');
  const third = await pixels(before);
  const apart = third.data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 8).length;
  expect(apart / third.data.length).toBeGreaterThan(0.01);
});
