import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { Document } from '@/engine/document';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { ENVIRONMENTS } from '../../src/demo';
import { PASSWORD, PERSONAS } from '../e2e/support/personas';
import { startPlatform } from '../e2e/support/startPlatform';
import { paperOf, stageOf } from '../e2e/support/templateCanvas';
import { withFrames, withPages, withText } from './editorDocuments';
import type { StorageState } from './measurePage';
import { keyToPainted, watchCanvases } from './paintedKeys';
import { p95, toTable, type Row } from './summary';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const FRAME = 16.7;
const TARGETS = {
  script: 180_000,
  one: FRAME,
  oneSlow: 33,
  many: 33,
  key: 30,
  paragraph: 60,
  zoom: FRAME,
  memory: 1.3,
};
const SLOWDOWN = 4;
/** What the engine weighs as it is sent (decision 0120). */
const ENGINE_BYTES = 84_000;

/** Runs in every page: notes how long frames take. */
function watchFrames(): void {
  const seen = { frames: [] as number[], isOn: false };
  Object.assign(window, { seen });
  let last = 0;
  const note = (at: number) => {
    if (seen.isOn && last > 0) seen.frames.push(at - last);
    last = seen.isOn ? at : 0;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

interface Watched {
  seen: { frames: number[]; isOn: boolean };
}

/** How long frames take while something is done, at the 95th of a hundred. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign((window as unknown as Watched).seen, { frames: [], isOn: true }));
  await act();
  return p95(
    await page.evaluate(() => {
      const { seen } = window as unknown as Watched;
      seen.isOn = false;
      return seen.frames;
    }),
  );
}

/** Signs the designer in, and gives a way to open documents in the editor. */
async function openBench(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The compiler that runs this file gives functions their names by it.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(watchFrames);
  await context.addInitScript(watchCanvases);
  const page = await context.newPage();
  await page.goto(`${url}${TEMPLATES}`);
  await page.getByLabel('Email').fill(PERSONAS.templateDesigner);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('article').first().waitFor();
  const token = await page.evaluate(() => {
    const stored = Object.values(localStorage as Record<string, string>).find((value) =>
      value.includes('access_token'),
    );
    return (JSON.parse(stored ?? '{}') as { body: { access_token: string } }).body.access_token;
  });
  const client = await context.newCDPSession(page);
  const open = async (name: string, document: Document) => {
    const made = await fetch(
      `${url}/grafx/api/v1/environment/aurora-production/templates?name=${encodeURIComponent(name)}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(document),
      },
    );
    const { data } = (await made.json()) as { data: { id: string } };
    await page.goto(`${url}${TEMPLATES}/${data.id}`);
    await paperOf(page).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    // What is looked through when nothing else is to be done is done as well.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  return { context, page, client, open };
}

const slowly = (client: CDPSession, rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate });

/** Where a point of the page of A4, in mm, is on the screen. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await paperOf(page).boundingBox();
  if (!box) throw new Error('There is no page.');
  // The page is drawn with 3 mm of bleed.
  return [box.x + ((x + 3) / 216) * box.width, box.y + ((y + 3) / 303) * box.height];
}

async function drag(page: Page, from: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1) {
    await page.mouse.move(from[0] + step, from[1] + 40 * Math.sin(step / 10));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** Moves the selection by a key and takes it back, as often as that; each is drawn. */
const editAndUndo = (page: Page, times: number): Promise<void> =>
  stageOf(page).evaluate(async (stage, count) => {
    const press = (key: string, ctrlKey: boolean) =>
      stage.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    for (let at = 0; at < count; at += 1) {
      press('ArrowRight', false);
      press('z', true);
      await new Promise(requestAnimationFrame);
    }
  }, times);

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

/** Bytes of script the editor brings beyond the list of templates: all of it, and without what draws pages. */
async function scriptsOf(
  browser: Browser,
  url: string,
  { state, path }: { state: StorageState; path: string },
) {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(`${url}${path}`);
  await (path === TEMPLATES ? page.getByRole('article').first() : paperOf(page)).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return sizes;
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const row = (measure: string, measured: number, target: number, tell = milliseconds): Row => ({
  ...{
    measure,
    console: tell(measured),
    target: `≤ ${tell(target)}`,
    isMet: Math.round(measured * 10) <= target * 10,
  },
});

/** Frames come with the beats of the screen, sixty a second: 16.8 by its clock is one of them, and 33.4 are two. */
const frames = (measure: string, measured: number, target: number): Row => ({
  ...row(measure, measured, target),
  isMet: Math.round((measured * 60) / 1_000) <= Math.round((target * 60) / 1_000),
});


const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const platform = await startPlatform({ ACCESS_TOKEN_SECONDS: '14400', CONSOLE_DIR: process.env.SITE ?? '.cache/unmin' });
const { page, client, open } = await openBench(browser, platform.url);
for (const words of (process.env.WORDS ?? '100,1000').split(',').map(Number)) {
  await open('1,000 words', withText(words));
  await stageOf(page).focus();
  await page.mouse.dblclick(...(await at(page, 60, 30)));
  await page.getByRole('textbox', { name: 'Text of Text' }).waitFor();
  await page.keyboard.press('b');
  await page.waitForTimeout(1500);
  for (let i = 0; i < 30; i++) { await page.keyboard.press('a'); await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))); }
  await client.send('Performance.enable', { timeDomain: 'threadTicks' } as any);
  const before = (await client.send('Performance.getMetrics')).metrics;
  await client.send('Profiler.enable'); await client.send('Profiler.setSamplingInterval', { interval: 100 });
  await client.send('Profiler.start');
  const N = 60;
  for (let i = 0; i < N; i++) { await page.keyboard.press('a'); await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))); }
  const { profile } = await client.send('Profiler.stop');
  const after = (await client.send('Performance.getMetrics')).metrics;
  const get = (m: any[], n: string) => 1000 * m.find((x) => x.name === n).value;
  for (const n of ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']) console.log(words, n, ((get(after, n) - get(before, n)) / N).toFixed(2), 'ms a key');
  (await import('node:fs')).writeFileSync(`/tmp/logs/key-${words}.cpuprofile`, JSON.stringify(profile));
}
await platform.dispose(); await browser.close();
