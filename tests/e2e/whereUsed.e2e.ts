import { ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

const home = `/environments/${ENVIRONMENTS.auroraProduction}`;

test('S16.05 a designer opens from a font a template that uses it, and from an output setting a user interface', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.goto(`${home}/fonts`);
  await page.getByRole('button', { name: 'Actions of Inter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Where used…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where Inter is used' });
  await dialog.getByRole('link', { name: 'Business card', exact: true }).click();
  await expect(page).toHaveURL(/\/studio\/templates\/[\da-f-]{36}$/);
  await page.goto(`${home}/studio/output-settings`);
  await page.getByRole('link', { name: 'PDF for the press', exact: true }).click();
  const used = page.getByRole('region', { name: 'Where used' });
  await used.getByRole('link', { name: 'For the shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For the shop' })).toBeVisible();
});

test('S16.05 an asset names the brand kits that use it before it is deleted', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await page.goto(`${home}/media?folder=${encodeURIComponent('/Brand/Logos')}`);
  await page.getByRole('button', { name: 'mark-colour.png', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'mark-colour.png' });
  await expect(viewer.getByRole('link', { name: 'Aurora' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions of mark-colour.png' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete mark-colour.png?' });
  await expect(question.getByText('1 brand kit uses it:')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
});
