import { chooseInFilter } from './support/filters';
import { expect, test } from './support/test';

const PAGE = '/user-management/individual-access';

test('R7.21 lists environments, then users with individual roles, removes them and undoes that', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Aurora production' }).click();
  const row = page.getByRole('row').filter({ hasText: 'prepress.07@demo.test' });
  await expect(row).toContainText('Content Administrator');
  await chooseInFilter(page, 'Role', 'Environment Admin');
  await expect(row).toHaveCount(0);
  await chooseInFilter(page, 'Role', 'All roles');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Remove these roles' }).click();
  await expect(row).toHaveCount(0);
  await expect(
    page.getByText('Prepress Desk 07 has no roles of their own in Aurora production any more.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Content Administrator');
});

test('an environment admin sees own environments only; a plain user none', async ({ openAs }) => {
  const admin = await openAs('environmentAdmin');
  await admin.goto(PAGE);
  await expect(admin.getByRole('link', { name: 'Aurora production' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Aurora sandbox' })).toHaveCount(0);
  const user = await openAs('userMany');
  await user.goto(PAGE);
  await expect(user).toHaveURL(/\/401$/);
});
