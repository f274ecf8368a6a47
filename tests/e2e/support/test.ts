import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { PASSWORD, PERSONAS, type Persona } from './personas';
import { startPlatform, type RunningPlatform } from './startPlatform';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** One platform with fresh demo data for all tests of a worker. */
  platform: RunningPlatform;
  /** Signed-in browser states, kept so that each persona signs in once a worker. */
  stateOf: (persona: Persona) => Promise<StorageState>;
}

interface TestFixtures {
  /** Console messages a test expects; anything else of weight fails it. */
  allowedConsole: RegExp[];
  /** Opens a page of its own browser context, signed in as a persona and not navigated yet. */
  openAs: (persona: Persona) => Promise<Page>;
}

/** Fills the identity provider's sign-in page. */
export async function fillSignIn(page: Page, persona: Persona): Promise<void> {
  await page.getByLabel('Email').fill(PERSONAS[persona]);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Console errors, warnings and uncaught errors of a page, as they come. */
export function watchConsole(page: Page, complaints: string[], allowed: RegExp[] = []): void {
  const add = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      add(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedConsole: [[], { option: true }],

  platform: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  stateOf: [
    async ({ browser, platform }, use) => {
      const states = new Map<Persona, Promise<StorageState>>();
      const signIn = async (persona: Persona) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${platform.url}/my-account`);
        await fillSignIn(page, persona);
        await page.waitForURL(`${platform.url}/**`);
        await page.waitForFunction(() =>
          Object.keys(localStorage).some((key) => key.startsWith('@@auth0spajs@@')),
        );
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((persona) => {
        const state = states.get(persona) ?? signIn(persona);
        states.set(persona, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, platform, allowedConsole }, use) => {
    const complaints: string[] = [];
    const context = await browser.newContext({ baseURL: platform.url });
    context.on('page', (page) => watchConsole(page, complaints, allowedConsole));
    await use(context);
    await context.close();
    expect(complaints).toEqual([]);
  },

  openAs: async ({ browser, platform, stateOf, allowedConsole }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (persona) => {
      const context = await browser.newContext({
        baseURL: platform.url,
        storageState: await stateOf(persona),
      });
      contexts.push(context);
      const page = await context.newPage();
      watchConsole(page, complaints, allowedConsole);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect };
