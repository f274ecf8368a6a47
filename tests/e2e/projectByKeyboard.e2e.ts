import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ENVIRONMENTS } from '@/demo';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';

/** More tab stops than any page here has. */
const STOPS = 80;

/** Moves to a control using only the Tab key. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} can’t be reached by ${key}.`);
}

// The browser logs missing pictures and previews.
test.use({ allowedConsole: [/404/] });

test('S16.19 a project is started, filled in and downloaded by keyboard only, without axe violations', async ({
  openAs,
}, testInfo) => {
  test.slow();
  const page = await openAs('user');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`);
  await tabTo(page, page.getByRole('button', { name: 'For the shop', exact: true }));
  await expectNoViolations(page);
  await page.keyboard.press('Enter');

  const choice = page.getByRole('dialog', { name: 'For the shop' });
  await tabTo(page, choice.getByRole('button', { name: 'Price tag', exact: true }));
  await expectNoViolations(page);
  await page.keyboard.press('Enter');

  const product = page.getByRole('textbox', { name: 'Product' });
  await expect(page.getByRole('img', { name: /, page 1 of 1$/ })).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, product);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Keys alone');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await tabTo(page, page.getByRole('button', { name: 'Download' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const look = dialog.getByRole('radio', { name: 'PDF to look at' });
  await expect(look).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, dialog.getByRole('radio', { checked: true }));
  for (let at = 0; at < 2 && !(await look.isChecked()); at += 1) await page.keyboard.press('ArrowDown');
  await expect(look).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Download' }));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  const file = testInfo.outputPath('tag.pdf');
  await download.saveAs(file);
  expect(outputOf(readFileSync(file), 'pdftotext', '{}', '-')).toContain('Keys alone');
  await expect(dialog).toHaveCount(0);
  await expectNoViolations(page);
});
