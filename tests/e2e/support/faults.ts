import type { Page } from '@playwright/test';

/** A failure between the console and the platform. */
export interface Fault {
  name: string;
  /** Whether the response still arrives, and the screen must show it. */
  isSurvived?: boolean;
  /** The screens to try it on, when it is slow. @default all */
  screens?: RegExp;
  /** Faults with the same consequence take turns: this one has every `of`-th screen, from `first`. @default all */
  turn?: { first: number; of: number };
  /** Answers a call of the page instead of the platform. Runs in the page, with access only to its parameters. */
  inject: (
    call: () => Promise<Response>,
    pause: (milliseconds: number) => Promise<void>,
  ) => Promise<Response>;
}

/** The screens that show a list. */
const LISTS =
  /\/(?:environments|usage|users|groups|roles|individual-access|identity-domains|integrations|connectors|web-hooks)$/;

/** The requests of every visit; without them there is no screen to test. */
const BEGINNING =
  /\/api\/v1\/(?:users\/me(?:\/permissions)?|subscriptions|environments\?subscriptionId=[^&]*|environments\/[^/?]+)$/;

/** A huge response has 20 million bytes. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'late and uneven',
    isSurvived: true,
    inject: async (call, pause) => {
      const response = await call();
      // Later requests are answered earlier: responses arrive out of order.
      await pause(40 + 20 * (response.url.length % 5));
      return response;
    },
  },
  { name: 'a dropped connection', inject: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    name: 'truncated JSON',
    turn: { first: 0, of: 4 },
    inject: async (call) => {
      const response = await call();
      const { status, headers } = response;
      const body = await response.text();
      return new Response(body.slice(0, Math.max(1, Math.floor(body.length / 2))), { status, headers });
    },
  },
  {
    name: 'malformed JSON',
    turn: { first: 1, of: 4 },
    inject: () =>
      Promise.resolve(new Response('{"data": [,]}', { headers: { 'Content-Type': 'application/json' } })),
  },
  {
    name: 'another content type',
    turn: { first: 2, of: 4 },
    inject: () =>
      Promise.resolve(
        new Response('\u0000\u0001', { headers: { 'Content-Type': 'application/octet-stream' } }),
      ),
  },
  {
    name: 'a page instead of JSON',
    turn: { first: 3, of: 4 },
    inject: () =>
      Promise.resolve(
        new Response('<!doctype html><h1>Gateway</h1><script>1</script>', {
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  },
  {
    name: '429 with Retry-After',
    turn: { first: 0, of: 2 },
    inject: () =>
      Promise.resolve(
        Response.json({ title: 'Too Many Requests' }, { status: 429, headers: { 'Retry-After': '1' } }),
      ),
  },
  {
    name: '500',
    turn: { first: 1, of: 2 },
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
 * Applies a fault to every API call except those of every visit; returns how many the current page has met. Replaces
 * `fetch` in the page: a route of Playwright would disable the browser's cache, and each screen would load and compile
 * the console again. Call it before `hurryTimers`.
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
    // The shell itself checks the contract: that call meets the fault too, without effect on any page.
    const isShells = /\/api\/v1\/subscriptions\/[^/?]+$/.test(url);
    const isPages = /\/(?:usage|identity-domains)$/.test(location.pathname);
    if (!isShells || isPages) met.faultsMet += 1;
    return inject(() => fetch(input, init), pause);
  };
}

/** Shortens every timer of the page to a twentieth, in the same order, so that pauses between retries are short. */
export async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: []) =>
      set(handler, delay / 20, ...rest)) as typeof window.setTimeout;
  });
}
