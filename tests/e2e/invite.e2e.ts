import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const USERS = '/user-management/users';

/** Pastes text as copied from a spreadsheet or a mail program. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Email addresses').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Waits until the sheet shows this result and accepts input again: results appear before the sending is over. */
async function expectSent(sheet: Locator, result: string): Promise<void> {
  await expect(sheet.getByText(result)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close', exact: true }).last()).not.toHaveAttribute(
    'aria-disabled',
  );
}

/** Opens an address for editing, types another and keeps it. */
async function mend(sheet: Locator, address: string, mended: string): Promise<void> {
  await sheet.getByRole('button', { name: `Edit ${address}`, exact: true }).click();
  const field = sheet.getByRole('textbox', { name: /^Address \d/ });
  await field.fill(mended);
  await field.press('Enter');
}

async function openSheet(page: Page) {
  await page.goto(USERS);
  await page.getByRole('button', { name: 'Invite users' }).click();
  return page.getByRole('dialog', { name: 'Invite users' });
}

const stateOf = (page: Page, address: string) => page.getByTestId('gpf-invitee').filter({ hasText: address });

test('R7.23 R3.21 R3.22 R4.03 invites ten of twelve pasted addresses, two of them invalid, in one call', async ({
  openAs,
}) => {
  const page = await openAs('subscriptionAdmin');
  const sheet = await openSheet(page);
  const sizes: number[] = [];
  await page.route('**/users/invitations', (route) => {
    sizes.push((route.request().postDataJSON() as { userEmails: string[] }).userEmails.length);
    return route.fallback();
  });
  const good = Array.from({ length: 10 }, (_, index) => `Guest ${index} <guest.${index}@invited.test>`);
  await paste(page, `${good.slice(0, 6).join('; ')}\nguest@\n${good.slice(6).join(',\n')}\nnowhere@invited`);
  await expect(sheet.getByText('10 to be invited · 2 left out')).toBeVisible();
  await expect(stateOf(page, 'guest@')).toContainText('Not an address');
  await sheet.getByRole('combobox', { name: 'Groups' }).fill('Brand');
  await page.getByRole('option', { name: 'Brand guardians' }).click();
  await page.keyboard.press('Escape');
  await sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' }).check();
  await sheet.getByRole('button', { name: 'Invite 10 users' }).click();
  await expect(sheet.getByText('10 invited · 2 left out')).toBeVisible();
  expect(sizes).toEqual([10]);

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Export the result' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('guest.9@invited.test,Success,Invited,');
  expect(text).toContain('guest@,Not sent,Not an address,');

  await mend(sheet, 'guest@', 'guest.mended@invited.test');
  await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
  await expect(sheet.getByText('11 invited · 1 left out')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('searchbox').fill('invited.test');
  await expect(page.getByText(/^11 of \d+ users$/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'guest.3@invited.test' });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('1 own');
});

test('distinguishes members, pending users and duplicates, and counts the seats', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const sheet = await openSheet(page);
  await paste(
    page,
    'marketing.01@demo.test, MARKETING.06@demo.test, a@seat.test, b@seat.test, A@seat.test, c@seat.test',
  );
  await expect(stateOf(page, 'marketing.01@demo.test')).toContainText('Already a member');
  await expect(stateOf(page, 'MARKETING.06@demo.test')).toContainText('Invited before');
  await expect(stateOf(page, 'A@seat.test').last()).toContainText('Listed twice');
  await sheet.getByRole('checkbox', { name: 'Template Designer in Aurora production' }).check();
  await expect(sheet.getByText(/This takes 4 template designer seats, but only \d of 7/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Invite 4 users' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  // Until the dialog is closed, Escape is an answer to it.
  await expect(question).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Edit marketing.01@demo.test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
});

test('closing confirms for any input, and not after it was sent', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  const steps: [name: string, enter: (sheet: Locator) => Promise<void>][] = [
    ['a word that is being typed', (sheet) => sheet.getByLabel('Email addresses').fill('half')],
    ['an address that is none', () => paste(page, 'guest@')],
    ['a role', (sheet) => sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' }).check()],
  ];
  for (const [name, enter] of steps)
    await test.step(name, async () => {
      const sheet = await openSheet(page);
      await enter(sheet);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(sheet).toBeHidden();
    });

  const sheet = await openSheet(page);
  await sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' }).check();
  await paste(page, 'sent@once.test, guest@');
  await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
  await expectSent(sheet, '1 invited · 1 left out');
  await paste(page, 'another@');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await mend(sheet, 'another@', 'sent@twice.test');
  await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
  await expectSent(sheet, '2 invited · 1 left out');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('text pasted after an address is another one', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const sheet = await openSheet(page);
  const entry = sheet.getByLabel('Email addresses');
  await entry.fill('ann@paste.test');
  await paste(page, 'bob@paste.test');
  await expect(sheet.getByText('2 to be invited')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Edit bob@paste.test' })).toBeVisible();
  await entry.fill('ann.test');
  await entry.press('Home');
  await entry.press('ArrowRight');
  await paste(page, '@pasted.');
  await expect(sheet.getByRole('button', { name: 'Edit a@pasted.nn.test' })).toBeVisible();
});

test('R7.23 lists ignored parts of a pasted sheet; sent invitations are read-only', async ({ openAs }) => {
  const page = await openAs('subscriptionAdmin');
  const sheet = await openSheet(page);
  await expect(sheet.getByText('Enter at least one address')).toBeVisible();
  await paste(page, 'Name\tEmail\nAnn Arden\tann@sheet.test\nBob Bell\tbob@sheet.test');
  await expect(sheet.getByText('2 to be invited')).toBeVisible();
  await expect(
    sheet.getByText('4 pieces of the pasted text hold no address and were left out.'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(sheet.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveText([
    'Name',
    'Email',
    'Ann Arden',
    'Bob Bell',
  ]);
  await sheet.getByRole('combobox', { name: 'Groups' }).fill('Reviewers');
  await page.getByRole('option', { name: 'Reviewers' }).click();
  await page.keyboard.press('Escape');
  await sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' }).check();
  await sheet.getByRole('button', { name: 'Invite 2 users' }).click();
  const summary = sheet.getByText('2 invited', { exact: true });
  await expect(summary).toBeInViewport();
  await expect(summary).toBeFocused();
  await expect(sheet.getByRole('checkbox')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /ann@sheet.test/ })).toHaveCount(0);
  await expect(sheet.getByText('Sent with the groups')).toBeVisible();
  await expect(sheet.getByText('End User in Aurora sandbox')).toBeVisible();
});

test('H3.30 H3.31 invites more than ten addresses in a task, which the list reports and takes back', async ({
  openAs,
  platform,
}) => {
  const page = await openAs('subscriptionAdmin');
  const sheet = await openSheet(page);
  const guests = Array.from({ length: 14 }, (_, index) => `guest.${index}@many.test`);
  await paste(page, guests.join('\n'));
  await sheet.getByRole('button', { name: 'Invite 14 users' }).click();
  await expect(sheet.getByText('14 invited', { exact: true })).toBeVisible();
  const mailed = () => platform.mails().filter((mail) => /^To: guest\.\d+@many\.test/m.test(mail));
  expect(mailed()).toHaveLength(14);
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('searchbox').fill('@many.test');
  const rows = page.getByRole('row').filter({ hasText: '@many.test' });
  await expect(rows).toHaveCount(14);
  await page.getByText('14 users were invited.').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rows).toHaveCount(0);
});

test.describe('when it fails', () => {
  test.use({ allowedConsole: [/status of (500|409)|net::ERR_FAILED/] });

  test('R4.03 each address has a result, and only failed ones are retried', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    let calls = 0;
    await page.route('**/users/invitations', (route) => {
      calls += 1;
      if (calls > 1) return route.fallback();
      const { userEmails } = route.request().postDataJSON() as { userEmails: string[] };
      const statuses = ['Success', 'Failure', 'SendingPasswordResetEmailFailure'];
      const invitationResults = userEmails.map((userEmail, index) => ({
        userEmail,
        status: statuses[index],
        userId: null,
        ...(index > 0 && { detail: `Reason ${index}.` }),
      }));
      return route.fulfill({ json: { invitationResults } });
    });
    const sheet = await openSheet(page);
    await paste(page, 'ok@fails.test no@fails.test mail@fails.test');
    await sheet.getByRole('button', { name: 'Invite 3 users' }).click();
    await expect(stateOf(page, 'ok@fails.test')).toContainText('Invited');
    await expect(stateOf(page, 'no@fails.test')).toContainText('Not invitedReason 1.');
    await expect(stateOf(page, 'mail@fails.test')).toContainText('Added, mail not sentReason 2.');
    const again = page.waitForRequest('**/users/invitations');
    await sheet.getByRole('button', { name: 'Try again for 2 users' }).click();
    expect((await again).postDataJSON()).toMatchObject({ userEmails: ['no@fails.test', 'mail@fails.test'] });
    await expect(sheet.getByText('3 invited')).toBeVisible();
  });

  test('R8.11 keeps everything when the platform answers 500 or is unreachable', async ({ openAs }) => {
    const page = await openAs('subscriptionAdmin');
    await page.route('**/users/invitations', (route) =>
      route.fulfill({ status: 500, json: { detail: 'The database is away.' } }),
    );
    const sheet = await openSheet(page);
    await paste(page, 'kept@fails.test');
    await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
    await expect(sheet.getByText('No user was invited. The database is away.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Edit kept@fails.test' })).toBeVisible();
    await page.unroute('**/users/invitations');
    await page.route('**/users/invitations', (route) => route.abort());
    await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
    await expect(sheet.getByText(/could not be reached/)).toBeVisible();
    await page.unroute('**/users/invitations');
    await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
    await expect(sheet.getByText('1 invited')).toBeVisible();
  });

  test('R7.24 R5.21 R3.23 R3.36 invites to the trial when it is configured', async ({ openAs, platform }) => {
    const page = await openAs('subscriptionAdmin');
    await page.goto(USERS);
    await page.getByRole('button', { name: 'Invite to the trial' }).click();
    const form = page.getByRole('dialog', { name: 'Invite to the trial' });
    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('button', { name: 'Invite to the trial' }).click();
    await expect(form.getByText('This is not an email address.')).toBeVisible();
    await form.getByLabel('Email').fill('somebody@trial.test');
    const detail = 'This platform has no trial environment.';
    await page.route('**/users/invitations/trial', (route) =>
      route.fulfill({ status: 409, json: { status: 409, detail } }),
    );
    await form.getByRole('button', { name: 'Invite to the trial' }).click();
    await expect(form.getByText(detail)).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue('somebody@trial.test');
    await page.unroute('**/users/invitations/trial');
    await form.getByRole('button', { name: 'Invite to the trial' }).click();
    await expect(page.getByText('somebody@trial.test was invited to the trial.')).toBeVisible();
    expect(platform.mails().some((mail) => mail.includes('To: somebody@trial.test'))).toBe(true);

    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const configuration = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...configuration, TRIAL_ENVIRONMENT: '' } });
    });
    await page.goto(USERS);
    await expect(page.getByRole('button', { name: 'Invite users' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite to the trial' })).toHaveCount(0);
  });
});

test('R7.30 R2.08 an environment admin invites into own environments only, and withdraws', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  const sheet = await openSheet(page);
  await paste(page, 'helper@environment.test');
  await expect(sheet.getByRole('checkbox', { name: 'End User in Aurora sandbox' })).toBeDisabled();
  await expect(sheet.getByRole('combobox', { name: 'Groups' })).toHaveCount(0);
  await expect(
    sheet.getByRole('checkbox', { name: 'Template Designer in Aurora production' }),
  ).toBeDisabled();
  await sheet.getByRole('checkbox', { name: 'End User in Aurora production' }).check();
  await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
  await expect(sheet.getByText('1 invited')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('searchbox').fill('helper@environment.test');
  const row = page.getByRole('row').filter({ hasText: 'helper@environment.test' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(row).toHaveCount(0);
});
