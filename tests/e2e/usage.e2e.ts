import { readFile } from 'node:fs/promises';
import { ENVIRONMENTS } from '@/demo';
import { LAST_MONTH } from './support/lastMonth';
import { expect, test } from './support/test';

test('R7.17 R1.08 shows the usage of the subscription by year, month and environment, and keeps the choice in the address', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management/usage');
  await expect(page.getByRole('figure', { name: 'Renders by month' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('thisContractYear');
  await page.getByText('Year', { exact: true }).first().click();
  await expect(page.getByRole('figure', { name: 'Renders by year' })).toBeVisible();
  await page.getByText('Month', { exact: true }).first().click();
  await expect(page).toHaveURL(/groupBy=month/);
  await page.getByText('Environment', { exact: true }).first().click();
  await expect(page.getByRole('grid', { name: 'Renders by environment' })).toContainText('Aurora production');
  await page.goBack();
  await expect(page.getByRole('figure', { name: 'Renders by month' })).toBeVisible();
});

test('a bar opens its breakdown, down to the days of a month and to an environment', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management/usage');
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last month' });
  await expect(page).toHaveURL(
    new RegExp(
      `/usage\\?groupBy=month&startDate=${LAST_MONTH.first}&endDate=${LAST_MONTH.last}&top=10&period=lastMonth&`,
    ),
  );
  const columns = (name: string) =>
    page.getByRole('group', { name: `Values of ${name}` }).getByRole('button');
  await columns('Renders by month').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid', { name: 'By environment' })).toContainText('Aurora production');
  await expect(dialog.getByRole('grid', { name: 'By output' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show its days' }).click();
  await expect(page.getByRole('figure', { name: 'Renders by day' })).toBeVisible();
  await page.getByText('Environment', { exact: true }).first().click();
  await columns('Renders by environment').first().click();
  await dialog.getByRole('link', { name: 'Open its usage' }).click();
  await expect(page).toHaveURL(new RegExp(`/settings/usage\\?groupBy=name&startDate=${LAST_MONTH.first}`));
  await expect(page.getByRole('figure', { name: 'Renders by output' })).toBeVisible();
});

test('exports the shown figures, and reports invalid days', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(
    `/subscription-management/usage?groupBy=environment&startDate=${LAST_MONTH.first}&endDate=${LAST_MONTH.last}`,
  );
  await expect(page.getByRole('grid', { name: 'Renders by environment' })).toContainText('Aurora production');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /export/i }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`renders-by-environment-${LAST_MONTH.first}-${LAST_MONTH.last}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Environment,Renders,Watermarked,Period before,Change');
  await page.goto('/subscription-management/usage?groupBy=day&startDate=2026-05-02&endDate=2026-05-01');
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
});

test('R7.14 shows the usage of an environment with its storage', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/settings/usage?groupBy=name`);
  await expect(page.getByRole('figure', { name: 'Renders by output' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Storage' })).toBeVisible();
});

test('the usage of an environment opens on the contract year for users who may see the contract', async ({
  openAs,
}) => {
  const [admin, local] = [await openAs('subscriptionAdmin'), await openAs('environmentAdmin')];
  for (const [page, period] of [
    [admin, 'This contract year'],
    [local, 'Last 12 months'],
  ] as const) {
    await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/settings/usage`);
    await expect(page.getByRole('figure', { name: 'Renders by month' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Period' }).locator('option:checked')).toHaveText(period);
  }
});
