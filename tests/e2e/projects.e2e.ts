import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ENVIRONMENTS, demoId } from '@/demo';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { expect, test } from './support/test';

const projectPath = (account: string, name: string) =>
  `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${demoId(
    `project:${ENVIRONMENTS.auroraProduction}:${account}:${name}`,
  )}`;
const TAG = 'Rye with wild honey, shelf 2';

const page1Of = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^${name}, page 1 of`) });

const productOf = (page: Page) => page.getByRole('textbox', { name: 'Product' });

/** Returns the painted canvas as text, for comparing pixels. */
const painted = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page1Of(page, name)).toBeVisible();
}

// The browser logs refused calls.
test.use({ allowedConsole: [/40[0134]|412/] });

test('S11.13 S11.14 S11.18 S11.21 S11.23 a plain user fills in a project, sees the page update, and downloads the result', async ({
  openAs,
}, testInfo) => {
  const page = await openAs('user');
  await open(page, projectPath('user', TAG), TAG);
  const before = await painted(page);
  await productOf(page).fill('Six seeds and a half');
  await expect.poll(() => painted(page)).not.toBe(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(productOf(page)).toHaveValue('Six seeds and a half');
  await expect(page1Of(page, TAG)).toBeVisible();
  const after = await painted(page);
  await productOf(page).fill('');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Fill this in before you download.')).toBeVisible();
  await expect(productOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo Product' }).click();
  await expect.poll(() => painted(page)).toBe(after);

  await page.getByRole('button', { name: 'Download' }).click();
  const offered = page.getByRole('dialog').getByRole('radio');
  await expect(offered).toHaveCount(2);
  // As text, while the first one has shapes.
  await page.getByRole('radio', { name: 'PDF to look at' }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${TAG}.pdf`);
  const file = testInfo.outputPath('tag.pdf');
  await download.saveAs(file);
  expect(outputOf(readFileSync(file), 'pdftotext', '{}', '-')).toContain('Six seeds and a half');
});

test('S11.02 a new project shows its template’s picture until its own page is drawn', async ({ openAs }) => {
  const page = await openAs('user');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/projects\/[^/]+\/font\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'For the shop', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'For the shop' });
  await expect(choice.getByRole('img', { name: 'Preview of Price tag' })).toBeVisible();
  await choice.getByRole('button', { name: 'Price tag', exact: true }).click();
  const picture = page.getByRole('group', { name: 'Page' }).getByRole('img');
  await expect(picture).toHaveAccessibleName('Preview of Price tag');
  const stored = await picture.boundingBox();
  release();
  await expect(page1Of(page, 'Price tag')).toBeVisible();
  const drawn = await picture.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(drawn?.[side]).toBeCloseTo(stored?.[side] ?? 0, 0);
});

test('S11.06 the form has the headings and help of the user interface its collection has', async ({
  openAs,
}) => {
  const designer = await openAs('templateDesigner');
  await open(designer, projectPath('template.designer', TAG), TAG);
  const form = designer.getByRole('region', { name: 'Form' });
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(['From the price list', 'Your shop']);
  await expect(form.getByText('What is printed on everything in the window.')).toBeVisible();
});

test('S8.29 actions run on input: a badge disappears when its switch is turned off', async ({ openAs }) => {
  const page = await openAs('user');
  await open(page, projectPath('user', 'Night bake in May'), 'Night bake in May');
  const before = await painted(page);
  await page.getByRole('switch', { name: 'Free entry' }).click();
  await expect.poll(() => painted(page)).not.toBe(before);
  await page.getByRole('switch', { name: 'Free entry' }).click();
  await expect.poll(() => painted(page)).toBe(before);
});

test('S11.15 an older window’s save is refused, and continues with the newer state or as a copy', async ({
  openAs,
}) => {
  const older = await openAs('templateDesigner');
  const newer = await older.context().newPage();
  const path = projectPath('template.designer', TAG);
  await open(older, path, TAG);
  await open(newer, path, TAG);
  await productOf(newer).fill('Of the newer window');
  await expect(newer.getByText('Saved', { exact: true })).toBeVisible();

  await productOf(older).fill('Of the older window');
  await older.getByRole('button', { name: 'Save as a copy' }).click();
  await expect(older.getByRole('heading', { level: 1, name: `${TAG} (copy)` })).toBeVisible();
  await expect(productOf(older)).toHaveValue('Of the older window');

  await open(older, path, TAG);
  await expect(productOf(older)).toHaveValue('Of the newer window');
});

test('another user’s project is not found, also for an administrator', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(projectPath('user', TAG));
  await expect(page.getByText('This project is not there')).toBeVisible();
});

test('S11.17 S11.20 S12.23 a plain user steps through the price list’s rows, and downloads all in one file', async ({
  openAs,
}, testInfo) => {
  const page = await openAs('user');
  await open(page, projectPath('user', TAG), TAG);
  const before = await painted(page);
  await page.getByRole('button', { name: 'Next row' }).click();
  await expect(productOf(page)).toHaveValue('Wheat loaf');
  await expect.poll(() => painted(page)).not.toBe(before);
  await page.getByRole('button', { name: 'All rows' }).click();
  await page.getByRole('grid', { name: 'All rows' }).press('End');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('switch', { name: /^All records/ });
  await dialog.getByRole('radio', { name: 'PDF to look at' }).check();
  await expect(all).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'PDF for the press' }).check();
  await all.check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${TAG}.pdf`);
  const file = testInfo.outputPath('all.pdf');
  await download.saveAs(file);
  expect(outputOf(readFileSync(file), 'pdfinfo', '{}')).toMatch(/Pages:\s+200\b/);
});

test('S11.24 changes made when the session ended are kept, and saved after signing in again', async ({
  openAs,
}) => {
  const page = await openAs('user');
  await open(page, projectPath('user', TAG), TAG);
  await page.route('**/grafx/api/**', (route) =>
    route.fulfill({ status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } }),
  );
  await productOf(page).fill('Of the old session');
  const layer = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(layer).toBeVisible();
  await page.unrouteAll();
  await layer.getByRole('button', { name: 'Sign in again' }).click();
  await expect(layer).toBeHidden();
  await expect(productOf(page)).toHaveValue('Of the old session');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(productOf(page)).toHaveValue('Of the old session');
});

test('S13.09b a project has its form builder’s form, or the default one when the feature is off', async ({
  openAs,
}) => {
  const page = await openAs('user');
  await open(page, projectPath('user', TAG), TAG);
  await expect(page.getByRole('heading', { name: 'Your shop' })).toBeVisible();
  await page.route('**/feature-flags.json', async (route) => {
    const flags = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...flags, formBuilderEnabled: false } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your shop' })).toHaveCount(0);
});
