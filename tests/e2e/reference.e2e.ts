import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { ENVIRONMENTS } from '@/demo';
import { REFERENCE_PATHS } from '@/domain/paths';
import { expectNoViolations } from './support/axe';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test('the API reference is reached from the integrations, searched, linked to and copied from', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/settings/integrations`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'API reference' }).click();
  const reference = await opened;
  await expect(reference.getByRole('heading', { level: 1, name: 'Environment API' })).toBeVisible();
  await reference.getByRole('searchbox', { name: 'Search this page' }).fill('where-used');
  await expect(reference.getByRole('status')).toHaveText('1 entry');
  await expect(contents(reference).getByRole('listitem')).toHaveCount(1);
  await contents(reference)
    .getByRole('link', { name: /What uses at least one/ })
    .click();
  await expect(reference).toHaveURL(/#listUses$/);
  await reference.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await reference.getByRole('button', { name: 'Copy: curl for listUses' }).click();
  await expect(reference.getByText('Copied', { exact: true })).toBeVisible();
  expect(await reference.evaluate(() => navigator.clipboard.readText())).toContain(
    '/where-used?kind=media&ids=',
  );
  await reference.getByRole('searchbox').fill('no such thing');
  await expect(reference.getByRole('status')).toHaveText('Nothing holds “no such thing”.');
  await reference.evaluate(() => location.assign('#listTemplates'));
  await expect(reference.getByRole('heading', { name: /^Templates/, level: 2 })).toBeVisible();
  await expect(reference.locator('#listTemplates')).toBeInViewport();
});

test('a search typed while the API reference loads is applied', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('#search');
      if (!field) return;
      observer.disconnect();
      field.value = 'where-used';
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(REFERENCE_PATHS.environment);
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await expect(contents(page).getByRole('listitem')).toHaveCount(1);
});

test('every page of the API reference is clean for axe, in light and dark, on a phone and wide', async ({
  page,
}) => {
  for (const path of Object.values(REFERENCE_PATHS)) {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBe(0);
      if (path !== REFERENCE_PATHS.environment || width > 1000) await expectNoViolations(page);
    }
  }
});

test('the calls of the API reference run as shown', async ({ openAs, platform }) => {
  const page = await openAs('templateDesigner');
  await page.goto('/my-account');
  const { access_token: accessToken } = await storedTokens(page);
  await page.goto(REFERENCE_PATHS.environment);
  for (const call of [
    'getSettings',
    'listTemplates',
    'listFontFamilies',
    'listOutputSettings',
    'listConnectors',
  ]) {
    const code = await page.getByLabel(`curl for ${call}`, { exact: true }).locator('code').innerText();
    const answer = execFileSync('sh', ['-c', `${code} --silent --show-error --fail`], {
      encoding: 'utf8',
      env: { ...process.env, PLATEN: platform.url, ACCESS_TOKEN: accessToken, NAME: 'aurora-production' },
    });
    expect(() => JSON.parse(answer) as unknown, `${call}: ${answer}`).not.toThrow();
  }
});
