import { ENVIRONMENTS } from '@/demo';
import { chooseInFilter } from './support/filters';
import { expect, test } from './support/test';

test('R7.12 R7.10 R7.11 R1.02 creates an environment with all its fields, and deletes it by typing its name', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await page.getByRole('button', { name: 'Create environment' }).click();
  const form = page.getByRole('dialog', { name: 'Create environment' });
  await form.getByRole('button', { name: 'Create environment' }).click();
  await expect(form.getByText('Choose a type.')).toBeVisible();
  await form.getByLabel('Type').selectOption('sandbox');
  await form.getByLabel('Name').fill('Aurora trials');
  await form.getByLabel('Description').fill('Where new releases are tried first.');
  await form.getByRole('button', { name: 'Add a group' }).click();
  await form.getByLabel('Group 1', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Role of group 1').selectOption('ContentAdministrator');
  await form.getByRole('button', { name: 'Create environment' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Aurora trials was created.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Aurora trials' });
  await expect(row).toContainText('Sandbox');

  await row.getByRole('button', { name: /Aurora trials/ }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Aurora trials?' });
  const confirm = question.getByRole('button', { name: 'Delete environment' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('textbox').fill('Aurora trial');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('textbox').fill('Aurora trials');
  await confirm.click();
  await expect(page.getByText('Aurora trials was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test.describe('a taken name', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('R7.12 is reported in the form, which keeps the input', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto('/environments');
    await page.getByRole('button', { name: 'Create environment' }).click();
    const form = page.getByRole('dialog', { name: 'Create environment' });
    await form.getByLabel('Type').selectOption('sandbox');
    await form.getByLabel('Name').fill('Aurora sandbox');
    await form.getByRole('button', { name: 'Create environment' }).click();
    await expect(form.getByText('Name is taken.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Aurora sandbox');
  });
});

test('R7.13 only subscription admins are offered to create or delete an environment', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto('/environments');
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create environment' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: /^Renders/ })).toHaveCount(0);
  /* A share of only the visible environments would be meaningless. */
  await expect(page.getByRole('main')).not.toContainText('%');
  await page.getByRole('button', { name: 'Actions of Aurora production' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeEnabled();
  const remove = page.getByRole('menuitem', { name: 'Delete…' });
  await expect(remove).toBeDisabled();
  await expect(remove).toContainText('Only subscription admins can delete it.');
});

test('R1.02 each environment shows its usage, and links to usage and comparison', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/environments');
  const row = page.getByRole('row').filter({ hasText: 'Aurora sandbox' });
  await expect(row).toContainText(/\d GB\s*\d+(\.\d)?%/);
  const headers = page.getByRole('columnheader');
  await expect(headers.filter({ hasText: `Renders in ${new Date().getUTCFullYear()}` })).toBeVisible();
  await expect(row.getByRole('gridcell').nth(3)).toHaveText(/^0[\d,]+ watermarked$/);

  const open = () => page.getByRole('button', { name: 'Actions of Aurora sandbox' }).click();
  await open();
  await page.getByRole('menuitem', { name: 'Copy id' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ENVIRONMENTS.auroraSandbox);
  await open();
  await page.getByRole('menuitem', { name: 'Usage' }).click();
  await expect(page).toHaveURL(new RegExp(`/environments/${ENVIRONMENTS.auroraSandbox}/settings/usage`));
  await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible();
  await page.goBack();
  /* Recently opened first: it was third by name. */
  await expect(page.getByRole('row').nth(1)).toContainText('Aurora sandbox');
  await open();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Compare environments' })).toBeVisible();
});

test('R7.08 search, filter and sort are in the address and restored from it', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await page.getByRole('searchbox', { name: 'Search environments' }).fill('aurora');
  await chooseInFilter(page, 'Type', 'Sandbox');
  await expect(page.getByRole('link', { name: 'Aurora production' })).toHaveCount(0);
  await expect(page).toHaveURL(/q=aurora.*filter\.type=sandbox/);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByRole('link', { name: 'Aurora sandbox' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Aurora production' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Aurora production' })).toBeVisible();
});

test('R7.35 R7.34 removing a user requires typing the name', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/user-management/users?q=studio.05');
  const row = page.getByRole('row').filter({ hasText: 'studio.05@demo.test' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Studio Desk 05?' });
  const confirm = question.getByRole('button', { name: 'Remove user' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('textbox').fill('Studio Desk 05');
  await confirm.click();
  await expect(page.getByText('Studio Desk 05 was removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('R7.60 R7.59 R3.20 rotating a secret requires typing the name and shows the new one once', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}/settings/integrations`);
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Rotate secret…' }).click();
  const question = page.getByRole('dialog');
  const confirm = question.getByRole('button', { name: 'Rotate secret' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  const title = await question.getByRole('heading').innerText();
  await question.getByRole('textbox').fill(title.replace(/^Rotate the secret of /, '').replace(/\?$/, ''));
  await confirm.click();
  const result = page.getByRole('dialog', { name: /^The new secret of/ });
  await result.getByRole('button', { name: 'Show Client secret' }).click();
  await expect(result.getByText(/^[\w-]{40,}$/)).toBeVisible();
  await result.getByRole('button', { name: 'I have copied it' }).click();
  await expect(result).toBeHidden();
});

test('R1.02 R7.10 R7.11 renames and describes an environment in its settings, and deletes it there', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto('/environments');
  await page.getByRole('button', { name: 'Create environment' }).click();
  const form = page.getByRole('dialog', { name: 'Create environment' });
  await form.getByLabel('Type').selectOption('development');
  await form.getByLabel('Name').fill('Aurora short-lived');
  await form.getByRole('button', { name: 'Create environment' }).click();
  await page.getByRole('link', { name: 'Aurora short-lived' }).click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Aurora renamed');
  await page.getByLabel('Description').fill('Only for this test.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Aurora renamed was saved.')).toBeVisible();
  await expect(page.getByTestId('gpf-environment-switcher')).toContainText('Aurora renamed');
  await expect(page).toHaveTitle('Settings · Aurora renamed · Platen');
  await page.getByRole('button', { name: 'Delete environment…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Aurora renamed?' });
  await question.getByRole('textbox').fill('Aurora renamed');
  await question.getByRole('button', { name: 'Delete environment' }).click();
  await expect(page).toHaveURL(/\/environments\?subscriptionId=/);
  await expect(page.getByText('Aurora renamed was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aurora renamed' })).toHaveCount(0);
});

test('R2.15 the home of an environment shows recent work and failed output', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await page.goto(`/environments/${ENVIRONMENTS.auroraProduction}`);
  const templates = page.getByRole('list', { name: 'Recent templates' });
  const first = templates.getByRole('link').first();
  const name = (await first.getAttribute('href'))?.split('/').at(-1) ?? '';
  await expect(page).toHaveTitle('Aurora production · Environment · Platen');
  await expect(page.getByRole('region', { name: 'Running and failed output' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Renders' })).toContainText(
    'Watermarked, counted separately',
  );
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/studio/templates/${name}$`));
});
