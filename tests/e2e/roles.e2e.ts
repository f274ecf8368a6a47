import { chooseInFilter } from './support/filters';
import { expect, test } from './support/test';

const ROLES = '/user-management/roles';

test('R7.66 R6.01 the rights of each role follow the rules, by price book and environment', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(ROLES);
  await page.getByRole('searchbox').fill('Manage fonts');
  const row = page.getByRole('row').filter({ hasText: 'Manage fonts' });
  // The last column, in the platform's order of roles.
  const ofContentAdmin = row.getByRole('gridcell').last();
  await expect(ofContentAdmin.getByLabel('No', { exact: true })).toBeVisible();
  await page.getByText('Older contract').click();
  await expect(ofContentAdmin.getByLabel('Yes', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/price-book=classic/);
  await page.goBack();
  await expect(ofContentAdmin.getByLabel('No', { exact: true })).toBeVisible();
});

test('R1.06 users with a role in an environment, and its source, open from a link', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(ROLES);
  await page.getByLabel('Environment', { exact: true }).selectOption({ label: 'Aurora production' });
  await page.getByRole('region', { name: 'Environment Admin' }).getByRole('button').click();
  const people = page.getByRole('dialog', { name: 'Environment Admin' });
  await expect(people.getByRole('row').filter({ hasText: 'environment.admin@demo.test' })).toContainText(
    'Individually',
  );
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('dialog', { name: 'Environment Admin' })).toContainText(
    'environment.admin@demo.test',
  );
});

test('R2.14 an environment admin sees roles, a template designer does not', async ({ openAs }) => {
  const admin = await openAs('environmentAdmin');
  await admin.goto(ROLES);
  await expect(admin.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  const designer = await openAs('templateDesigner');
  await designer.goto(ROLES);
  await expect(designer).toHaveURL(/\/401$/);
});

test('R3.46 R3.47 R3.48 R3.49 each of the 17 resource categories is listed with the roles, to read, write and list', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(ROLES);
  await chooseInFilter(page, 'Kind', 'Resources');
  await page.getByRole('searchbox').fill('write');
  const names = page.getByRole('row').getByText(/: write$/);
  await expect(names).toHaveText(
    [
      ...[
        'User Management',
        'Client',
        'Templates',
        'Collections',
        'Projects',
        'Output settings',
        'Workspaces',
      ],
      ...['View preferences', 'Fonts', 'My environments', 'Media', 'Brand Kits', 'Data', 'Output'],
      ...['User interfaces', 'Connector', 'Settings'],
    ].map((category) => `${category}: write`),
  );
  await page.getByRole('searchbox').fill('brand kits');
  await expect(page.getByRole('row').getByText(/^Brand Kits: /)).toHaveText([
    'Brand Kits: read',
    'Brand Kits: write',
    'Brand Kits: list',
  ]);
  const ofPlainUser = page
    .getByRole('row')
    .filter({ hasText: 'Brand Kits: write' })
    .getByRole('gridcell')
    .nth(5);
  await expect(ofPlainUser.getByLabel('No', { exact: true })).toBeVisible();
});
