import type { Page } from '@playwright/test';
import { ENVIRONMENTS, demoId } from '@/demo';
import { drawRectangle, layersOf, paperOf, stageOf } from './support/templateCanvas';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const templatePath = (name: string) =>
  `${TEMPLATES}/${demoId(`template:${ENVIRONMENTS.auroraProduction}:${name}`)}`;

// The browser logs refused calls.
test.use({ allowedConsole: [/40[349]/] });

/** Opens the editor with the page drawn. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(paperOf(page)).toBeVisible();
}

/** Begins a template on an empty page of A4. */
async function beginTemplate(page: Page, name: string): Promise<void> {
  await page.goto(`${TEMPLATES}/new`);
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(paperOf(page)).toBeVisible();
}

/** Makes a template with one rectangle. @returns the address of its editor */
async function makeTemplate(page: Page, name: string): Promise<string> {
  await beginTemplate(page, name);
  await drawRectangle(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return page.url();
}

test('S10.05 S10.14 S10.35 a designer draws, writes, saves, and finds it again', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  const address = await makeTemplate(page, 'Drawn by hand');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(layersOf(page)).toHaveCount(1);

  await stageOf(page).focus();
  await page.keyboard.press('t');
  const box = await paperOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await page.keyboard.type('Fresh bread at six');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layersOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(address);
  await expect(layersOf(page)).toHaveCount(2);
  // The layers appear before the page, which has another position than before.
  await expect(paperOf(page)).toBeVisible();
  const again = await paperOf(page).boundingBox();
  await page.mouse.dblclick((again?.x ?? 0) + 70, (again?.y ?? 0) + 70);
  await expect(page.getByRole('textbox', { name: 'Text of Text 1' })).toBeFocused();
});

test('S6.16 S10.14 a text fitted to its frame shows its scale, and Escape in its field returns to the text', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await beginTemplate(page, 'Fitted');
  await stageOf(page).focus();
  await page.keyboard.press('t');
  const box = await paperOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await page.keyboard.type('Fresh');
  const drawn = page.getByText(/^Drawn at [\d.]+ pt: it is fitted to the frame\.$/);
  await expect(drawn).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text of Text 1' });
  await page.getByRole('spinbutton', { name: 'Tracking' }).click();
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(layersOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('checkbox', { name: 'Fit the text to the frame' }).click();
  await expect(drawn).toHaveCount(0);
});

test('H1.03 letters typed after a click on a panel button go into the edited text', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await beginTemplate(page, 'Typed on');
  await stageOf(page).focus();
  await page.keyboard.press('t');
  const box = await paperOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await page.keyboard.type('Fre');
  const text = page.getByRole('textbox', { name: 'Text of Text 1' });
  await page.getByRole('button', { name: 'Centre text' }).click();
  await expect(text).not.toBeFocused();
  await page.keyboard.type('wm');
  await expect(text).toBeFocused();
  const size = page.getByRole('spinbutton', { name: 'Width' });
  await size.fill('50');
  await size.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+a');
  await expect(text).toHaveValue('Frew');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Escape');
  await expect(layersOf(page)).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Design' })).toBeChecked();
  await layersOf(page).first().click();
  await stageOf(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await expect(text).toHaveValue('FrewFrew');
});

test('S10.01 a missing template is reported, and S10.02 a narrow window shows a warning', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.goto(`${TEMPLATES}/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This template is not there')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(templatePath('Business card'));
  await expect(page.getByText('This window is narrow for the editor')).toBeVisible();
  await page.getByRole('button', { name: 'Open anyway' }).click();
  await expect(paperOf(page)).toBeVisible();
});

test('a script that the fonts of a text lack is drawn in a font that has it, and broken by words, as files are', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await beginTemplate(page, 'In Thai');
  await stageOf(page).focus();
  await page.keyboard.press('t');
  const box = await paperOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  const font = page.waitForResponse((response) => /Noto.Sans.Thai/.test(decodeURIComponent(response.url())));
  const words = page.waitForResponse(/\/icu_capi-[^/]*\.wasm$/);
  await page.keyboard.insertText('สวัสดี');
  expect((await font).status()).toBe(200);
  const { status, encoding } = await words.then((answer) => ({
    status: answer.status(),
    encoding: answer.headers()['content-encoding'],
  }));
  expect([status, encoding]).toEqual([200, 'br']);
});

/** Waits for the state after a crash: no page, and the browser's stored draft. */
async function waitForDraft(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open('platen-editor');
        await new Promise((resolve) => (opening.onsuccess = resolve));
        const count = opening.result.transaction('drafts').objectStore('drafts').count();
        await new Promise((resolve) => (count.onsuccess = resolve));
        opening.result.close();
        return count.result;
      }),
    )
    .toBe(1);
}

test('S10.36a S10.36c S10.37 leaving confirms, and unsaved changes can be recovered after a crash', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const address = await makeTemplate(page, 'Nearly lost');
  await drawRectangle(page);
  await expect(layersOf(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(layersOf(page)).toHaveCount(2);
  await waitForDraft(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  await page.getByRole('button', { name: 'Recover' }).click();
  await expect(layersOf(page)).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(layersOf(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Recover' })).toBeHidden();
});

test('S10.37 an unsaved new template is offered by name when another is started', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await beginTemplate(page, 'Never saved');
  await drawRectangle(page);
  await waitForDraft(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await expect(dialog.getByText(/^“Never saved” of .* was never saved\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Recover' }).click();
  await expect(layersOf(page)).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Never saved' })).toBeVisible();
  await page.goto(`${TEMPLATES}/new`);
  await expect(dialog.getByRole('textbox', { name: /Name/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Recover' })).toBeHidden();
});

test('S10.38 S10.39 a conflicting save offers the other version, another template, or overwriting', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const address = await makeTemplate(page, 'Shared work');
  const other = await page.context().newPage();
  await open(other, address);
  await drawRectangle(other);
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem').first().click();
  await page.keyboard.press('Delete');
  await expect(layersOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/has saved this template since you opened it/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Save as a new template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new template' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill('My own way');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My own way' })).toBeVisible();
  expect(page.url()).not.toBe(address);
  await open(page, address);
  await expect(layersOf(page)).toHaveCount(2);
});

test('S9.04 a new template has the requested name and size, and an address once it is saved', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.goto(`${TEMPLATES}/new`);
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(dialog.getByText('A name is needed.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Autumn story');
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('Story');
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn story' })).toBeVisible();
  await expect(page).toHaveURL(/templates\/new$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
  await page.getByRole('tab', { name: 'Layouts' }).click();
  await expect(page.getByText('1080 × 1920 px')).toBeVisible();
});

/** Holds the responses about new templates until `release` is called. */
async function holdFirstSaves(page: Page): Promise<{ asked: Promise<unknown>; release: () => void }> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let tell = (): void => undefined;
  const asked = new Promise<void>((resolve) => (tell = resolve));
  await page.route(/\/templates\?name=/, async (route) => {
    const answer = await route.fetch();
    tell();
    await held;
    await route.fulfill({ response: answer });
  });
  return { asked, release };
}

test('S10.19 S10.35 changes made during the first save of a template stay as unsaved, with undo', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const { asked, release } = await holdFirstSaves(page);
  await beginTemplate(page, 'While it is saved');
  await drawRectangle(page);
  await page.keyboard.press('Control+s');
  await asked;
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();

  await stageOf(page).focus();
  await page.keyboard.press('t');
  const box = await paperOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await page.keyboard.type('Fresh ');
  release();
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
  await page.keyboard.type('bread');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text of Text 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(layersOf(page)).toHaveCount(2);
  await expect(layersOf(page).first()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  for (const count of [1, 0]) {
    const undo = page.getByRole('button', { name: /^Undo/ });
    while ((await layersOf(page).count()) > count) await undo.click();
    await expect(layersOf(page)).toHaveCount(count);
  }
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(layersOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Recover' })).toBeHidden();
});

test('S10.19 S10.39 saved as another template, the editor keeps selection, zoom and undo', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const address = await makeTemplate(page, 'The first one');
  await drawRectangle(page);
  await expect(layersOf(page)).toHaveCount(2);
  const zoom = page.getByRole('button', { name: /^\d+ %$/ });
  const fitted = (await zoom.textContent()) ?? '';
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).not.toHaveText(fitted);
  const enlarged = (await zoom.textContent()) ?? '';

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new template' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill('The second one');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The second one' })).toBeVisible();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(layersOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(zoom).toHaveText(enlarged);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(layersOf(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(layersOf(page)).toHaveCount(1);
  await page.goto(address);
  await expect(layersOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Recover' })).toBeHidden();
});

test('S16.03 S16.04 a designer saves with a note, compares versions and restores the first one', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await makeTemplate(page, 'With versions');
  await drawRectangle(page);
  await expect(layersOf(page)).toHaveCount(2);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Save with a note…');
  const note = page.getByRole('dialog', { name: 'Save with a note' });
  await note.getByRole('textbox', { name: 'Note' }).fill('Two of them');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await choose('Versions…');
  const versions = page.getByRole('dialog', { name: 'Versions of With versions' });
  await expect(versions.getByRole('radio', { name: /^Version 2 \(current\)/ })).toBeVisible();
  await expect(versions.getByText(/Two of them/).first()).toBeVisible();
  await expect(versions.getByRole('img')).toHaveCount(2);
  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 of With versions was restored.')).toBeVisible();
  await expect(layersOf(page)).toHaveCount(1);
});

test('S9.15 the card of a template shows the saved state without a reload', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await makeTemplate(page, 'On a card');
  const card = page.getByRole('article', { name: 'On a card' }).getByRole('img');
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(card).toBeVisible();
  const before = await card.screenshot();
  await page.getByRole('button', { name: 'On a card', exact: true }).click();
  await expect(paperOf(page)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(layersOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Templates' }).first().click();
  // The picture replaces another one: until it is stable, there is none to compare.
  const present = () => card.screenshot().catch(() => before);
  await expect.poll(async () => (await present()).equals(before)).toBe(false);
});

test('S15.16 a save without the right offers the document as a file', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  // Before the page is opened: a call right after a new route can bypass it.
  await page.route('**/templates/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { status: 403, detail: 'You may not change templates here.' } })
      : route.fallback(),
  );
  await makeTemplate(page, 'Kept as a file');
  await drawRectangle(page);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('You may not change templates here.').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('Kept as a file.json');
});

test('S3.18 missing fonts are named when a template is opened, and their text uses the default one', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.route('**/templates/library/font?*family=Inter*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, detail: 'There is no such font style.' } }),
  );
  await open(page, templatePath('Business card'));
  await expect(page.getByText(/^Fonts? (?:is|are) missing: .*Inter /)).toBeVisible();
  await expect(page.getByText(/Their text is drawn in Arial\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/missing: /)).toBeHidden();
});
