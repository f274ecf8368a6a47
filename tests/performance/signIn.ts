import type { Browser } from 'playwright';
import { PASSWORD, PERSONAS, type Persona } from '../e2e/support/personas';
import type { StorageState } from './measurePage';

/** Signs a user in once, with the subscription chosen; resolves when the environments are shown. */
export async function signIn(
  browser: Browser,
  url: string,
  persona: Persona = 'subscriptionAdmin',
): Promise<{ state: StorageState; accessToken: string; subscriptionId: string }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/environments`);
  await page.getByLabel('Email').fill(PERSONAS[persona]);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Environments' }).waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => localStorage.getItem('subscriptionId') !== null);
  const found = await page.evaluate(() => {
    const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('@@auth0spajs@@'));
    const tokens = stored.map(
      ([, value]) => JSON.parse(String(value)) as { body?: { access_token?: string } },
    );
    return {
      accessToken: tokens.map(({ body }) => body?.access_token).find((token) => token !== undefined) ?? '',
      subscriptionId: localStorage.getItem('subscriptionId') ?? '',
    };
  });
  const state = await context.storageState();
  await context.close();
  return { state, ...found };
}
