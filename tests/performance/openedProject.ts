import type { Browser } from 'playwright';
import { ENVIRONMENTS } from '@/demo';
import type { StorageState } from './measurePage';

const PROJECTS = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`;
const COLLECTION = 'For the shop';
const TEMPLATE = 'Price tag';
const CPU_SLOWDOWN = 4;

/** The costs of opening a template, from the click on it, in milliseconds. */
export interface OpenedProject {
  /** To the frame with the first picture of its page, possibly a stored one. */
  readonly picture: number;
  /** To the frame with the page drawn by the engine. */
  readonly live: number;
}

interface Opening {
  clickedAt?: number;
  pictureAt?: number;
  liveAt?: number;
}

/** Runs in the page: records the click on a template, and when its page is visible. */
function watchOpening(): void {
  const opening: Opening = {};
  Object.assign(window, { opening });
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('[role=dialog] article')) opening.clickedAt = timeStamp;
    },
    true,
  );
  // The next frame after the current one shows it.
  const note = (what: 'pictureAt' | 'liveAt') =>
    requestAnimationFrame(() => requestAnimationFrame(() => (opening[what] ??= performance.now())));
  const observer = new MutationObserver(() => {
    const page = document.querySelector('[role=group][aria-label=Page]');
    const [image] = page?.querySelectorAll('img') ?? [];
    const canvas = page?.querySelector('canvas');
    if (canvas) {
      observer.disconnect();
      note('pictureAt');
      note('liveAt');
    } else if (image) void image.decode().then(() => note('pictureAt'));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Starts a project from a template of a collection, with an empty cache on a four times slower processor. */
export async function openProject(
  browser: Browser,
  { url, storageState }: { url: string; storageState: StorageState },
): Promise<OpenedProject> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  // The compiler of this file names functions with this helper.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchOpening);
  await page.goto(url + PROJECTS);
  await page.getByRole('button', { name: COLLECTION, exact: true }).click();
  const tile = page.getByRole('dialog').getByRole('article', { name: TEMPLATE, exact: true });
  await tile.getByRole('img').waitFor();
  await tile.getByRole('button', { name: TEMPLATE, exact: true }).click();
  await page.waitForFunction(
    () => (window as unknown as { opening: Opening }).opening.liveAt !== undefined,
    undefined,
    { timeout: 60_000 },
  );
  const {
    clickedAt = 0,
    pictureAt = 0,
    liveAt = 0,
  } = await page.evaluate(() => (window as unknown as { opening: Opening }).opening);
  await context.close();
  return { picture: pictureAt - clickedAt, live: liveAt - clickedAt };
}
