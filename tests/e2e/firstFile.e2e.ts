import { readFileSync } from 'node:fs';
import { outputOf, runTool } from '../unit/engine/pdf/support/tools';
import { FirstFilePictures, PICTURES } from './support/firstFilePictures';
import { expect, test } from './support/test';

const NEWCOMER = 'shop.desk@welcomed.test';
const PASSWORD = 'long enough';
const TYPED = 'Apricot twist';

test.use({
  viewport: { width: 1280, height: 800 },
  // The browser logs previews that are not ready.
  allowedConsole: [/404/],
});

test('S11.13 S11.18 S12.23 a new user gets from an invitation mail to a PDF with their input, as in the docs', async ({
  openAs,
  page,
  platform,
}, testInfo) => {
  const pictures = new FirstFilePictures();
  const admin = await openAs('subscriptionAdmin');
  await admin.goto('/user-management/users');
  await admin.getByRole('button', { name: 'Invite users' }).click();
  const invite = admin.getByRole('dialog');
  await invite.getByLabel('Email addresses').fill(NEWCOMER);
  await invite.getByLabel('Email addresses').press('Enter');
  await invite.getByRole('checkbox', { name: 'End User in Aurora production' }).check();
  await admin.getByRole('button', { name: 'Invite 1 user' }).click();
  await expect(admin.getByTestId('gpf-invitee')).toContainText('Invited');

  const mail = platform.mails().findLast((text) => text.includes(`To: ${NEWCOMER}`)) ?? '';
  await page.goto(/https?:\S+\/identity\/password\?\S+/.exec(mail)?.[0] ?? '');
  await page.getByLabel('New password').fill(PASSWORD);
  await pictures.take(page, '1-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.getByLabel('Email').fill(NEWCOMER);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByLabel('First name').fill('Shop');
  await page.getByLabel('Last name').fill('Desk');
  await pictures.take(page, '2-welcome');
  await page.getByRole('button', { name: 'Get started' }).click();

  const collection = page.getByRole('button', { name: 'For the shop', exact: true });
  await expect(collection).toBeVisible();
  await expect(page.getByText('No projects yet')).toBeVisible();
  await pictures.take(page, '3-projects');
  await collection.click();
  const choice = page.getByRole('dialog', { name: 'For the shop' });
  await expect(choice.getByRole('button', { name: 'Price tag', exact: true })).toBeVisible();
  await pictures.take(page, '4-template', () => expect(choice.locator('img')).toHaveCount(5));
  await choice.getByRole('button', { name: 'Price tag', exact: true }).click();

  await expect(page.getByRole('img', { name: /, page 1 of 1$/ })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('3.4');
  await page.getByRole('textbox', { name: 'Product' }).fill(TYPED);
  await expect(page.getByRole('button', { name: 'Undo Product' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await pictures.take(page, '5-form');

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.getByRole('dialog');
  await download.getByRole('radio', { name: 'PDF to look at' }).check();
  await pictures.take(page, '6-download');
  const downloading = page.waitForEvent('download');
  await download.getByRole('button', { name: 'Download' }).click();
  const file = testInfo.outputPath('tag.pdf');
  await (await downloading).saveAs(file);
  expect(outputOf(readFileSync(file), 'pdftotext', '{}', '-')).toContain(TYPED);
  await pictures.keep('7-file', () =>
    runTool(
      readFileSync(file),
      'pdftoppm',
      ['-png', '-singlefile', '-r', '150', '{}', '{folder}/page'],
      ({ read }) => read('page.png'),
    ),
  );

  const shown = readFileSync(`${PICTURES}.md`, 'utf8').matchAll(/\(first-file\/(\S+)\)/g);
  expect([...shown].map(([, name]) => name)).toEqual(pictures.names);
});
