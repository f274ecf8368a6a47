import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { Document } from '@/engine/document';
import { buildConsole } from '../../scripts/buildConsole';
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
/** Compressed bytes of the engine (decision 0120). */
const ENGINE_BYTES = 84_000;

/** Runs in every page: records frame times. */
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

/** Measures frame times during an action, at the 95th percentile. */
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

/** Signs the designer in, and returns a function that opens documents in the editor. */
async function openBench(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The compiler of this file names functions with this helper.
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
    // Waits until idle work is done too.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  return { context, page, client, open };
}

const slowly = (client: CDPSession, rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate });

/** Returns the screen position of a point on the A4 page, in mm. */
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

/** Moves the selection by a key and undoes it, so many times, drawing each step. */
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

/** Measures the bytes of script the editor adds to the list of templates: in total, and without the drawing engine. */
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
  measure,
  console: tell(measured),
  target: `≤ ${tell(target)}`,
  isMet: Math.round(measured * 10) <= target * 10,
});

/** Frames follow the screen's 60 Hz: 16.8 ms by its clock is one frame, and 33.4 are two. */
const frames = (measure: string, measured: number, target: number): Row => ({
  ...row(measure, measured, target),
  isMet: Math.round((measured * 60) / 1_000) <= Math.round((target * 60) / 1_000),
});

await buildConsole();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const platform = await startPlatform({ ACCESS_TOKEN_SECONDS: '14400', REQUESTS_PER_MINUTE: '0' });
const rows: Row[] = [];
const add = (measured: Row) => {
  rows.push(measured);
  console.log(`${measured.measure}: ${measured.console}`);
};
try {
  const { context, page, client, open } = await openBench(browser, platform.url);
  await open('20 frames', withFrames(20));
  const address = new URL(page.url()).pathname;
  const state = await context.storageState();
  const shell = await scriptsOf(browser, platform.url, { state, path: TEMPLATES });
  const editor = await scriptsOf(browser, platform.url, { state, path: address });
  const own = [...editor].filter(([file]) => !shell.has(file)).sort(([, one], [, other]) => other - one);
  if (process.argv.includes('--files')) console.log(own.map(([file, size]) => `${size} ${file}`).join('\n'));
  const script = own.reduce((sum, [, size]) => sum + size, 0);
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} KB`;
  // Chunks mix parts of the engine and of the editor: prints the total, minus the engine.
  add({
    measure: 'Script of the editor beyond the list of templates',
    console: kilobytes(script),
    target: '–',
  });
  add(row('… without the engine', script - ENGINE_BYTES, TARGETS.script, kilobytes));

  await open('300 frames', withFrames(300));
  const shape = await at(page, 5 + 13 * 7 + 5, 5 + 13 * 9 + 5);
  const dragOne = () => framesOf(page, () => drag(page, shape));
  add(frames('Dragging one of 300 frames, p95 of frames', await dragOne(), TARGETS.one));
  await page.keyboard.press('Control+z');
  await slowly(client, SLOWDOWN);
  add(frames('… at a quarter of the speed', await dragOne(), TARGETS.oneSlow));
  await slowly(client, 1);
  await page.keyboard.press('Control+z');
  const [left, top] = await at(page, 2, 2);
  const [right, bottom] = await at(page, 204, 5 + 13 * 6 + 12);
  await page.keyboard.press('Escape');
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(right, bottom, { steps: 5 });
  await page.mouse.up();
  const held = await at(page, 5 + 13 * 7 + 5, 5 + 13 * 3 + 5);
  const many = await framesOf(page, () => drag(page, held));
  add(frames('Dragging 105 of 300 frames, p95 of frames', many, TARGETS.many));
  await page.keyboard.press('Control+z');

  await page.mouse.click(...shape);
  await editAndUndo(page, 20);
  const before = await heapOf(client);
  await editAndUndo(page, 1_000);
  const ratio = (await heapOf(client)) / before;
  add(
    row(
      'Heap after 1,000 edits and undos, against before',
      ratio,
      TARGETS.memory,
      (times) => `${times.toFixed(2)}x`,
    ),
  );

  for (const [measure, words, target] of [
    ['A key in 1,000 words of ten paragraphs to painted, at a quarter of the speed', 100, TARGETS.key],
    ['… in one paragraph', 1_000, TARGETS.paragraph],
  ] as const) {
    await open('1,000 words', withText(words));
    await stageOf(page).focus();
    await page.mouse.dblclick(...(await at(page, 60, 30)));
    await page.getByRole('textbox', { name: 'Text of Text' }).waitFor();
    await page.keyboard.press('b');
    await slowly(client, SLOWDOWN);
    add(row(measure, await keyToPainted(page), target));
    await slowly(client, 1);
  }

  await open('50 pages', withPages(50));
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.mouse.move(...(await at(page, 100, 140)));
  const wheel = async () => {
    for (let step = 0; step < 120; step += 1) {
      const isZoom = step % 4 === 0;
      if (isZoom) await page.keyboard.down('Control');
      await page.mouse.wheel(step % 8 < 4 ? 20 : -20, step % 8 < 4 ? 30 : -30);
      if (isZoom) await page.keyboard.up('Control');
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
  add(frames('Zooming and panning with 50 pages, p95 of frames', await framesOf(page, wheel), TARGETS.zoom));
} finally {
  await platform.dispose();
  await browser.close();
}
console.log(`\n${toTable(rows)}`);
