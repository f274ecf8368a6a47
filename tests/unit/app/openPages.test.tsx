import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MOCK_PERSONAS, storePersona } from '@/app/mock/personas';
import { ACCESS_TABLE, COLUMNS, pathOf } from '../../e2e/support/accessTable';
import { mockServer, startMockConsole } from './support/mockConsole';

// Pages come in parts, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 20_000 });

// A service worker needs a browser; the same handlers answer here, and nothing else does.
vi.mock('@/api/mocks/browser', async () => {
  const { mockServer: server, startMockPlatform } = await import('./support/mockConsole');
  return {
    async startMockPlatform(options: Parameters<typeof startMockPlatform>[0]) {
      const platform = await startMockPlatform(options);
      // The mocks draw previews on a canvas, which this environment lacks.
      server.use(http.get('*/preview/:quality', () => new HttpResponse(null, { status: 404 })));
      return platform;
    },
  };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  mockServer.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  mockServer.close();
  sessionStorage.clear();
  localStorage.clear();
});

/** The heading of the screen that takes the place of a page that throws. */
const FAILED = 'Oops, it seems like something went wrong on our side';

/** The pages that a subscription admin opens; the editor of templates is opened by other tests. */
const PAGES = ACCESS_TABLE.filter(
  ({ landings }) => landings.split(' ')[COLUMNS.indexOf('subscriptionAdmin')] === '=',
);

/** Collects the elements that are the heading of the page. A second one would lose the focus of the first. */
function watchHeadings(): ReadonlySet<Element> {
  const seen = new Set<Element>();
  const observer = new MutationObserver(() => {
    document.querySelectorAll('main h1').forEach((heading) => seen.add(heading));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

it.each(PAGES.map((page) => [page.rows, page] as const))(
  '%s opens with its own heading',
  async (_rows, page) => {
    const { path, title } = page;
    storePersona(MOCK_PERSONAS.find(({ id }) => id === 'subscription.admin'));
    await startMockConsole(pathOf(path, 'subscriptionAdmin'));
    const heading = typeof title === 'string' ? title : title('subscriptionAdmin');
    // An error screen ends the wait at once.
    const shown = await screen.findByRole('heading', {
      level: 1,
      name: (name) => name === heading || name === FAILED,
      hidden: true,
    });
    expect(shown).toHaveTextContent(heading);
  },
);

const OF_PEOPLE = PAGES.filter(({ path }) => path.startsWith('/user-management'));

it.each(OF_PEOPLE.map(({ path }) => [pathOf(path, 'subscriptionAdmin')] as const))(
  '%s keeps the element of its heading while it loads',
  async (path) => {
    const headings = watchHeadings();
    storePersona(MOCK_PERSONAS.find(({ id }) => id === 'subscription.admin'));
    await startMockConsole(path);
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect(headings.size).toBe(1);
  },
);

/** Focuses the first heading of the page as soon as it is there, as a navigation does. */
function focusFirstHeading(): void {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.focus();
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

it.each(PAGES.map(({ path }) => [pathOf(path, 'subscriptionAdmin')] as const))(
  '%s keeps the focus of its heading while it loads',
  async (path) => {
    focusFirstHeading();
    storePersona(MOCK_PERSONAS.find(({ id }) => id === 'subscription.admin'));
    await startMockConsole(path);
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect(document.querySelector('main h1')).toHaveFocus();
  },
);

it('S9.01d the list of templates keeps search and order in the address', { timeout: 60_000 }, async () => {
  storePersona(MOCK_PERSONAS.find(({ id }) => id === 'template.designer'));
  const path = pathOf('/environments/$E/studio/templates', 'templateDesigner');
  await startMockConsole(`${path}?q=poster&sort=name`);
  const shown = async () =>
    (await screen.findAllByRole('article')).map((tile) => tile.getAttribute('aria-label'));
  await waitFor(async () => expect(await shown()).toEqual(['Arabic poster', 'Night bake poster']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
  await waitFor(async () => expect(await shown()).toEqual(['Night bake poster', 'Arabic poster']));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), '{Backspace>6/}story');
  await waitFor(async () => expect(await shown()).toEqual(['Story']));
  await waitFor(() => expect(location.search).toContain('story'));
  const kept = location.search;
  cleanup();
  await startMockConsole(`${path}${kept}`);
  await waitFor(async () => expect(await shown()).toEqual(['Story']));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name, Z to A');
});
