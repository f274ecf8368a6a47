import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { keepJournal, type Journal } from './journal';
import { PASSWORD, PERSONAS, type Persona } from './personas';
import { startPlatform, type RunningPlatform } from './startPlatform';
import { TOKEN } from './storedSession';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /**
   * One platform with fresh demo data for all tests of a worker, across files: a test reverts its changes to an account
   * of `PERSONAS`, or uses another account.
   */
  platform: RunningPlatform;
  /**
   * Opens a browser context signed in as a persona, who signs in once per worker. The persona signs in again after a
   * context has renewed its session: a second use of a refresh token ends the session for all.
   */
  openContext: (persona: Persona) => Promise<BrowserContext>;
}

interface TestFixtures {
  /** Events of this test's pages; printed when it fails. */
  journal: Journal;
  /** Expected console messages; other errors and warnings fail the test. */
  allowedConsole: RegExp[];
  /** Opens a page in its own browser context, signed in as a persona and not navigated yet. */
  openAs: (persona: Persona) => Promise<Page>;
}

/** Fills the identity provider's sign-in page. */
export async function fillSignIn(page: Page, persona: Persona): Promise<void> {
  await page.getByLabel('Email').fill(PERSONAS[persona]);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The last automatic request of the console: a contract, two seconds after the page was opened. */
const LAST_CALL = /\/api\/v1\/subscriptions\/[\w-]+$/;

/**
 * Signs in as a user who sees the subscription, and waits until the page makes no more automatic calls: one that
 * noticed the ended session before the test's own would end it too early.
 */
export async function fillSignInAndSettle(page: Page, persona: Persona): Promise<void> {
  const last = page.waitForResponse(LAST_CALL);
  await fillSignIn(page, persona);
  await (await last).finished();
}

/** The pages of the identity provider, which share the console's origin. */
const PROVIDER_PAGE = /\/identity\//;

/** Signs in on a separate page and returns the browser's storage, once the console has rendered the first page. */
async function signedInState(context: BrowserContext, url: string, persona: Persona): Promise<StorageState> {
  const journal = keepJournal();
  journal.watch(context);
  const page = await context.newPage();
  try {
    await page.goto(`${url}/my-account`);
    await fillSignIn(page, persona);
    await expect(page).not.toHaveURL(PROVIDER_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return await context.storageState();
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    throw new Error(`${persona} is not signed in at ${page.url()}:\n${shown}\n${journal.tell()}`, { cause });
  }
}

/** Collects console errors, warnings and uncaught errors of a page. */
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
  // A list of its own for each test: what one adds, the next does not allow.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
  allowedConsole: [async ({}, use) => use([]), { option: true }],

  platform: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      // Signed-in states are reused for the life of a worker. Each test would renew a shorter-lived token from the same
      // refresh token, which is valid once.
      const platform = await startPlatform({ ACCESS_TOKEN_SECONDS: '14400', LOCAL_WEB_HOOKS: 'on' });
      await use(platform);
      await platform.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  openContext: [
    async ({ browser, platform }, use) => {
      const states = new Map<Persona, Promise<StorageState>>();
      const signIn = async (persona: Persona) => {
        const context = await browser.newContext();
        const state = await signedInState(context, platform.url, persona);
        await context.close();
        return state;
      };
      await use(async (persona) => {
        const state = states.get(persona) ?? signIn(persona);
        states.set(persona, state);
        const context = await browser.newContext({ baseURL: platform.url, storageState: await state });
        context.on('request', (request) => {
          if (TOKEN.test(request.url())) states.delete(persona);
        });
        return context;
      });
    },
    { scope: 'worker' },
  ],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
  journal: async ({}, use, testInfo) => {
    const journal = keepJournal();
    await use(journal);
    if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(`${journal.tell()}\n`);
  },

  context: async ({ browser, platform, allowedConsole, journal }, use) => {
    const complaints: string[] = [];
    const context = await browser.newContext({ baseURL: platform.url });
    journal.watch(context);
    context.on('page', (page) => watchConsole(page, complaints, allowedConsole));
    await use(context);
    await context.close();
    expect(complaints).toEqual([]);
  },

  openAs: async ({ openContext, allowedConsole, journal }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (persona) => {
      const context = await openContext(persona);
      contexts.push(context);
      journal.watch(context);
      const page = await context.newPage();
      watchConsole(page, complaints, allowedConsole);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect };
