import { expect, test as base, type Page } from '@playwright/test';
import { ENVIRONMENTS } from '@/demo';
import { serveMockConsole } from './support/mockConsole';
import { drawRectangle, layersOf, paperOf } from './support/templateCanvas';
import { watchConsole } from './support/test';

const home = `/environments/${ENVIRONMENTS.auroraProduction}`;

interface Fixtures {
  /** Opens a page of the mocked console as a persona; every call must be answered and the console must stay silent. */
  openMocked: (persona: string, path: string) => Promise<Page>;
}

const test = base.extend<Fixtures, { mocked: Awaited<ReturnType<typeof serveMockConsole>> }>({
  mocked: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const mocked = await serveMockConsole();
      await use(mocked);
      await mocked.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openMocked: async ({ browser, mocked }, use) => {
    const complaints: string[] = [];
    const context = await browser.newContext({ baseURL: mocked.url });
    await use(async (persona, path) => {
      const page = await context.newPage();
      watchConsole(page, complaints);
      await page.goto(path);
      await page.getByRole('button', { name: persona, exact: true }).click();
      return page;
    });
    await context.close();
    expect(complaints).toEqual([]);
  },
});

/** Pages of the navigation by name, each with an item of the demo on it. */
const STUDIO = [
  ['Templates', 'Business card'],
  ['Collections', 'For the shop'],
  ['My projects', 'Night bake in May'],
  ['Output settings', 'PDF for the press'],
  ['Output tasks', 'Price list'],
  ['Web hooks', 'Web shop'],
  ['User interfaces', 'For the shop'],
] as const;
const LIBRARY = [
  ['Media', 'Products'],
  ['Fonts', 'Aurora Headline'],
  ['Brand kits', 'Night bake'],
  ['Publisher', 'Layout'],
] as const;
const PUBLISHER = [
  ['View preferences', 'Print'],
  ['Data', 'Price list'],
] as const;

test('S1.23 every page of the studio and the library shows data in mock mode, with no server running', async ({
  openMocked,
}) => {
  const page = await openMocked('Template designer', home);
  // Uses links: calls after a full page load would go to the network, as the mocks belong to the page.
  const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const shows = (thing: string) =>
    expect(page.getByRole('main').getByText(thing, { exact: true }).first()).toBeVisible();
  await go('Studio');
  for (const [title, thing] of [...STUDIO, ...LIBRARY]) {
    await go(title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await shows(thing);
  }
  for (const [part, thing] of PUBLISHER) {
    await page.getByRole('link', { name: part, exact: true }).click();
    await shows(thing);
  }
});

test('S1.23 a template is opened, changed, saved and opened again in mock mode, with no server running', async ({
  openMocked,
}) => {
  const page = await openMocked('Template designer', `${home}/studio/templates`);
  await page.getByRole('button', { name: 'Business card', exact: true }).click();
  await expect(paperOf(page)).toBeVisible();
  const before = await layersOf(page).count();
  await drawRectangle(page);
  await expect(layersOf(page)).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.getByRole('button', { name: 'Business card', exact: true }).click();
  await expect(paperOf(page)).toBeVisible();
  await expect(layersOf(page)).toHaveCount(before + 1);
});

test('S1.23 output tasks run to their end in mock mode, and have files and reports', async ({
  openMocked,
}) => {
  const page = await openMocked('Template designer', `${home}/studio/output-tasks`);
  const row = (name: RegExp) => page.getByRole('row', { name }).first();
  await expect(row(/^Business card/)).toContainText('Processing');
  await expect(row(/^Business card/)).toContainText('Finished', { timeout: 60_000 });
  await expect(row(/^Menu card/)).toContainText('Failed');
  for (const [name, action, file] of [
    ['Story', 'Download', 'Story.png'],
    ['Price list', 'Download report', 'Price list report.json'],
  ] as const) {
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: action }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('changes in mock mode are in Activity, with values before and after', async ({ openMocked }) => {
  const page = await openMocked('Subscription admin', '/my-account');
  await page.getByLabel('Last name').fill('Chief');
  await page.getByRole('button', { name: 'Save' }).click();
  const own = page.getByRole('region', { name: 'My recent activity' });
  const entry = own.getByRole('listitem').first();
  await expect(entry).toContainText('Renamed Subscription Chief');
  await entry.getByRole('button').first().click();
  await expect(entry.getByRole('row', { name: /^Name/ })).toContainText('Subscription Admin');
  await own.getByRole('link', { name: 'See it in Activity' }).click();
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first()).toContainText(
    'Renamed Subscription Chief',
  );
});
