import { writeFileSync } from 'node:fs';
import { demoId, ENVIRONMENTS } from '@/demo';
import { buildStudio } from '../../scripts/buildStudio';
import { startHostSite } from './support/hostPage';
import { freePort, startPlatform } from './support/startPlatform';
import { drawRectangle, layersOf, paperOf } from './support/templateCanvas';
import { expect, fillSignIn, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const TEMPLATE = demoId(`template:${ENVIRONMENTS.auroraProduction}:Business card`);

// The browser logs a missing page, and a message its target can't receive.
test.use({ allowedConsole: [/404|postMessage/] });

test('R3.38 with studioCdnBaseUrl the editor is loaded from there in the environment’s version; a missing one is reported', async ({
  page,
}, testInfo) => {
  await buildStudio();
  const port = await freePort();
  const site = await startHostSite({ port, pages: {}, token: () => '' });
  const file = testInfo.outputPath('console.json');
  writeFileSync(file, JSON.stringify({ studioCdnBaseUrl: `${site.url}/studios` }));
  const platform = await startPlatform({ CONSOLE_ORIGINS: site.url, CONSOLE_CONFIGURATION: file });
  try {
    await page.goto(`${platform.url}${TEMPLATES}/${TEMPLATE}`);
    await fillSignIn(page, 'templateDesigner');
    await expect(page.getByText(/^Version [\d.]+ of the studio could not be loaded$/)).toBeVisible();
    await expect(page.getByText(`from ${site.url}/studios/`)).toBeVisible();
    const [, version = ''] =
      /Version ([\d.]+) of/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
    site.versions.add(version);
    await page.getByRole('button', { name: 'Try again' }).click();

    const studio = page.frameLocator('iframe[title="Template editor"]');
    await expect(paperOf(studio)).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/studios/${version}/frame/`));
    const layers = layersOf(studio);
    const count = await layers.count();
    await drawRectangle(page, studio);
    await expect(layers).toHaveCount(count + 1);

    await studio.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await studio.getByRole('button', { name: 'More', exact: true }).click();
    await studio.getByRole('menuitem', { name: 'Save as…' }).click();
    await studio.getByRole('textbox', { name: /Name/ }).fill('From elsewhere');
    await studio.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(studio.getByRole('heading', { level: 1, name: 'From elsewhere' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(TEMPLATE));
    await expect(layers).toHaveCount(count + 1);
    await studio.getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByRole('article', { name: 'From elsewhere' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto(`${platform.url}${TEMPLATES}/new`);
    await studio.getByRole('textbox', { name: /Name/ }).fill('Begun elsewhere');
    await studio.getByRole('button', { name: 'Create template' }).click();
    await expect(paperOf(studio)).toBeVisible();
    await studio.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
    await expect(studio.getByText('Saved', { exact: true })).toBeVisible();
  } finally {
    await platform.dispose();
    await site.close();
  }
});
