import type { Page } from '@playwright/test';

/** What goes wrong between the console and the platform. */
export interface Fault {
  name: string;
  /** Whether the answer still comes, and the screen is to show it. */
  isSurvived?: boolean;
  /** On which screens it is tried; carrying it there takes seconds. @default all */
  screens?: RegExp;
  /** Answers a call of the page in place of the platform. It runs in the page, where it knows nothing but its parameters. */
  inject: (
    call: () => Promise<Response>,
    pause: (milliseconds: number) => Promise<void>,
  ) => Promise<Response>;
}

/** The screens that show a list. */
const LISTS =
  /\/(?:environments|usage|users|groups|roles|individual-access|identity-domains|integrations|connectors|web-hooks)$/;

/** What every visit begins with; without it there is no screen to look at. */
const BEGINNING =
  /\/api\/v1\/(?:users\/me(?:\/permissions)?|subscriptions|environments\?subscriptionId=[^&]*|environments\/[^/?]+)$/;

/** Bytes of a huge answer are 20 million. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'late and uneven',
    isSurvived: true,
    inject: async (call, pause) => {
      const response = await call();
      // The later asked, the sooner answered: answers come out of order.
      await pause(40 + 20 * (response.url.length % 5));
      return response;
    },
  },
  { name: 'a dropped connection', inject: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    name: 'truncated JSON',
    inject: async (call) => {
      const response = await call();
      const { status, headers } = response;
      const body = await response.text();
      return new Response(body.slice(0, Math.max(1, Math.floor(body.length / 2))), { status, headers });
    },
  },
  {
    name: 'malformed JSON',
    inject: () =>
      Promise.resolve(new Response('{"data": [,]}', { headers: { 'Content-Type': 'application/json' } })),
  },
  {
    name: 'another content type',
    inject: () =>
      Promise.resolve(
        new Response('\u0000\u0001', { headers: { 'Content-Type': 'application/octet-stream' } }),
      ),
  },
  {
    name: 'a page instead of JSON',
    inject: () =>
      Promise.resolve(
        new Response('<!doctype html><h1>Gateway</h1><script>1</script>', {
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  },
  {
    name: '429 with Retry-After',
    inject: () =>
      Promise.resolve(
        Response.json({ title: 'Too Many Requests' }, { status: 429, headers: { 'Retry-After': '1' } }),
      ),
  },
  {
    name: '500',
    inject: () =>
      Promise.resolve(
        Response.json(
          { type: 'about:blank', title: 'Internal Server Error', status: 500 },
          { status: 500, headers: { 'x-request-id': 'made-up-request' } },
        ),
      ),
  },
  {
    name: 'a huge answer',
    isSurvived: true,
    screens: LISTS,
    inject: async (call) => {
      const response = await call();
      const { status, headers } = response;
      return new Response(`${await response.text()}${' '.repeat(20_000_000)}`, { status, headers });
    },
  },
  {
    name: 'a huge answer that breaks off',
    screens: /\/(?:environments|users|groups|integrations)$/,
    inject: () =>
      Promise.resolve(
        new Response(`"${' '.repeat(20_000_000)}`, { headers: { 'Content-Type': 'application/json' } }),
      ),
  },
];

/**
 * Lets a fault happen to every call of the API but those every visit begins with; answers how many the present page has
 * met. It stands in the page, in front of `fetch`: a route of Playwright's would switch off the browser's cache, and each
 * screen would load and compile the console anew. To be called before `hurryTimers`.
 */
export async function injectFault(page: Page, fault: Fault): Promise<() => Promise<number>> {
  await page.addInitScript(`(${standIn.toString()})(${fault.inject.toString()}, ${String(BEGINNING)})`);
  return () => page.evaluate(() => (window as unknown as Met).faultsMet);
}

interface Met {
  faultsMet: number;
}

/** Runs in the page. */
function standIn(inject: Fault['inject'], beginning: RegExp): void {
  const met = window as unknown as Met;
  met.faultsMet = 0;
  const fetch = window.fetch.bind(window);
  const wait = window.setTimeout.bind(window);
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      wait(resolve, milliseconds);
    });
  window.fetch = async (input, init) => {
    const { href: url } = new URL(input instanceof Request ? input.url : input, location.href);
    const isOfApi = /\/(?:api\/v1|grafx)\//.test(url);
    if (!isOfApi || beginning.test(url)) return fetch(input, init);
    // The shell looks by itself whether the contract is exceeded: that meets the fault too, and no page is missing anything.
    const isShells = /\/api\/v1\/subscriptions\/[^/?]+$/.test(url);
    const isPages = /\/(?:usage|identity-domains)$/.test(location.pathname);
    if (!isShells || isPages) met.faultsMet += 1;
    return inject(() => fetch(input, init), pause);
  };
}

/** Lets every wait of the page's timers take a twentieth, in the same order, so that waits between attempts are short. */
export async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: []) =>
      set(handler, delay / 20, ...rest)) as typeof window.setTimeout;
  });
}
