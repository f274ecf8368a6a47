import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Signed-in cookies and local storage. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The costs of one cold visit until the rows are visible. */
export interface Visit {
  /** Milliseconds from the start of the navigation to the frame that shows the rows. */
  rowsVisible: number;
  /** Bytes of scripts and style sheets as sent, without headers. */
  bytes: number;
  requests: number;
  /** Milliseconds of the longest task; 0 when none took 50 ms. */
  longestTask: number;
}

interface Sent {
  url: string;
  /** Milliseconds since the epoch. */
  at: number;
  bytes: number;
}

interface Seen {
  rowsAt?: number;
  longestTask: number;
}

declare global {
  interface Window {
    /** Set by the script that watches for the rows. */
    platenSeen?: Seen;
  }
}

const CPU_SLOWDOWN = 4;
const PATIENCE = 60_000;

/** Runs in the page: records when a row with the text is painted, and the longest task until then. */
function watchRows(text: string): void {
  const seen: Seen = { longestTask: 0 };
  window.platenSeen = seen;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      if (seen.rowsAt === undefined || task.startTime < seen.rowsAt)
        seen.longestTask = Math.max(seen.longestTask, task.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const row = `//*[self::tr or self::li or self::article or @role="row"][contains(., "${text}")]`;
  const observer = new MutationObserver(() => {
    if (!document.evaluate(row, document, null, XPathResult.BOOLEAN_TYPE).booleanValue) return;
    observer.disconnect();
    // The next frame after the current one shows the rows.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.rowsAt = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function recordRequests(client: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('data:'))
      sent.set(requestId, { url: request.url, at: wallTime * 1000, bytes: 0 });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    const request = sent.get(requestId);
    if (request) request.bytes = Number(length?.[1] ?? 0);
  });
  return sent;
}

async function seenBy(page: Page): Promise<{ rowsAt: number; longestTask: number; origin: number }> {
  await page.waitForFunction(() => window.platenSeen?.rowsAt !== undefined, undefined, { timeout: PATIENCE });
  return page.evaluate(() => ({
    rowsAt: window.platenSeen?.rowsAt ?? 0,
    longestTask: window.platenSeen?.longestTask ?? 0,
    origin: performance.timeOrigin,
  }));
}

/** Visits with an empty cache on a four times slower processor, until a row with `text` is painted. */
export async function measureVisit(
  browser: Browser,
  options: { url: string; text: string; storageState: StorageState },
): Promise<Visit> {
  const context = await browser.newContext({
    storageState: options.storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const sent = await recordRequests(client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchRows, options.text);
  await page.goto(options.url, { waitUntil: 'commit' });
  const { rowsAt, longestTask, origin } = await seenBy(page);
  const before = [...sent.values()].filter(({ at }) => at <= origin + rowsAt);
  await context.close();
  return {
    rowsVisible: rowsAt,
    longestTask,
    requests: before.length,
    bytes: before
      .filter(({ url }) => /\.(?:js|css)$/.test(new URL(url).pathname))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
