import type { Page } from '@playwright/test';
import {
  ACCESS_TABLE,
  COLUMNS,
  landingPath,
  pathOf,
  REFUSED,
  type Column,
  type Landing,
} from './support/accessTable';
import { goWithin } from './support/goWithin';
import { expect, test } from './support/test';

/** Accounts visited in parallel: more would only wait for each other on two cores. */
const AT_ONCE = 3;

/** One signed-in page for each account, reused for all rows of the table. */
const pages = new Map<Column, Page>();
/** Errors reported by the browser. */
const complaints: string[] = [];

test.beforeAll(async ({ openContext }) => {
  const open = async (persona: Column) => {
    const context = await openContext(persona);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`${persona}: ${error.message}`));
    pages.set(persona, page);
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

// All rows in one worker: signing all accounts in takes as long as fifteen rows, and each worker would repeat it.
for (const [row, { rows, path, title, landings }] of ACCESS_TABLE.entries()) {
  test(`${rows} ${path} opens or redirects by role`, async () => {
    const marks = landings.split(' ') as Landing[];
    expect(marks).toHaveLength(COLUMNS.length);
    const visit = async (persona: Column, index: number) => {
      const page = pageOf(persona);
      const address = pathOf(path, persona);
      // Each row opens the address directly for one account, and by navigation for the others.
      const isTyped = page.url() === 'about:blank' || row % COLUMNS.length === index;
      await (isTyped ? page.goto(address) : goWithin(page, address));
      const expected = landingPath(marks[index] as Landing, path, persona);
      await test.step(`${persona} lands on ${expected}`, async () => {
        // Behind a page's initial dialog, the heading is visible but hidden from screen readers.
        const main = page.getByRole('main', { includeHidden: true });
        await expect(main.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(expected);
        const isDenial = ['/401', '/unauthorized'].includes(expected);
        await expect(page.getByRole('heading', { name: REFUSED })).toHaveCount(isDenial ? 1 : 0);
        if (marks[index] !== '=') return;
        const wanted = typeof title === 'string' ? title : title(persona);
        await expect(
          main.getByRole('heading', { level: 1, name: wanted, exact: true, includeHidden: true }),
        ).toBeVisible();
      });
    };
    for (let first = 0; first < COLUMNS.length; first += AT_ONCE) {
      const some = COLUMNS.slice(first, first + AT_ONCE);
      await Promise.all(some.map((persona, offset) => visit(persona, first + offset)));
    }
    expect(complaints.splice(0)).toEqual([]);
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
  await expect(page.getByRole('heading', { name: REFUSED })).toBeVisible();
});
