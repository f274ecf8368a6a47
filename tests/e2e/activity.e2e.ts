import { readFile } from 'node:fs/promises';
import { demoGroupId, demoId, ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

const ACTIVITY = '/subscription-management/activity';
const PRODUCTION = `/environments/${ENVIRONMENTS.auroraProduction}`;

test('a change by an admin is in Activity at once, with values before and after, and in the group’s history', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  const group = `/user-management/groups/${demoGroupId('aurora', 'Brand guardians')}`;
  await page.goto(group);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Description').fill('Keeps the brand');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.goto(ACTIVITY);
  const list = page.getByRole('list', { name: 'Entries' });
  const newest = list.getByRole('listitem').first();
  await expect(newest).toContainText('Changed user group Brand guardians');
  await newest.getByRole('button', { name: /^Changed user group/ }).click();
  await expect(newest.getByRole('row', { name: /^Description/ })).toContainText('Keeps the brand');

  await page.goto(group);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Changed user group');
  await history.getByRole('link', { name: 'See it in Activity' }).click();
  await expect(page).toHaveURL(/filter\.object=group/);
  await expect(page.getByRole('button', { name: 'Only Brand guardians' })).toBeVisible();
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
});

test('filters are in the address, and the filtered list can be exported', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await page.goto(ACTIVITY);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Templates' }).click();
  await page.getByRole('option', { name: 'Projects' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search names' }).fill('opening');
  await expect(page).toHaveURL(/q=opening/);
  await expect(page).toHaveURL(/filter\.kind=template&filter\.kind=project/);
  const rows = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('activity.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Saved template Opening flyer');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/q=opening/);
});

test('an environment admin sees its activity, and each user their own', async ({ openAs }) => {
  const admin = await openAs('environmentAdmin');
  await admin.goto(`${PRODUCTION}/settings/activity`);
  await expect(admin.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(admin.getByText('Set the permissions of integration Web shop').first()).toBeVisible();
  await expect(admin.getByText('Campaign builders')).toHaveCount(0);
  await admin.goto(
    `${PRODUCTION}/settings/integrations?integration=${demoId('integration:auroraProduction:Web shop')}`,
  );
  const sheet = admin.getByRole('dialog', { name: 'Web shop' });
  await expect(sheet.getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0);

  await admin.goto(`${PRODUCTION}/studio/templates`);
  await admin.getByRole('button', { name: 'Actions of Opening flyer' }).click();
  await admin.getByRole('menuitem', { name: 'Look at it' }).click();
  const look = admin.getByRole('dialog', { name: 'Opening flyer' });
  await expect(look.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2);

  const designer = await openAs('templateDesigner');
  await designer.goto('/my-account');
  const own = designer.getByRole('region', { name: 'My recent activity' });
  await expect(own.getByRole('listitem').first()).toContainText('Saved template Opening flyer');
  await own.getByRole('link', { name: 'See it in Activity' }).click();
  await expect(designer.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(designer.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  await expect(designer.getByRole('combobox', { name: 'Done by' })).toHaveCount(0);
});
