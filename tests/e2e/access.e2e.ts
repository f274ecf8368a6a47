import type { Page } from '@playwright/test';
import {
  ACCESS_TABLE,
  COLUMNS,
  environmentOf,
  landingPath,
  type Column,
  type Landing,
} from './support/accessTable';
import { goWithin } from './support/goWithin';
import { expect, test } from './support/test';

/** Accounts visited side by side: more would only wait for each other on two cores. */
const AT_ONCE = 3;

/** One signed-in page for each account, kept for all rows of the table. */
const pages = new Map<Column, Page>();

test.beforeAll(async ({ openContext }) => {
  const open = async (persona: Column) => {
    const context = await openContext(persona);
    pages.set(persona, await context.newPage());
  };
  for (let first = 0; first < COLUMNS.length; first += AT_ONCE)
    await Promise.all(COLUMNS.slice(first, first + AT_ONCE).map(open));
});

test.afterAll(async () => {
  await Promise.all([...pages.values()].map((page) => page.context().close()));
});

function pageOf(persona: Column): Page {
  const page = pages.get(persona);
  if (!page) throw new Error(`${persona} is not signed in.`);
  return page;
}

// All rows in one worker: signing all accounts in takes as long as fifteen rows, and would be done in each worker.
test.describe.configure({ timeout: 120_000 });

for (const [row, { rows, path, landings }] of ACCESS_TABLE.entries()) {
  test(`${rows} ${path} opens for whom it should and leads the others where it should`, async () => {
    const marks = landings.split(' ') as Landing[];
    expect(marks).toHaveLength(COLUMNS.length);
    const visit = async (persona: Column, index: number) => {
      const page = pageOf(persona);
      const address = path.replace('$E', environmentOf(persona));
      // Each address is typed by one account, another one for each row; the others come from where they are.
      const isTyped = page.url() === 'about:blank' || row % COLUMNS.length === index;
      await (isTyped ? page.goto(address) : goWithin(page, address));
      const expected = landingPath(marks[index] as Landing, path, persona);
      await test.step(`${persona} lands on ${expected}`, async () => {
        // Behind the dialog of a page that asks at once, the heading is to be seen and not to be read out.
        const main = page.getByRole('main', { includeHidden: true });
        await expect(main.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(expected);
        const isDenial = ['/401', '/unauthorized'].includes(expected);
        const refusal = page.getByRole('heading', { name: 'Sorry, you don’t have access' });
        await expect(refusal).toHaveCount(isDenial ? 1 : 0);
      });
    };
    for (let first = 0; first < COLUMNS.length; first += AT_ONCE) {
      const some = COLUMNS.slice(first, first + AT_ONCE);
      await Promise.all(some.map((persona, offset) => visit(persona, first + offset)));
    }
  });
}

test('R2.38 /refresh-token opens for everyone and leads on', async () => {
  for (const persona of COLUMNS) {
    const page = pageOf(persona);
    await page.goto('/refresh-token?returnTo=%2Fmy-account');
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/my-account');
  }
});

test('R2.14 being environment admin of another environment is not enough for the roles page', async ({
  openAs,
}) => {
  const page = await openAs('environmentAdmin');
  await page.goto('/environments');
  await page.getByRole('link', { name: 'Aurora sandbox' }).click();
  await expect(page.getByRole('heading', { name: 'Aurora sandbox' })).toBeVisible();
  await page.goto('/user-management/roles');
  await expect(page.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
});
