import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import sharp from 'sharp';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Document } from '@/engine/document';
import { REFERENCES } from '../engine/reference';
import { LAYOUT_ID } from '../engine/reference/build';
import { manyScripts, PARAGRAPHS, SCRIPT_FONTS } from '../engine/reference/manyScripts';
import { mergePages } from '../engine/reference/mergePages';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

const { resolve } = createRequire(import.meta.url);

const NAME = 'Night bake in May';
const PROJECT = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${demoId(
  `project:${ENVIRONMENTS.auroraProduction}:user:${NAME}`,
)}`;
const API = '/grafx/api/v1/environment/aurora-production';

/** Pixels per point of a page at its real size. */
const SCALE = 96 / 72;
/** Visible difference of a channel, of 255. */
const VISIBLE = 8;
/** Largest share of visibly different pixels. */
const MOST_DIFFERENT = 0.001;

type Documents = Readonly<Record<string, Document>>;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

async function readPng(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the share of visibly different pixels in two pictures. */
function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isVisible = [0, 1, 2, 3].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > VISIBLE,
    );
    if (isVisible) different += 1;
  }
  return different / (one.width * one.height);
}

/** Requests of a designer to the platform: the PNG of a document, and fonts in the library. */
async function designer(page: Page) {
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { access_token: token } = await storedTokens(page);
  const headers = { authorization: `Bearer ${token}` };
  const png = async (document: Document): Promise<Pixels> => {
    const data = { documentContent: document, outputSettings: { scaling: SCALE } };
    const answer = await page.request.post(`${API}/output/png?wait=true`, { headers, data });
    const bytes = await answer.body();
    if (!answer.ok()) throw new Error(bytes.toString());
    return readPng(bytes);
  };
  const addFonts = async (files: readonly string[]) => {
    const form = new FormData();
    for (const file of files) {
      const bytes = readFileSync(resolve(file));
      form.append('file', new Blob([new Uint8Array(bytes)]), basename(file));
    }
    const sent = await page.request.post(`${API}/font-styles/temp`, { headers, multipart: form });
    const { batchId } = (await sent.json()) as { batchId: string };
    const confirmed = await page.request.post(`${API}/font-styles/temp/${batchId}/confirm`, { headers });
    const { data } = (await confirmed.json()) as { data: { id: string; name: string }[] };
    const ids = data.map(({ id }) => id).join(',');
    return {
      names: data.map(({ name }) => name),
      remove: () => page.request.delete(`${API}/font-families?ids=${ids}`, { headers }),
    };
  };
  return { png, addFonts };
}

/** Opens a project with its document replaced by this one. */
async function show(page: Page, document: Document): Promise<void> {
  await page.unroute('**/projects/*/document');
  await page.route('**/projects/*/document', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: document });
  });
  await page.goto(PROJECT);
}

/** Reads the canvas of a project. */
async function canvasOf(page: Page, name: string): Promise<Pixels> {
  const canvas = page.getByRole('img', { name, exact: true });
  const address = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  return readPng(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}

/** Gives a document the intent of another one: black text differs in print. */
function withIntentOf({ layouts: { items } }: Document, document: Document): Document {
  const [layout, own] = [items[LAYOUT_ID], document.layouts.items[LAYOUT_ID]];
  if (layout?.type !== 'top' || own?.type !== 'top')
    throw new Error('References have a layout of their own.');
  const settings = { ...own.settings, intent: layout.settings.intent };
  const changed = { ...document.layouts.items, [LAYOUT_ID]: { ...own, settings } };
  return { ...document, layouts: { ...document.layouts, items: changed } };
}

/** Returns the share of different pixels between a project's canvas and its PNG, for each document. */
async function differences(
  page: Page,
  documents: Documents,
  png: (document: Document) => Promise<Pixels>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  // A page larger than its place is scaled down.
  await page.setViewportSize({ width: 1440, height: 2400 });
  for (const { names, document } of mergePages(documents)) {
    await show(page, document);
    for (const [index, name] of names.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Next page' }).click();
      const shown = `${NAME}, page ${index + 1} of ${names.length}`;
      const wanted = await png(withIntentOf(document, documents[name] ?? document));
      const compare = async () => (found[name] = difference(await canvasOf(page, shown), wanted));
      // A page is drawn before the fonts for other scripts arrive.
      await expect.poll(compare, { message: name }).toBeLessThanOrEqual(MOST_DIFFERENT);
    }
  }
  return found;
}

test('S7.01 every document of the reference set is on the canvas of the browser as in the PNG of the platform', async ({
  openAs,
}) => {
  const { png } = await designer(await openAs('templateDesigner'));
  // The platform makes no file when a font is missing; the browser uses the default font.
  const sound = (document: Document) =>
    JSON.parse(JSON.stringify(document).replaceAll('A Font Nobody Has', 'Arimo')) as Document;
  const documents = Object.fromEntries(
    Object.entries(REFERENCES).map(([name, { document }]) => [name, sound(document)]),
  );
  const found = await differences(await openAs('user'), documents, png);
  expect(Object.keys(found)).toHaveLength(Object.keys(REFERENCES).length);
});

test('S6.26 two hundred paragraphs in twelve scripts break at the same characters in the browser and in the worker', async ({
  openAs,
}) => {
  const { png, addFonts } = await designer(await openAs('templateDesigner'));
  const fonts = await addFonts(Object.values(SCRIPT_FONTS));
  try {
    expect(new Set(fonts.names)).toEqual(new Set(Object.keys(SCRIPT_FONTS)));
    const documents = manyScripts();
    const texts = Object.values(documents).flatMap(({ pages }) =>
      Object.values(pages.items).flatMap(({ frames }) =>
        Object.values(frames.items).flatMap((frame) => (frame.type === 'text' ? frame.paragraphs : [])),
      ),
    );
    expect([Object.keys(documents).length, texts.length]).toEqual([12, PARAGRAPHS]);
    const reader = await openAs('user');
    // The stored document names none of these fonts, so its owner has no access to them.
    await reader.route('**/projects/*/font?*', (route) => {
      const family = new URL(route.request().url()).searchParams.get('family') ?? '';
      const file = (SCRIPT_FONTS as Readonly<Record<string, string>>)[family];
      return file === undefined
        ? route.continue()
        : route.fulfill({ path: resolve(file), contentType: 'font/ttf' });
    });
    const found = await differences(reader, documents, png);
    expect(Object.entries(found).filter(([, share]) => share > 0)).toEqual([]);
    // Other line breaks would be visible: slightly shorter lines change the picture of each script.
    for (const [name, narrower] of Object.entries(manyScripts(20))) {
      const one = await png(documents[name] ?? narrower);
      expect(difference(one, await png(narrower)), name).toBeGreaterThan(MOST_DIFFERENT);
    }
  } finally {
    await fonts.remove();
  }
});
