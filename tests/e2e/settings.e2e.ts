import { ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

const SETTINGS = (id: string) => `/environments/${id}/settings`;

test('R7.68 R7.69 selects an older studio version for production only after its name is typed', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(SETTINGS(ENVIRONMENTS.auroraProduction));
  await expect(page.getByText('Production.', { exact: true })).toBeVisible();
  await page.getByLabel('Public version').selectOption('1.40');
  await expect(page.getByText(/This is older than Latest/)).toBeVisible();
  await page.getByRole('button', { name: 'Change version' }).click();
  const confirm = async (question: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    await dialog.getByRole('textbox').fill('Aurora production');
    await dialog.getByRole('button', { name: 'Change version' }).click();
    await expect(dialog).toBeHidden();
  };
  await confirm('Go back to 1.40?');
  await page.reload();
  await expect(page.getByLabel('Public version')).toHaveValue('1.40');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Gradient fills' })).toContainText('Off');
  await expect(page.getByRole('listitem').filter({ hasText: 'Barcode frames' })).toContainText('On');
  await page.goto(SETTINGS(ENVIRONMENTS.auroraProduction));
  await page.getByLabel('Public version').selectOption({ label: 'Latest (1.42.3)' });
  await page.getByRole('button', { name: 'Change version' }).click();
  await confirm('Change to Latest (1.42.3)?');
  await page.reload();
  await expect(page.getByLabel('Public version')).toHaveValue('latest');
  await expect(page.getByText('SDK 1.42.3')).toBeVisible();
});

test('S14.07 S14.09 adds a connector, enables it, makes it the default and removes another', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${SETTINGS(ENVIRONMENTS.auroraSandbox)}/connectors`);
  await page.getByRole('button', { name: 'Add connector' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add connector' });
  await form.getByLabel('Name').fill('Stock photos');
  await form.getByLabel('Pictures come from').selectOption('http');
  await form.getByLabel('Address').fill('https://pictures.stock.demo.test/catalogue');
  await form.getByLabel('Allowed domains').fill('https://wrong');
  await form.getByRole('button', { name: 'Add connector' }).click();
  await expect(form.getByText('Not a domain: https://wrong.')).toBeVisible();
  await form.getByLabel('Allowed domains').fill('*.stock.demo.test');
  await form.getByRole('button', { name: 'Add connector' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Stock photos' });
  await expect(row).toContainText('Disabled');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Enable', exact: true }).click();
  await expect(row).toContainText('Enabled');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(row).toContainText('Default');
  const other = page.getByRole('row').filter({ hasText: 'Test data' });
  await other.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove connector' }).click();
  await expect(other).toHaveCount(0);
});

test('compares two environments and shows only the differences', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(`${SETTINGS(ENVIRONMENTS.auroraProduction)}/compare`);
  await page.getByLabel('Other environment').selectOption({ label: 'Aurora development' });
  const table = page.getByRole('grid', { name: 'Aurora production and Aurora development' });
  await expect(table.getByRole('row').filter({ hasText: 'Technical name' })).toContainText('Differs');
  await expect(table.getByRole('row').filter({ hasText: 'Region' })).toContainText('Same');
  await page.goto(`${page.url()}&filter.show=differences`);
  await expect(table.getByRole('row').filter({ hasText: 'Technical name' })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Region' })).toHaveCount(0);
});

test('a phone shows the differences without scrolling sideways', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    `${SETTINGS(ENVIRONMENTS.auroraProduction)}/compare?with=${ENVIRONMENTS.auroraDevelopment}`,
  );
  const table = page.getByRole('grid', { name: 'Aurora production and Aurora development' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Technical name').getByRole('img', { name: 'Differs' })).toBeVisible();
  await expect(row('Region').getByRole('img', { name: 'Differs' })).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Difference' })).toHaveCount(0);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
