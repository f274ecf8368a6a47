import type { Page } from '@playwright/test';
import { ENVIRONMENTS, demoId } from '@/demo';
import { expect, test } from './support/test';
import { paperOf } from './support/templateCanvas';

const LETTER = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates/${demoId(
  `template:${ENVIRONMENTS.auroraProduction}:Order letter`,
)}`;

/** Opens a new action of the letter and returns its code field. */
async function openAction(page: Page) {
  await page.goto(LETTER);
  await expect(paperOf(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Add action' }).click();
  const code = page.getByRole('textbox', { name: 'Script' });
  await expect(code).toHaveAttribute('contenteditable', 'true');
  return code;
}

test('S8.32 a designer completes a script, sees the failure on its line, and fixes it', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const code = await openAction(page);
  await code.click();
  await page.keyboard.type('setFrameV');
  await page.getByRole('option', { name: /^setFrameVisible/ }).click();
  await page.keyboard.type('("Hori');
  await page.getByRole('option', { name: 'Horizon', exact: true }).click();
  await expect(code).toHaveText('setFrameVisible("Horizon")');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', fals');

  await page.getByText('Run', { exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'fals' });
  await expect(alert).toBeVisible();
  await page.getByText('Design', { exact: true }).click();
  await page.getByRole('button', { name: 'Line 1' }).click();
  await expect(code).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type("console.log(getTextVariableValue('Name'));");
  await page.getByText('Run', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('River Street Offices');
  await expect(alert).toHaveCount(0);
});

test('the code field releases the focus after Escape, and its changes are undone in editor steps', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const code = await openAction(page);
  await code.click();
  await page.keyboard.type('let a = 1');
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(code).toHaveText('');
  await code.click();
  await page.keyboard.press('Control+z');
  await page.keyboard.type('b');
  await expect(code).toHaveText('b');
});

test('S8.31 the code’s label focuses it, and in Run it is read-only', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  const code = await openAction(page);
  await page.getByText('Script', { exact: true }).click();
  await expect(code).toBeFocused();
  await page.keyboard.type('let a = 1;');
  await page.getByText('Run', { exact: true }).click();
  await expect(code).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByText('Go back to Design to change them.').first()).toBeVisible();
  await code.click();
  await page.keyboard.type('more');
  await expect(code).toHaveText('let a = 1;');
  await page.getByText('Design', { exact: true }).click();
  await expect(code).toHaveAttribute('aria-readonly', 'false');
  await code.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' // kept');
  await expect(code).toHaveText('let a = 1; // kept');
});
