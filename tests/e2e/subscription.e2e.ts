import { expect, test } from './support/test';

test('R1.08 shows the contract, the renders with their average, the storage and the date', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management');
  const renders = page
    .getByRole('region', { name: 'Renders' })
    .or(page.getByLabel('Renders', { exact: true }));
  await expect(renders.getByText(/a month$/)).toBeVisible();
  await expect(renders.getByText(/renders ÷ 3 months/)).toBeVisible();
  await page.getByLabel('Rolling average').selectOption('6');
  await expect(renders.getByText(/renders ÷ 6 months/)).toBeVisible();
  await expect(page).toHaveURL(/months=6/);
  await expect(page.getByRole('meter', { name: 'Storage of Aurora production' })).toBeVisible();
  await expect(page.getByText(/^As of/).first()).toBeVisible();
  await expect(page.getByText('Billing contact')).toBeVisible();
});

test('R1.01 assigns a template designer seat and removes it', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/subscription-management');
  await page.getByRole('button', { name: 'Manage seats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template designer seats' });
  await expect(dialog.getByRole('button', { name: /^Remove the seat of/ }).first()).toBeVisible();
  const before = await dialog.getByRole('button', { name: /^Remove the seat of/ }).count();
  await dialog.getByRole('combobox', { name: 'Assign a seat to' }).fill('content.admin@demo');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Assign seat' }).click();
  const remove = dialog.getByRole('button', { name: /^Remove the seat of/ });
  await expect(remove).toHaveCount(before + 1);
  await expect(dialog.getByText(`${before + 1} of 7 seats are assigned.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the seat of Content Admin', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove seat' }).click();
  await expect(remove).toHaveCount(before);
});
