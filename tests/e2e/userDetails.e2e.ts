import type { Page } from '@playwright/test';
import { ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

async function openUser(page: Page, email: string, part: 'Details' | 'Groups' | 'Access'): Promise<void> {
  await page.goto(`/user-management/users?q=${email}`);
  const row = page.getByRole('row').filter({ has: page.getByText(email, { exact: true }) });
  await row.getByRole('link').first().click();
  await page.getByRole('link', { name: part, exact: true }).click();
}

test('R7.31 R5.22 R3.26 R7.19 an administrator changes the name of a user; leaving with unsaved changes confirms', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'quality.07@demo.test', 'Details');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await page.getByLabel('First name').fill(' Quality ');
  await page.getByLabel('Last name').fill('Desk Seven');
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Desk Seven');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The name is Quality Desk Seven now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Quality Desk Seven' })).toBeVisible();
});

test('R7.20 R7.38 R7.39 R5.14 adds a user to groups and removes them', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'no.role@demo.test', 'Groups');
  await expect(page.getByRole('list', { name: 'Groups' })).toContainText('All users');
  await page.getByRole('button', { name: 'Add to groups' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Groups' }).fill('Brand');
  await page.getByRole('option', { name: 'Brand guardians' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add to groups' }).click();
  await expect(page.getByText('Without Role is in Brand guardians now.')).toBeVisible();
  const leave = page.getByRole('button', { name: 'Remove from Brand guardians' });
  await leave.click();
  await expect(page.getByText('Without Role left Brand guardians.')).toBeVisible();
  await expect(leave).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leave).toBeVisible();
  // The group gives a role, and other tests need an account without one.
  await leave.click();
  await expect(leave).toHaveCount(0);
});

test('R7.38 added groups can be undone from the notification', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'no.role@demo.test', 'Groups');
  await page.getByRole('button', { name: 'Add to groups' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Groups' }).fill('Review');
  await page.getByRole('option', { name: 'Reviewers' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add to groups' }).click();
  const leave = page.getByRole('button', { name: 'Remove from Reviewers' });
  await expect(leave).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Without Role left Reviewers.')).toBeVisible();
  await expect(leave).toHaveCount(0);
});

test('the groups of a federated user are read-only', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'packaging.02@sso.demo.test', 'Groups');
  await expect(page.getByText(/which sets the groups/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to groups' })).toHaveCount(0);
});

test('R7.37 R5.25 R5.27 why one may not open Media: grant it, check, undo', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'user@demo.test', 'Access');
  await page.getByLabel('In environment').selectOption({ label: 'Aurora production' });
  await page.getByRole('combobox', { name: 'Page or action' }).fill('Media');
  await page.getByRole('option', { name: 'Open: Media' }).click();
  const answer = page.getByTestId('gpf-access-answer');
  await expect(answer).toContainText('Denied');
  await expect(answer).toContainText('Content Administrator in Aurora production');
  const link = page.url();

  const before = await openAs('user');
  const media = `/environments/${ENVIRONMENTS.auroraProduction}/media`;
  await before.goto(media);
  await expect(before).toHaveURL(/\/studio\/projects$/);

  const given = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await answer.getByRole('button', { name: 'Give Content Administrator individually…' }).click();
  await expect(answer.getByTestId('gpf-change-preview')).toContainText(
    'Plain User gains Content Administrator in Aurora production',
  );
  await answer.getByRole('button', { name: 'Give access' }).click();
  await expect(answer).toContainText('Allowed');
  await given;
  await expect(answer).toContainText('Content Administrator in Aurora production, given individually');
  await before.goto(media);
  await expect(before.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Content Administrator in Aurora production' }).uncheck();
  await expect(page.getByTestId('gpf-change-preview')).toContainText(
    'Plain User loses Content Administrator in Aurora production',
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Plain User is Content Administrator now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toContainText('Denied');
  const again = await page.context().newPage();
  await again.goto(link);
  await expect(again.getByTestId('gpf-access-answer')).toContainText('Denied');
});

test.describe('two administrators', () => {
  test.use({ allowedConsole: [/status of 412/] });

  test('R7.37 a conflicting save of roles shows the first change, and overwrites nothing by accident', async ({
    openAs,
  }) => {
    const contested = 'quality.02@demo.test';
    const second = await openAs('fullAccess');
    await openUser(second, contested, 'Access');
    await second.getByRole('checkbox', { name: 'Content Administrator in Aurora sandbox' }).check();
    const first = await openAs('subscriptionAdmin');
    await openUser(first, contested, 'Access');
    await first.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }).check();
    await first.getByRole('button', { name: 'Save changes' }).click();
    await expect(first.getByText('The access of Quality Desk 02 was saved.')).toBeVisible();

    await second.getByRole('button', { name: 'Save changes' }).click();
    await expect(second.getByText(/Someone else changed these roles meanwhile/)).toContainText(
      'Environment Admin in Aurora development',
    );
    await expect(
      second.getByRole('checkbox', { name: 'Content Administrator in Aurora sandbox' }),
    ).toBeChecked();
    await expect(second.getByTestId('gpf-change-preview')).toContainText(
      'Quality Desk 02 loses access to Aurora development',
    );
    await first.reload();
    await expect(
      first.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }),
    ).toBeChecked();

    await second.getByRole('checkbox', { name: 'Environment Admin in Aurora development' }).check();
    await second.getByRole('button', { name: 'Save over it' }).click();
    await expect(second.getByText('The access of Quality Desk 02 was saved.')).toBeVisible();
    await first.reload();
    for (const role of ['Content Administrator in Aurora sandbox', 'Environment Admin in Aurora development'])
      await expect(first.getByRole('checkbox', { name: role })).toBeChecked();
  });
});

test('R2.09 R2.11 an environment admin sets roles in own environments only', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await openUser(page, 'quality.08@demo.test', 'Access');
  await expect(page.getByRole('checkbox', { name: 'End User in Aurora sandbox' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Content Administrator in Aurora production' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The access of Quality Desk 08 was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await expect(page.getByText('quality.08@demo.test').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});

test('R7.34 R7.35 removing a user from their own page leads back to the list', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  await openUser(page, 'studio.08@demo.test', 'Groups');
  await page.getByRole('button', { name: 'Actions of Studio Desk 08' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Studio Desk 08?' });
  await question.getByRole('textbox').fill('studio.08@demo.test');
  await question.getByRole('button', { name: 'Remove user' }).click();
  await expect(page).toHaveURL(/\/user-management\/users\?subscriptionId=/);
  await expect(page.getByText('Studio Desk 08 was removed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'studio.08@demo.test' })).toHaveCount(0);
});
