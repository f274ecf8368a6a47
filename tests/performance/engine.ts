/**
 * Measures the document engine, if possible against other programs in the same run, and prints one table with a target
 * for each figure (docs/performance.md). Processor time is that of all processes together.
 */
import { execFileSync } from 'node:child_process';
import { Buffer as ShapeBuffer, shape as shapeText } from 'harfbuzzjs';
import { chromium, type Browser, type Page } from 'playwright';
import type { DisplayList } from '@/engine/display';
import { applyRecord } from '@/engine/resolve';
import { shaperOf } from '@/engine/text/fonts/face';
import { canvasResourcesOf, paintPicture } from '../../platform/rendering/paintPicture';
import type { PictureSize } from '../../platform/rendering/renderTypes';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { browserTime, nodeTime } from './engine/cpu';
import { draw, face, keptTexts, pdfOf } from './engine/drawing';
import { brotliOf, buildEnginePage, serveEnginePage } from './engine/enginePage';
import { filmTimes } from './engine/films';
import { newWords, paragraphsOf, plainPage, recordOf, recordPage } from './engine/material';
import { toTable, type Row } from './summary';

/** The globals of a page of the bench. */
interface EngineWindow {
  bench: {
    open: (address: string) => Promise<void>;
    paint: (list: DisplayList, scale: number) => Promise<number>;
    show: (text: string) => DisplayList;
  };
}

const ms = (time: number) => `${time.toFixed(1)} ms`;
const times = (ratio: number) => `${ratio.toFixed(2)}x`;
const DOTS_300 = 300 / 72;

/** Compares a time with another one. */
const against = (measure: string, own: number, other: number, target: number): Row => ({
  measure,
  console: `${times(own / other)} (${ms(own)})`,
  floor: ms(other),
  target: `≤ ${target}x`,
  isMet: own / other <= target,
});

async function layout(): Promise<Row> {
  const texts = Array.from({ length: 16 }, (_, seed) => paragraphsOf(newWords(1_000, seed + 1)));
  const pages = texts.map(plainPage);
  const buffer = new ShapeBuffer();
  const compiled = { turns: 32, warm: 128 };
  const own = await nodeTime((index) => draw(pages[index % pages.length] ?? plainPage([])), compiled);
  const alone = await nodeTime((index) => {
    for (const text of texts[index % texts.length] ?? []) {
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shapeText(shaperOf(face), buffer);
      buffer.getGlyphInfos();
      buffer.getGlyphPositions();
    }
  }, compiled);
  return against('Layout of 1,000 words, against HarfBuzz shaping them alone', own, alone, 3);
}

async function keystroke(): Promise<Row> {
  const paragraphs = paragraphsOf(newWords(1_000, 3));
  const cacheOf = keptTexts();
  const time = await nodeTime(
    (index) => {
      const [first = '', ...others] = paragraphs;
      draw(
        plainPage([`${first.slice(0, 50)}${'x'.repeat(index % 40)}${first.slice(50)}`, ...others]),
        cacheOf,
      );
    },
    { turns: 40 },
  );
  return {
    measure: 'Keystroke in a frame of 1,000 words: layout and display list',
    console: ms(time),
    target: '≤ 4 ms',
    isMet: time <= 4,
  };
}

/** Measures Chromium's milliseconds for a plain page of 850 words, different each time. */
async function printing(browser: Browser, font: string): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(
    `<style>@font-face{font-family:Bench;src:url(${font})}@page{size:A4;margin:42pt}` +
      'body{font:9.5pt/1.2 Bench;margin:0}p{margin:0}</style><main></main>',
  );
  await page.evaluate(() => document.fonts.load('12px Bench'));
  const time = await browserTime(browser, async (index) => {
    const html = paragraphsOf(newWords(850, 1_000 + index))
      .map((text) => `<p>${text}</p>`)
      .join('');
    await page.evaluate((content) => {
      (document.querySelector('main') as HTMLElement).innerHTML = content;
    }, html);
    await page.pdf({ preferCSSPageSize: true });
  });
  await page.close();
  return time;
}

async function printed(printing: number): Promise<Row[]> {
  const pages = Array.from({ length: 64 }, (_, seed) => plainPage(paragraphsOf(newWords(850, 5_000 + seed))));
  const fresh = await nodeTime((index) => pdfOf([draw(pages[index % pages.length] ?? plainPage([]))]), {
    turns: 32,
  });
  const document = recordPage();
  const cacheOf = keptTexts();
  const context = { today: '2026-11-25', mediaConnectorId: 'media' };
  const drawRecord = (index: number) =>
    draw(applyRecord(document, recordOf(index), context, document).document, cacheOf);
  const RECORDS = 50;
  const batch = await nodeTime(
    (round) =>
      pdfOf(
        (function* () {
          for (let index = 0; index < RECORDS; index += 1) yield drawRecord(round * RECORDS + index);
        })(),
      ),
    { turns: 1, warm: 2 },
  );
  return [
    against('A4 page of 850 new words to PDF, against Chromium printing it', fresh, printing, 0.8),
    against('The same page of a batch, five fields of it new', batch / RECORDS, printing, 0.25),
  ];
}

const resources = () => canvasResourcesOf([face]);

/** Paints a list like a PNG of the platform. */
const paint = (list: DisplayList, size: PictureSize) =>
  paintPicture(list, { format: 'png', size }, { resources: resources(), pictures: () => undefined });

async function pictures(browser: Browser, page: Page): Promise<Row[]> {
  const document = plainPage(paragraphsOf(newWords(850, 11)));
  const list = draw(document);
  const thumbnail = await nodeTime(() => paint(draw(document), { longestSide: 256 }));
  const own = await nodeTime(() => paint(list, { scale: DOTS_300 }), { turns: 3, warm: 3 });
  const theirs = await browserTime(
    browser,
    () =>
      page.evaluate(([given, scale]) => (window as unknown as EngineWindow).bench.paint(given, scale), [
        list,
        DOTS_300,
      ] as const),
    { turns: 3, warm: 3 },
  );
  return [
    {
      measure: 'Thumbnail of a loaded document',
      console: ms(thumbnail),
      target: '≤ 110 ms',
      isMet: thumbnail <= 110,
    },
    against('A4 as PNG at 300 dpi, against the same list on Chromium’s canvas', own, theirs, 2),
  ];
}

/** Runs a batch in a separate process and returns its figures. */
function batch(count: number): { milliseconds: number; bytes: number } {
  const parameters = ['--import', 'tsx', 'tests/performance/engine/batch.ts', String(count)];
  const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as ReturnType<typeof batch>;
}

function batches(): Row[] {
  const [hundred, thousand] = [batch(100), batch(1_000)];
  const memory = thousand.bytes / hundred.bytes;
  return [
    {
      measure: '100 records with two pictures each to one PDF',
      console: `${(hundred.milliseconds / 1_000).toFixed(1)} s`,
      target: '≤ 10 s',
      isMet: hundred.milliseconds <= 10_000,
    },
    {
      measure: 'Memory for 1,000 records, against 100',
      console: `${times(memory)} (${Math.round(thousand.bytes / 1_000_000)} MB)`,
      floor: `${Math.round(hundred.bytes / 1_000_000)} MB`,
      target: '≤ 1.3x',
      isMet: memory <= 1.3,
    },
  ];
}

async function films(): Promise<Row[]> {
  const { drawing, written, byFfmpeg } = await filmTimes();
  const measured = 'MP4 of 150 frames of 1080 × 1080, against drawing them alone';
  const rows = [against(measured, written, drawing, 4.5)];
  return byFfmpeg === undefined
    ? rows
    : [...rows, against('… where an ffmpeg encodes them', byFfmpeg, drawing, 2.5)];
}

const bytes = (asked: readonly string[]): Row => {
  const size = brotliOf(asked);
  return {
    measure: 'Scripts and wasm a browser loads to show a document, brotli',
    console: `${(size / 1_000).toFixed(1)} KB`,
    target: '≤ 260 KB',
    isMet: size <= 260_000,
  };
};

await buildEnginePage();
const { url, asked, server } = await serveEnginePage();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate(
    async (text) => {
      const { bench } = window as unknown as EngineWindow;
      await bench.open('/font.ttf');
      bench.show(text);
    },
    JSON.stringify(plainPage(paragraphsOf(newWords(100, 1)))),
  );
  const rows: Row[] = [
    await layout(),
    ...(await printed(await printing(browser, `${url}/font.ttf`))),
    ...(await pictures(browser, page)),
    ...(await films()),
    await keystroke(),
    bytes(asked()),
    ...batches(),
  ];
  console.log(toTable(rows, 'Against'));
} finally {
  await browser.close();
  server.close();
}
