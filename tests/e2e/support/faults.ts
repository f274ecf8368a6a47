import type { Page, Route } from '@playwright/test';

/** What goes wrong between the console and the platform. */
export interface Fault {
  name: string;
  /** Whether the answer still comes, and the screen is to show it. */
  isSurvived?: boolean;
  /** On which screens it is tried; carrying it there takes seconds. @default all */
  screens?: RegExp;
  inject: (route: Route) => Promise<void>;
}

const LARGE = 20_000_000;

/** The screens that show a list. */
const LISTS =
  /\/(?:environments|usage|users|groups|roles|individual-access|identity-domains|integrations|connectors)$/;

/** What every visit begins with; without it there is no screen to look at. */
const BEGINNING =
  /\/api\/v1\/(?:users\/me(?:\/permissions)?|subscriptions|environments\?subscriptionId=[^&]*|environments\/[^/?]+)$/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'late and uneven',
    isSurvived: true,
    inject: async (route) => {
      const response = await route.fetch();
      // The later asked, the sooner answered: answers come out of order.
      await new Promise((resolve) => setTimeout(resolve, 40 + 20 * (response.url().length % 5)));
      await route.fulfill({ response });
    },
  },
  { name: 'a dropped connection', inject: (route) => route.abort('connectionreset') },
  {
    name: 'truncated JSON',
    inject: async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, Math.max(1, Math.floor(body.length / 2))) });
    },
  },
  {
    name: 'malformed JSON',
    inject: (route) => route.fulfill({ contentType: 'application/json', body: '{"data": [,]}' }),
  },
  {
    name: 'another content type',
    inject: (route) => route.fulfill({ contentType: 'application/octet-stream', body: '\u0000\u0001' }),
  },
  {
    name: 'a page instead of JSON',
    inject: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1><script>1</script>' }),
  },
  {
    name: '429 with Retry-After',
    inject: (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { title: 'Too Many Requests' } }),
  },
  {
    name: '500',
    inject: (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'made-up-request' },
        json: { type: 'about:blank', title: 'Internal Server Error', status: 500 },
      }),
  },
  {
    name: 'a huge answer',
    isSurvived: true,
    screens: LISTS,
    inject: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}${' '.repeat(LARGE)}` });
    },
  },
  {
    name: 'a huge answer that breaks off',
    screens: /\/(?:environments|users|groups|integrations)$/,
    inject: (route) => route.fulfill({ contentType: 'application/json', body: `"${' '.repeat(LARGE)}` }),
  },
];

/** Lets a fault happen to every call of the API but those every visit begins with; answers how many it has met. */
export async function injectFault(page: Page, fault: Fault): Promise<() => number> {
  let met = 0;
  await page.route(/\/(?:api\/v1|grafx)\//, async (route) => {
    if (BEGINNING.test(route.request().url())) return route.continue();
    met += 1;
    // A page that is left takes its calls with it.
    return fault.inject(route).catch(() => undefined);
  });
  return () => met;
}

/** Lets every wait of the page's timers take a twentieth, in the same order, so that waits between attempts are short. */
export async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: []) =>
      set(handler, delay / 20, ...rest)) as typeof window.setTimeout;
  });
}
