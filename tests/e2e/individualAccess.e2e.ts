import { expect, test } from './support/test';

const PAGE = '/user-management/individual-access';

test('R7.21 lists environments, then who has roles of their own, and takes them away', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Aurora production' }).click();
  const row = page.getByRole('row').filter({ hasText: 'prepress.07@demo.test' });
  await expect(row).toContainText('Content Administrator');
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Environment Admin' });
  await expect(row).toHaveCount(0);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'All roles' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Take these roles away…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take roles from Prepress Desk 07?' });
  await expect(question).toContainText('Content Administrator in Aurora production is lost');
  await question.getByRole('button', { name: 'Take away' }).click();
  await expect(row).toHaveCount(0);
});

test('an environment admin sees own environments only; a plain user nothing', async ({ openAs }) => {
  const admin = await openAs('environmentAdmin');
  await admin.goto(PAGE);
  await expect(admin.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Aurora sandbox' })).toHaveCount(0);
  const user = await openAs('userMany');
  await user.goto(PAGE);
  await expect(user).toHaveURL(/\/401$/);
});
