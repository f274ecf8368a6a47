import type { Browser, Page, Request } from 'playwright';
import type { StoryOutcome } from '../../.storybook/readySignal';
import { type VisualSize, visualSizes, type VisualTheme, visualThemes } from '../../.storybook/visualModes';
import { watchFonts } from './foreignFonts';
import { decodePicture, type Picture, trimPicture } from './picture';
import { trackActivity } from './trackActivity';

/** Pictures of a story at one window size, and its accessibility tree. */
export interface Take {
  pictures: Record<VisualTheme, Picture>;
  tree: string;
}

/** Draws stories in one page of a browser. */
export interface StoryPage {
  /**
   * Reloads the story and takes its pictures at a window size, in every theme.
   * @throws Error when it cannot be drawn, its play function fails, it does not come to rest, or a font of the system
   * draws some of its text
   */
  take: (storyId: string, size: VisualSize) => Promise<Take>;
}

/** A proof's changes to the page before a story is drawn. */
export interface Disturbance {
  /** Style rules, added after those of the story. */
  styles?: string;
  /** A script that runs before those of the page. */
  script?: string;
  /**
   * Milliseconds for a story to come to rest.
   * @default 15000
   */
  patience?: number;
}

/** Milliseconds for a story to load, however little time it has to come to rest afterwards. */
const LOADING = 15_000;
const MARGIN = 16;
const HIGHEST = 4_000;

/** Opens a page for stories of the Storybook at `origin`: one context, so that stories share loaded files. */
export async function openStoryPage(
  browser: Browser,
  origin: string,
  { styles, script, patience = LOADING }: Disturbance = {},
): Promise<StoryPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(LOADING);
  // tsx names functions with this helper, which is missing for functions sent to a page.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await context.addInitScript(trackActivity);
  if (script) await context.addInitScript({ content: script });
  const page = await context.newPage();
  const requests = watchRequests(page);
  const findForeignText = await watchFonts(page);

  const shoot = async (): Promise<Picture> => {
    await comeToRest(page, requests, patience);
    const { isFullScreen, height, visible } = await page.evaluate(() => ({
      isFullScreen: document.body.classList.contains('sb-main-fullscreen'),
      height: document.documentElement.scrollHeight,
      visible: innerHeight,
    }));
    // A page that fits is not resized for its picture: some screens would react to that.
    const isWhole = height > visible && height <= HIGHEST;
    if (isWhole) await passThrough(page, () => comeToRest(page, requests, patience));
    const file = await page.screenshot({
      fullPage: isWhole,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    const picture = await decodePicture(file);
    return isFullScreen ? picture : trimPicture(picture, MARGIN);
  };

  return {
    take: async (storyId, size) => {
      requests.clear();
      await page.setViewportSize(visualSizes[size]);
      const globals = `theme:${visualThemes[0]};motion:none;a11y.manual:!true`;
      await page.goto(`${origin}/iframe.html?id=${storyId}&viewMode=story&still&globals=${globals}`, {
        waitUntil: 'commit',
      });
      const handle = await page.waitForFunction(() => window.storyOutcome);
      const { error }: StoryOutcome = (await handle.jsonValue()) ?? {};
      if (error) throw new Error(error);
      if (styles) await page.addStyleTag({ content: styles });
      const pictures: Partial<Record<VisualTheme, Picture>> = {};
      let tree = '';
      for (const theme of visualThemes) {
        await page.evaluate((name) => window.setStoryTheme(name), theme);
        pictures[theme] = await shoot();
        tree ||= await page.locator('body').ariaSnapshot();
      }
      const foreign = await findForeignText();
      if (foreign.length > 0)
        throw new Error(
          `Only bundled fonts look the same everywhere. Drawn by the system: ${foreign.join(', ')}.`,
        );
      return { pictures: pictures as Record<VisualTheme, Picture>, tree };
    },
  };
}

/** Scrolls to the end of a page and back, so that parts drawn on approach are in the picture of the whole page. */
async function passThrough(page: Page, rest: () => Promise<void>): Promise<void> {
  const scrollTo = (end: 'top' | 'bottom') =>
    page.evaluate((to) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: to === 'top' ? 0 : scrollHeight, behavior: 'instant' });
    }, end);
  await scrollTo('bottom');
  await rest();
  await scrollTo('top');
  await rest();
}

/**
 * Waits until nothing moves and every request is answered, except those that the mocks hold for ever.
 * @throws Error with the parts that do not come to rest
 */
async function comeToRest(page: Page, requests: Requests, patience: number): Promise<void> {
  for (;;) {
    const movement = await page.evaluate((time) => window.storyCalm(time), patience);
    if (movement.length > 0) throw new Error(`The story does not come to rest: ${movement.join(', ')}.`);
    const held = await page.evaluate(() => window.storyHeldAnswers());
    if (requests.size <= held) return;
    await requests.next().catch(() => {
      const open = [...requests].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(
        `No answer yet to ${open.join(', ')}; to hold one back for ever, use delay('infinite').`,
      );
    });
  }
}

/** The page's pending requests. */
interface Requests extends Iterable<Request> {
  readonly size: number;
  clear: () => void;
  /** Resolves when one of them has ended. */
  next: () => Promise<unknown>;
}

function watchRequests(page: Page): Requests {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    get size() {
      return open.size;
    },
    [Symbol.iterator]: () => open[Symbol.iterator](),
    clear: () => open.clear(),
    next: () => Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]),
  };
}
