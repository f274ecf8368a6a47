import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The twelve months up to this one. */
const TWELVE_MONTHS = (() => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return { first: first.toISOString().slice(0, 10), last: now.toISOString().slice(0, 10) };
})();

/** Printable area of an A4 page with the default margins of browsers, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

async function putOnPaper(page: Page) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

async function fitsPaper(page: Page) {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
}

test('the usage prints as a chart in one piece and the table of its figures, without the shell', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(
    `/subscription-management/usage?groupBy=month&startDate=${TWELVE_MONTHS.first}&endDate=${TWELVE_MONTHS.last}`,
  );
  const figure = page.getByRole('figure', { name: 'Renders by month' });
  await expect(figure.getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await putOnPaper(page);
  await fitsPaper(page);
  const twin = figure.getByRole('table', { name: 'Renders by month' });
  await expect(twin.getByRole('row')).toHaveCount(1 + 12);
  const { height = 0, width = 0 } = (await twin.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  expect(width).toBeGreaterThan(400);
  await expect(figure.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByLabel('First day')).toBeHidden();
  const isWhole = await figure
    .getByRole('button')
    .first()
    .evaluate((bar) => {
      for (let part: Element | null = bar; part; part = part.parentElement)
        if (getComputedStyle(part).breakInside === 'avoid') return true;
      return false;
    });
  expect(isWhole).toBe(true);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.getByRole('grid', { name: 'Renders by month' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the overview prints light, with unbroken cards and without buttons', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/subscription-management');
  await expect(page.getByRole('button', { name: 'Manage seats' })).toBeVisible();
  await putOnPaper(page);
  await fitsPaper(page);
  await expect(page.getByRole('meter', { name: 'Storage of Aurora production' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage seats' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Reports' })).toBeHidden();
  const cards = page.getByRole('main').getByRole('region');
  await expect(cards).not.toHaveCount(0);
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
