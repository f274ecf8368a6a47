import type { Browser, Page } from 'playwright';
import type { StorageState } from './measurePage';
import { spread } from './summary';

const CPU_SLOWDOWN = 4;
const WORDS = ['1', '12', '123', '12', '1', '14', '148', '14'];
const SORTS = 6;

/**
 * The costs of working in a table: milliseconds from the action to the frame with other rows, and megabytes held after
 * it.
 */
export interface TableFigures {
  keystroke: number;
  sort: number;
  heap: number;
}

type Act = { search: string } | { sort: string };

/** Runs in the page: acts on the table, and resolves with the time until its rows have been painted again. */
function timeAct(act: Act): Promise<number> {
  return new Promise((resolve) => {
    const grid = document.querySelector('[role=grid]');
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const header = [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')].find(
      ({ textContent }) => 'sort' in act && textContent.trim() === act.sort,
    );
    if (!grid || !field) throw new Error('There is no table to work in.');
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)));
    });
    observer.observe(grid, { childList: true, subtree: true, characterData: true, attributes: true });
    if ('sort' in act) header?.click();
    else {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, act.search);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** Runs in the page: resolves when it has been idle for a moment, so that no action pays for the previous one. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
}

async function medianOf(page: Page, acts: readonly Act[]): Promise<number> {
  const times: number[] = [];
  for (const act of acts) {
    times.push(await page.evaluate(timeAct, act));
    await page.evaluate(settle);
  }
  return spread(times).median;
}

/** Searches and sorts a table of many rows on a four times slower processor. */
export async function measureTable(
  browser: Browser,
  options: { url: string; storageState: StorageState },
): Promise<TableFigures> {
  const context = await browser.newContext({
    storageState: options.storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(options.url);
  await page.locator('[role=grid][aria-rowcount="10001"]').waitFor({ timeout: 60_000 });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await medianOf(page, [{ search: '9' }, { search: '93' }, { search: '9' }, { sort: 'Name' }]);
  const keystroke = await medianOf(
    page,
    WORDS.map((search) => ({ search })),
  );
  await medianOf(page, [{ search: '' }]);
  const sort = await medianOf(
    page,
    Array.from({ length: SORTS }, () => ({ sort: 'Name' })),
  );
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  await context.close();
  return { keystroke, sort, heap };
}
