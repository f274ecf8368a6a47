import { expect, test } from './support/test';

const PAGE = '/user-management/identity-domains';

test('R7.22 R5.11 adds a domain in any notation, refuses an invalid one, and removes it', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(PAGE);
  const list = page.getByRole('list', { name: 'Domains' });
  const field = page.getByLabel('Domain', { exact: true });
  const add = page.getByRole('button', { name: 'Add domain' });
  await field.fill('not a domain');
  await add.click();
  await expect(page.getByText('Enter a domain such as example.com.')).toBeVisible();
  await expect(field).toHaveValue('not a domain');
  await field.fill('Somebody@Partner.Example');
  await add.click();
  await expect(list).toContainText('partner.example');
  await expect(field).toHaveValue('');
  await field.fill('https://partner.example/sign-in');
  await add.click();
  await expect(page.getByText('This domain is already in the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove partner.example' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove partner.example?' });
  await question.getByRole('button', { name: 'Remove domain' }).click();
  await expect(list.getByText('partner.example')).toHaveCount(0);
});

test('R7.22 domains added meanwhile by another administrator stay', async ({ openAs }) => {
  const first = await openAs('subscriptionAdmin');
  const second = await openAs('fullAccess');
  for (const page of [first, second]) {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign-in domains' })).toBeVisible();
  }
  await first.getByLabel('Domain', { exact: true }).fill('first.example');
  await first.getByRole('button', { name: 'Add domain' }).click();
  await expect(first.getByText('first.example', { exact: true })).toBeVisible();
  await second.getByLabel('Domain', { exact: true }).fill('second.example');
  await second.getByRole('button', { name: 'Add domain' }).click();
  await expect(second.getByText('second.example', { exact: true })).toBeVisible();
  await expect(second.getByText('first.example', { exact: true })).toBeVisible();
});

test('sign-in domains are for subscription admins', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/401$/);
});
