import type { Locator, Page } from '@playwright/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Document, FrameConstraints } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { storedTokens } from './support/storedSession';
import { expect, test } from './support/test';

const NAME = 'Night bake in May';
const studio = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`;
const api = '/grafx/api/v1/environment/aurora-production';
const own = demoId(`project:${ENVIRONMENTS.auroraProduction}:template.designer:${NAME}`);

/** Functions that undo the changes of a test. */
const undoing: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const undo of undoing.splice(0).reverse()) await undo();
});

/** Opens a project of a template like the poster, with changes. */
async function openAs(page: Page, change: (document: Document) => Document): Promise<void> {
  await page.goto(studio);
  const { access_token: token } = await storedTokens(page);
  const { origin } = new URL(page.url());
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}${api}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer;
  };
  const made = async (path: string, body: object) => {
    const answer = await call('POST', path, body);
    const { data } = (await answer.json()) as { data: { id: string } };
    return data.id;
  };
  const document = (await (await call('GET', `projects/${own}/document`)).json()) as Document;
  const properties = { type: 'template' } as const;
  const name = encodeURIComponent(NAME);
  const templateId = await made(`templates?name=${name}`, change({ ...document, properties }));
  undoing.push(() => call('DELETE', `templates/${templateId}?force=true`));
  const projectId = await made('projects', { template: { id: templateId } });
  undoing.push(() => call('DELETE', `projects/${projectId}`));
  await page.goto(`${studio}/${projectId}`);
  await expect(page.getByRole('img', { name: new RegExp(`^${NAME}, page 1 of`) })).toBeVisible();
}

/** Opens a project of the poster whose designer has granted these rights, by the names of frames. */
const open = (page: Page, rights: Readonly<Record<string, Partial<FrameConstraints>>>) =>
  openAs(page, (document) => {
    const frames = Object.values(document.pages.items).flatMap((each) => Object.entries(each.frames.items));
    const constraints = Object.fromEntries(
      frames.flatMap(([id, { name }]) =>
        rights[name] ? [[id, { ...ALL_OFF, selectionAllowed: true, ...rights[name] }]] : [],
      ),
    );
    return { ...document, constraints: { frames: constraints } };
  });

const frame = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

async function drag(page: Page, of: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to be dragged.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

/** Returns the displayed size and position of a frame, in millimetres. */
async function placeOf(of: Locator) {
  const name = (await of.getAttribute('aria-label')) ?? '';
  const [width, height, x, y] = (name.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return { width, height, x, y };
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

// The browser logs refused calls.
test.use({ allowedConsole: [/40[34]|412/] });

test('S11.11 by default the page of a project has no selectable frames', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await open(page, {});
  await expect(page.locator('[data-frame]')).toHaveCount(0);
});

test('S11.11 a frame is moved, resized and rotated within its rights, by pointer and keys, and the change is saved', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await open(page, {
    Words: { horizontalMoveAllowed: true },
    Badge: { resizeAllowed: true, proportionLocked: true, rotationAllowed: true },
  });
  await expect(page.locator('[data-frame]')).toHaveCount(2);
  const words = frame(page, 'Words');
  const before = await placeOf(words);
  await drag(page, words, { x: 30, y: 40 });
  await expect(page.getByRole('button', { name: 'Undo move' })).toBeEnabled();
  await expect.poll(async () => (await placeOf(words)).x).not.toBe(before.x);
  const after = await placeOf(words);
  expect(after.x).toBeGreaterThan(before.x ?? 0);
  expect(after.y).toBe(before.y);
  await expect(words).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-grip]')).toHaveCount(0);
  await words.press('ArrowDown');
  expect(await placeOf(words)).toEqual(after);
  await words.press('Shift+ArrowRight');
  await expect.poll(async () => (await placeOf(words)).x).toBeGreaterThan(after.x ?? 0);

  const badge = frame(page, 'Badge');
  await badge.click();
  await expect(page.locator('[data-grip="resize"]')).toHaveCount(4);
  await drag(page, page.locator('[data-handle="1 1"]'), { x: 20, y: 20 });
  await expect.poll(async () => (await placeOf(badge)).width).not.toBe(54);
  const larger = await placeOf(badge);
  expect(larger.width).toBeGreaterThan(54);
  expect(larger.width).toBe(larger.height);
  await page.getByRole('button', { name: 'Undo size' }).click();
  await expect.poll(async () => (await placeOf(badge)).width).toBe(54);
  await badge.press(']');
  await expect(page.getByRole('button', { name: 'Undo rotation' })).toBeEnabled();
  await saved(page);
  const kept = await placeOf(words);

  await page.reload();
  await expect(frame(page, 'Words')).toBeVisible();
  expect(await placeOf(frame(page, 'Words'))).toEqual(kept);
});

test('S11.12 a text is written with the colours and sizes it may have, and a size beyond is refused', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await open(page, {
    Words: { textEditingAllowed: true, colorIds: ['paper', 'dawn'], fontSizeMin: 8, fontSizeMax: 24 },
  });
  const words = frame(page, 'Words');
  await words.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Text of Words' });
  await expect(field).toBeFocused();
  await page.keyboard.type(' Bring butter.');
  await expect(page.getByRole('button', { name: 'Undo typing' })).toBeEnabled();
  const look = page.getByRole('group', { name: 'Look of Words' });
  await expect(look.getByRole('group', { name: 'Colour' }).getByRole('button')).toHaveCount(2);
  await expect(look.getByRole('combobox')).toHaveCount(0);
  const size = look.getByRole('spinbutton', { name: 'Size' });
  await size.fill('60');
  await size.press('Enter');
  await expect(look.getByText('Words needs a size between 8 and 24 pt.')).toBeVisible();
  await expect(size).toHaveValue(/^17/);
  await size.fill('20');
  await size.press('Enter');
  await expect(size).toHaveValue(/^20/);
  await look.getByRole('group', { name: 'Colour' }).getByRole('button').last().click();
  await expect(look.getByRole('button', { pressed: true })).toHaveCount(1);
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  await expect(words).toBeFocused();
  await saved(page);
});

/** The poster with a further hidden and a further visible page. */
function withPages(document: Document): Document {
  const [first = ''] = document.pages.order;
  const page = document.pages.items[first];
  if (!page) throw new Error('The poster has no page.');
  const { groups: _, ...plain } = page;
  const empty = { ...plain, frames: { order: [], items: {} } };
  return {
    ...document,
    pages: {
      order: [first, 'hidden', 'last'],
      items: {
        [first]: page,
        hidden: { ...empty, name: 'Hidden', isVisible: false },
        last: { ...empty, name: 'Last', isVisible: true },
      },
    },
  };
}

test('S11.16 the page strip shows the visible pages and is used by arrow keys, without a timeline', async ({
  openAs: signedIn,
}) => {
  const page = await signedIn('templateDesigner');
  await openAs(page, withPages);
  const tabs = page.getByRole('tablist', { name: 'Pages' }).getByRole('tab');
  await expect(tabs).toHaveCount(2);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  await expect(page.getByRole('img', { name: `${NAME}, page 2 of 2` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('img', { name: `${NAME}, page 1 of 2` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('S11.16 an animated layout is played and scrubbed on its timeline', async ({ openAs: signedIn }) => {
  const page = await signedIn('templateDesigner');
  await openAs(page, (document) => {
    const layout = document.layouts.items[document.selectedLayoutId];
    if (layout?.type !== 'top') throw new Error('The poster has another layout.');
    const settings = { ...layout.settings, intent: 'digitalAnimated' as const, timelineLengthMs: 2_000 };
    const items = { ...document.layouts.items, [document.selectedLayoutId]: { ...layout, settings } };
    return { ...document, layouts: { ...document.layouts, items } };
  });
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(moment).toHaveAttribute('aria-valuetext', '0.0 of 2.0 seconds');
  await moment.focus();
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveAttribute('aria-valuetext', '0.1 of 2.0 seconds');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(moment).toHaveAttribute('aria-valuetext', '2.0 of 2.0 seconds');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Pages' })).toHaveCount(0);
});
