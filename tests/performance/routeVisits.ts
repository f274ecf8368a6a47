import type { Browser, Page } from 'playwright';
import { FIRST_PAGE, PAGE_LOADERS } from '@/app/routes/pageLoaders';
import { ROUTES } from '@/app/routeTable/routeTable';
import { demoGroupId, demoUserId, ENVIRONMENTS } from '@/demo';
import type { StorageState } from './measurePage';

/** The files one route loads besides the shell when it is opened first. */
export interface RouteVisit {
  /** Id of the route. */
  id: string;
  /**
   * Bytes of scripts and style sheets as sent, without headers; without charts, and without the identity client, which
   * loads after every page.
   */
  bytes: number;
  /** Number of these files. */
  files: number;
}

const AFTER_THE_PAGE = /\/(?:Chart|Auth0Client)[^/]*\.js$/;
const AT_ONCE = 4;
/**
 * The first redirects to the previous page, and needs a token. The other loads the document engine, which `npm run
 * bench:engine` measures; `openProject` measures its speed.
 */
const ELSEWHERE: readonly string[] = ['refresh-token', 'project'];

/** Routes of one page in an environment show the same; those of a user each show another part of the user. */
function visited(): readonly (typeof ROUTES)[number][] {
  const keyOf = ({ id, layout }: (typeof ROUTES)[number]) =>
    layout === 'subscription' || id === FIRST_PAGE ? id : PAGE_LOADERS[id];
  const byKey = new Map(ROUTES.map((route) => [keyOf(route), route] as const));
  // `npm run bench:editor` measures the template editor against a target of its own.
  return [...byKey.values()].filter(({ id, layout }) => !ELSEWHERE.includes(id) && layout !== 'editor');
}

function addressOf({ path }: (typeof ROUTES)[number]): string {
  const other = path.includes('/groups/') ? demoGroupId('aurora', 'All users') : demoUserId('user@demo.test');
  return path.replace(/:(\w+)/g, (_whole, name: string) =>
    name === 'environmentId' ? ENVIRONMENTS.auroraProduction : other,
  );
}

async function visit(page: Page, address: string, shell: string): Promise<Omit<RouteVisit, 'id'>> {
  const sent: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|css)$/.test(pathname) || shell.includes(pathname) || AFTER_THE_PAGE.test(pathname)) return;
    sent.push(Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { bytes: sent.reduce((sum, one) => sum + one, 0), files: sent.length };
}

/** Opens the routes, each with an empty cache, as a user with access; nothing is hovered, opened or typed there. */
export async function visitRoutes(
  browser: Browser,
  url: string,
  storageState: StorageState,
): Promise<RouteVisit[]> {
  const shell = await (await fetch(url)).text();
  const left = [...visited()];
  const visits: RouteVisit[] = [];
  const work = async () => {
    for (let route = left.pop(); route !== undefined; route = left.pop()) {
      const context = await browser.newContext({ storageState, baseURL: url });
      visits.push({ id: route.id, ...(await visit(await context.newPage(), addressOf(route), shell)) });
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}
