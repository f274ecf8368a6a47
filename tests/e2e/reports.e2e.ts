import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../contract/support/readWorkbook';
import { LAST_MONTH } from './support/lastMonth';
import { expect, test } from './support/test';

async function choose(page: Page, start: string, end: string) {
  await page.getByLabel('First day').fill(start);
  await page.getByLabel('Last day').fill(end);
}

test('R7.61 requires the days before any request', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reports/total')) calls.push(request.url());
  });
  await page.goto('/subscription-management/reports');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Choose the first day.')).toBeVisible();
  await choose(page, '2026-05-02', '2026-05-01');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The last day is before the first.').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('R7.65 downloads the usage of the subscription under a sensible name, with the figures of the platform', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management/reports');
  await choose(page, LAST_MONTH.first, LAST_MONTH.last);
  const answered = page.waitForResponse((response) => response.url().includes('/reports/total-subscription'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(
    `subscription-usage_aurora_${LAST_MONTH.first}_${LAST_MONTH.last}.csv`,
  );
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toBe('Month,Environment,Output,Renders,Watermarked renders');
  const authorization = (await (await answered).request().allHeaders()).authorization ?? '';
  const response = await page.request.get('/api/v1/reports/total-studio-usages', {
    params: { startDate: LAST_MONTH.first, endDate: LAST_MONTH.last },
    headers: { authorization },
  });
  const { environments } = (await response.json()) as {
    environments: { name: string; totalRenders: number }[];
  };
  const lines = csv.trimEnd().split('\r\n').slice(1);
  const inFile = lines
    .filter((line) => line.includes(',Aurora production,'))
    .reduce((sum, line) => sum + Number(line.split(',')[3]), 0);
  expect(inFile).toBe(environments.find(({ name }) => name === 'Aurora production')?.totalRenders);
  await expect(page.getByText('was downloaded.')).toBeVisible();
});

test('R7.63 downloads the usage of an environment as a workbook', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto('/subscription-management/reports');
  await page.getByRole('combobox', { name: /^Environment/ }).selectOption({ label: 'Aurora production' });
  await choose(page, LAST_MONTH.first, LAST_MONTH.last);
  await page.getByText('Workbook (XLSX)').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(
    `environment-usage_aurora-production_${LAST_MONTH.first}_${LAST_MONTH.last}.xlsx`,
  );
  const lines = readWorkbook(await readFile(await file.path()));
  expect(lines[0]).toEqual(['Date', 'Environment', 'Output', 'Renders', 'Watermarked renders']);
  expect(lines).toHaveLength(1 + LAST_MONTH.days * 4);
  expect(lines[1]?.slice(0, 2)).toEqual([LAST_MONTH.first, 'Aurora production']);
  await expect(page.getByText('.xlsx was downloaded.')).toBeVisible();
});

test('R7.63 reports that there is no data, and cancels a download', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto('/subscription-management/reports');
  await page.getByRole('combobox', { name: /^Environment/ }).selectOption({ label: 'Aurora production' });
  await expect(page.getByText('Customer usage')).toHaveCount(0);
  await choose(page, '2019-01-01', '2019-01-31');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Nothing was rendered on these days, so there is no file.')).toBeVisible();
  await page.getByText('Workbook (XLSX)').click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Nothing was rendered on these days, so there is no file.')).toBeVisible();
  await page.route('**/reports/total-environment-usages*', () => undefined);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('progressbar', { name: 'Download of the report' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The download was cancelled.')).toBeVisible();
});

test('R7.62 R7.64 shows the usage of the studio and of the client as tables', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management/reports');
  await choose(page, LAST_MONTH.first, LAST_MONTH.last);
  await page.getByLabel('Studio usage').check();
  await page.getByRole('button', { name: 'Show report' }).click();
  await expect(page.getByRole('grid', { name: 'Studio usage' })).toContainText('Aurora production');
  await page.getByLabel('Customer usage').check();
  await page.getByRole('button', { name: 'Show report' }).click();
  await expect(page.getByRole('grid', { name: 'Customer usage' })).toContainText('Aurora');
});
