import type { Page } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENTS } from '@/demo';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

/** Interpreters of the samples, by language. */
const RUNNERS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  curl: ['sh', ['-c']],
  JavaScript: [process.execPath, ['--input-type=module', '--eval']],
  // Not every machine has it.
  ...(spawnSync('python3', ['-c', 'import requests']).status === 0 && { Python: ['python3', ['-c']] }),
};

const INTEGRATIONS = `/environments/${ENVIRONMENTS.auroraProduction}/settings/integrations`;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Fills in and sends the form of a new integration, and waits for its secret. */
async function create(page: Page, name: string) {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Create integration' }).click();
  const form = page.getByRole('dialog', { name: 'Create integration' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Made by a test.');
  await form.getByRole('button', { name: 'Create integration' }).click();
  return page.getByRole('dialog', { name: `The secret of ${name}` });
}

test('R1.07 R7.53 R5.18 R3.19 R3.20 shows the secret of a new integration once, and does not store it', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  const shown = await create(page, 'Price feed');
  await shown.getByRole('button', { name: 'Show Client secret' }).click();
  const secret = await shown.getByText(/^[\w-]{40,}$/).innerText();

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without copying the secret?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: 'Copy Client secret' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();

  const sheet = page.getByRole('dialog', { name: 'Price feed' });
  await expect(sheet).toBeVisible();
  const kept = await page.evaluate(() =>
    [
      document.documentElement.innerHTML,
      location.href,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join(),
  );
  expect(kept).not.toContain(secret);
  await page.reload();
  await expect(sheet.getByText('Client secret')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
});

test('a secret the browser could not copy is not treated as copied', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const shown = await create(page, 'Uncopied');
  await shown.getByRole('button', { name: 'Copy Client secret' }).click();
  await expect(shown.getByRole('alert')).toContainText('Could not copy. Show it and copy it yourself.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without copying the secret?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(shown).toBeHidden();
});

test('R7.51 R7.57 R7.58 sets permissions by a preset and one by one', async ({ openAs }) => {
  const page = await openAs('environmentAdmin');
  await page.goto(INTEGRATIONS);
  await rowOf(page, 'Web shop').getByRole('button', { name: 'Web shop', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Web shop' });
  await sheet.getByLabel('Preset').selectOption({ label: 'Nothing' });
  await expect(sheet.getByRole('checkbox', { name: 'Media', exact: true })).not.toBeChecked();
  await sheet.getByLabel('Preset').selectOption({ label: 'Produce output' });
  await expect(sheet.getByRole('checkbox', { name: 'Output: Static' })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: 'Media: Write' })).not.toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Media: Write' }).check();
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard what you entered?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await sheet.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByText('The permissions of Web shop were saved.')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('checkbox', { name: 'Media: Write' })).toBeChecked();
  await expect(second.getByRole('checkbox', { name: 'Fonts: Write' })).not.toBeChecked();
});

test('R7.55 R5.19 R7.56 R7.54 renames an integration, copies its token request, deletes it by its name', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  const shown = await create(page, 'Short lived');
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Short lived' });
  await sheet.getByLabel('Name').fill('Shorter lived');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Shorter lived was saved.')).toBeVisible();
  const renamed = page.getByRole('dialog', { name: 'Shorter lived' });
  const token = renamed.getByRole('group', { name: 'How to get a token', exact: true });
  await token.getByText('Python').click();
  await expect(token.getByRole('region', { name: /Python/ })).toContainText('client_credentials');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await token.getByRole('button', { name: 'Copy code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('requests.post(');
  await renamed.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Shorter lived?' });
  await question.getByRole('textbox').fill('Shorter lived');
  await question.getByRole('button', { name: 'Delete integration' }).click();
  await expect(page.getByText('Shorter lived was deleted.')).toBeVisible();
  await expect(rowOf(page, 'Shorter lived')).toHaveCount(0);
});

test('the shown token request gets a token with curl and as JavaScript', async ({ openAs, platform }) => {
  const page = await openAs('environmentAdmin');
  const shown = await create(page, 'Token taker');
  await shown.getByRole('button', { name: 'Show Client secret' }).click();
  const secret = await shown.getByText(/^[\w-]{40,}$/).innerText();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Token taker' });
  await sheet.getByLabel('Preset').selectOption({ label: 'Read everything' });
  await sheet.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByText('The permissions of Token taker were saved.')).toBeVisible();

  const sample = sheet.getByRole('group', { name: 'How to get a token', exact: true });
  const curl = await sample.getByRole('region', { name: /curl/ }).innerText();
  const address = /--request POST '([^']+)'/.exec(curl)?.[1] ?? '';
  const form = Object.fromEntries(
    [...curl.matchAll(/--data-urlencode ['"](\w+)=([^'"]+)['"]/g)].map(([, name = '', value = '']) => [
      name,
      value === '$CLIENT_SECRET' ? secret : value,
    ]),
  );
  const answer = await page.request.post(address, { form });
  expect(answer.status()).toBe(200);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const settings = `${platform.url}/grafx/api/v1/environment/aurora-production/settings`;
  const read = await page.request.get(settings, { headers: { authorization: `Bearer ${token}` } });
  expect(read.status()).toBe(200);
  const people = `${platform.url}/api/v1/users/me`;
  const refused = await page.request.get(people, { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(403);

  await sample.getByText('JavaScript').click();
  const code = await sample.getByRole('region', { name: /JavaScript/ }).innerText();
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `${code}\nconsole.log(access_token);`],
    { env: { ...process.env, CLIENT_SECRET: secret }, encoding: 'utf8' },
  );
  expect(printed.trim()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await sheet.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Token taker?' });
  await question.getByRole('textbox').fill('Token taker');
  await question.getByRole('button', { name: 'Delete integration' }).click();
  await expect(page.getByText('Token taker was deleted.')).toBeVisible();
  expect((await page.request.post(address, { form })).status()).toBe(401);
});

test('S16.12 the examples that are shown make a PDF and a picture: run as curl, JavaScript and Python', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  await page.goto(INTEGRATIONS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { access_token: own } = await storedTokens(page);
  const shown = await create(page, 'Example maker');
  await shown.getByRole('button', { name: 'Show Client secret' }).click();
  const secret = await shown.getByText(/^[\w-]{40,}$/).innerText();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Example maker' });
  await sheet.getByLabel('Preset').selectOption({ label: 'Produce output' });
  await sheet.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByText('The permissions of Example maker were saved.')).toBeVisible();
  const api = `${new URL(page.url()).origin}/grafx/api/v1/environment/aurora-production`;
  const templates = await page.request.get(`${api}/templates?search=card`, {
    headers: { authorization: `Bearer ${own}` },
  });
  const { data } = (await templates.json()) as { data: { id: string }[] };

  /** Returns the code of a sample in a language. */
  const codeOf = async (label: string, language: string) => {
    const sample = sheet.getByRole('group', { name: label, exact: true });
    await sample.getByText(language, { exact: true }).click();
    return sample.getByRole('region', { name: `${label}, ${language}` }).innerText();
  };
  const folder = mkdtempSync(join(tmpdir(), 'platen-examples-'));
  const run = (language: string, code: string, variables: Record<string, string>) => {
    const [command, options] = RUNNERS[language] ?? ['sh', ['-c']];
    const env = { ...process.env, ...variables };
    return execFileSync(command, [...options, code], { cwd: folder, env, encoding: 'utf8' });
  };
  const token = run(
    'JavaScript',
    `${await codeOf('How to get a token', 'JavaScript')}\nconsole.log(access_token);`,
    { CLIENT_SECRET: secret },
  ).trim();
  for (const language of Object.keys(RUNNERS))
    for (const [label, file, beginning] of [
      ['How to make a file', 'output.pdf', '%PDF'],
      ['How to make a picture in one call', 'picture.png', '\x89PNG'],
    ] as const) {
      run(language, await codeOf(label, language), {
        ACCESS_TOKEN: token,
        TEMPLATE_ID: data[0]?.id ?? '',
      });
      const made = readFileSync(join(folder, file));
      expect(made.subarray(0, 4).toString('latin1'), `${label} in ${language}`).toBe(beginning);
      rmSync(join(folder, file));
    }
  rmSync(folder, { recursive: true });
  await sheet.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Example maker?' });
  await question.getByRole('textbox').fill('Example maker');
  await question.getByRole('button', { name: 'Delete integration' }).click();
  await expect(page.getByText('Example maker was deleted.')).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ allowedConsole: [/status of (409|403)/] });

  test('R7.53 a taken name is reported at its field; twenty characters are the maximum', async ({
    openAs,
  }) => {
    const page = await openAs('environmentAdmin');
    await page.goto(INTEGRATIONS);
    await page.getByRole('button', { name: 'Create integration' }).click();
    const form = page.getByRole('dialog', { name: 'Create integration' });
    await form.getByRole('button', { name: 'Create integration' }).click();
    await expect(form.getByText('Name is required.')).toBeVisible();
    await form.getByLabel('Name').pressSequentially('A name of more than twenty');
    await expect(form.getByLabel('Name')).toHaveValue('A name of more than ');
    await form.getByLabel('Name').fill('web SHOP');
    await form.getByRole('button', { name: 'Create integration' }).click();
    await expect(form.getByText('Name is taken.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('web SHOP');
  });

  test('R2.18 integrations are for admins: the console redirects others, the platform refuses', async ({
    openAs,
    platform,
  }) => {
    const page = await openAs('templateDesigner');
    const reading = page.waitForRequest(/\/users\/me$/);
    await page.goto(INTEGRATIONS);
    await expect(page).toHaveURL(/\/401$/);
    const authorization = (await (await reading).allHeaders())['authorization'] ?? '';
    const answer = await page.request.post(`${platform.url}/api/v1/integrations`, {
      headers: { authorization },
      data: { environmentId: ENVIRONMENTS.auroraProduction, name: 'Mine' },
    });
    expect(answer.status()).toBe(403);
  });
});
