import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import { buildStudio } from '../../scripts/buildStudio';
import { exampleOf, startHostSite, type HostSite } from './support/hostPage';
import type { Persona } from './support/personas';
import { freePort, startPlatform, type RunningPlatform } from './support/startPlatform';
import { storedTokens } from './support/storedSession';
import { expect, fillSignIn, test } from './support/test';

const ENVIRONMENT = ENVIRONMENTS.auroraProduction;
const EDITOR = /\/editors\/[\da-f-]{36}$/;
const TAG = 'Rye with wild honey, shelf 2';
const PROJECT = demoId(`project:${ENVIRONMENT}:user:${TAG}`);
const TEMPLATE = demoId(`template:${ENVIRONMENT}:Business card`);

/** Styles of a host page that are as hostile as possible to embedded content. */
const HOSTILE = `
  html { font-size: 40px; }
  * { color: red !important; font: bold 30px cursive !important; letter-spacing: 1em !important; }
  iframe { display: none !important; opacity: 0.1 !important; filter: blur(4px) !important; height: 3px !important; }
  button, input, [role="dialog"] { display: none !important; }
  #studio { height: 800px; width: 1200px; }
`;

/** Records listeners on the window and document of the page. */
const WATCH_LISTENERS = `
  const heard = (window.__heard = new Map());
  for (const [name, by] of [['addEventListener', 1], ['removeEventListener', -1]]) {
    const real = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (type, ...rest) {
      const at = this === window || this === undefined ? 'window' : this === document ? 'document' : this === document.body ? 'body' : undefined;
      if (at && rest[0]) heard.set(at + ' ' + type, (heard.get(at + ' ' + type) ?? 0) + by);
      return real.call(this, type, ...rest);
    };
  }
`;

const pageOf = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title><link rel="icon" href="data:,">
  <script>${WATCH_LISTENERS}</script>${head}</head>
  <body><h1>Our bakery</h1><label>Note <input id="note"></label><button id="close" type="button">Close</button>${body}</body></html>`;

/** A page that records messages in \`window.told\`, and opens an editor with \`open\`. */
const scripted = (open: string) =>
  pageOf(
    `<div id="studio"></div><script type="module">
      import { openProject, openTemplate } from '/platen-studio/index.js';
      const told = (window.told = []);
      const tell = (name) => (value) => told.push(value === undefined ? name : name + ' ' + JSON.stringify(value));
      const options = {
        getToken: async ({ renew }) => (await fetch('/my-token?renew=' + renew)).text(),
        onOpened: tell('opened'), onSaved: tell('saved'), onFailed: tell('failed'), onMoved: tell('moved'), onBack: tell('back'),
        onFinished: ({ fileName, file }) => tell('finished')({ fileName, type: file.type }),
      };
      window.open_ = () => (window.handle = ${open});
    </script>`,
    `<style>${HOSTILE}</style>`,
  );

interface Told {
  told: string[];
  open_: () => void;
  handle: { close: () => Promise<boolean>; hasUnsavedChanges: () => boolean };
}

let platform: RunningPlatform;
let site: HostSite;
const tokens = new Map<Persona, string>();
let token: (renew: boolean) => string;

/** Signs in at the platform and returns the access token. */
async function signIn(page: Page, persona: Persona): Promise<void> {
  await page.goto(`${platform.url}/my-account`);
  await fillSignIn(page, persona);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  tokens.set(persona, (await storedTokens(page)).access_token);
}

test.beforeAll(async ({ browser }) => {
  await buildStudio();
  const port = await freePort();
  platform = await startPlatform({
    CONSOLE_ORIGINS: `http://localhost:${port}`,
    ACCESS_TOKEN_SECONDS: '14400',
  });
  const ids = { apiUrl: platform.url, environmentId: ENVIRONMENT };
  const into = `document.querySelector('#studio')`;
  const common = `...options, apiUrl: '${platform.url}', environmentId: '${ENVIRONMENT}'`;
  site = await startHostSite({
    port,
    token: (renew) => token(renew),
    pages: {
      '/example': pageOf(exampleOf({ ...ids, projectId: PROJECT })),
      '/project': scripted(`openProject(${into}, { ${common}, projectId: '${PROJECT}' })`),
      '/template': scripted(`openTemplate(${into}, { ${common}, templateId: '${TEMPLATE}' })`),
      '/nowhere': scripted(
        `openProject(${into}, { ${common}, projectId: '${PROJECT}', studioUrl: '/no-studio/' })`,
      ),
      '/unknown': scripted(`openProject(${into}, { ${common}, projectId: '${TEMPLATE}' })`),
    },
  });
  for (const persona of ['user', 'templateDesigner'] as const) {
    const context = await browser.newContext();
    await signIn(await context.newPage(), persona);
    await context.close();
  }
});
test.afterAll(async () => {
  await site.close();
  await platform.dispose();
});

// The browser logs refused calls.
test.use({ allowedConsole: [/40[14]|500/] });

const studioOf = (page: Page): FrameLocator => page.frameLocator('#studio iframe');
const told = (page: Page) => page.evaluate(() => (window as unknown as Told).told);

/** Everything on a page that an embedded editor could have changed. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const { __heard: heard } = window as unknown as { __heard: Map<string, number> };
    return {
      head: document.head.innerHTML,
      body: document.body.outerHTML,
      root:
        document.documentElement.cloneNode(false) instanceof Element && document.documentElement.className,
      sheets: [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
      adopted: document.adoptedStyleSheets.length,
      fonts: [...document.fonts].map(({ family }) => family),
      globals: Object.getOwnPropertyNames(window).filter((name) => name !== 'handle' && !/^\d+$/.test(name)),
      listeners: [...heard].filter(([, count]) => count !== 0),
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookies: document.cookie,
      place: [location.href, history.length],
      look: [...document.querySelectorAll('h1, #note')].map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }),
    };
  });

test('S16.21 the documented example opens a project, saves, downloads and reports each event, and a failed save', async ({
  page,
}) => {
  // The first token has expired: the platform refuses it, and the editor requests a new one.
  token = (renew) => (renew ? (tokens.get('user') ?? '') : 'worn out');
  await page.goto(`${site.url}/example`);
  const studio = studioOf(page);
  const product = studio.getByRole('textbox', { name: 'Product' });
  const state = page.locator('#state');
  await product.fill('Six seeds for our bakery');
  await expect(state).toHaveText('Saved');
  expect(site.asked).toContain(true);

  await studio.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await studio.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Rye with wild honey, shelf 2\./);
  await expect(state).toHaveText(/^Rye with wild honey, shelf 2\.\w+, \d{4,} bytes$/);

  await page.route(`**/projects/${PROJECT}/document*`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': site.url },
          json: { status: 500, detail: 'The disk is full.' },
        })
      : route.fallback(),
  );
  await product.fill('Seven seeds');
  await expect(state).toHaveText('save: The disk is full.');
  await expect(studio.getByText('Not saved', { exact: true })).toBeVisible();
});

test('S16.21 closing saves pending changes, and S16.22 leaves the page, its styles, globals, listeners, fonts and storage unchanged', async ({
  page,
}) => {
  token = () => tokens.get('user') ?? '';
  await page.goto(`${site.url}/project`);
  await page.evaluate(() => {
    localStorage.setItem('theirs', 'kept');
    sessionStorage.setItem('theirs', 'kept');
  });
  // Measured first, because the test adds listeners itself.
  await page.locator('#note').evaluate(() => undefined);
  const before = await traces(page);
  await page.evaluate(() => (window as unknown as Told).open_());
  const studio = studioOf(page);
  const product = studio.getByRole('textbox', { name: 'Product' });
  await expect(product).toBeVisible();
  await expect(studio.getByRole('img', { name: /, page 1 of/ })).toBeVisible();
  // No style of the page reaches the editor.
  expect(await product.evaluate((field) => getComputedStyle(field).letterSpacing)).toBe('normal');
  expect(await page.locator('#studio iframe').boundingBox()).toMatchObject({ width: 1200, height: 800 });

  // The editor changes nothing on the page except its frame.
  const during = await traces(page);
  const { body: _body, ...rest } = during;
  const { body: _before, ...wanted } = before;
  expect(rest).toEqual(wanted);

  await product.fill('Saved at the last moment');
  await page.keyboard.press('Control+b');
  const isSaved = await page.evaluate(() => (window as unknown as Told).handle.close());
  expect(isSaved).toBe(true);
  expect(await told(page)).toContain('saved');
  expect(await traces(page)).toEqual(before);
  await page.evaluate(() => (window as unknown as Told).open_());
  await expect(product).toHaveValue('Saved at the last moment');
});

test('S16.21 S16.22 a template is opened, edited by keys within the editor only, saved and saved as another one', async ({
  page,
}) => {
  token = () => tokens.get('templateDesigner') ?? '';
  await page.goto(`${site.url}/template`);
  await page.evaluate(() => (window as unknown as Told).open_());
  const studio = studioOf(page);
  const layers = studio.getByRole('tree', { name: 'Layers' }).getByRole('treeitem');
  await expect(studio.getByRole('group', { name: 'Canvas' }).getByRole('img')).toBeVisible();
  const count = await layers.count();

  // Keys typed elsewhere on the page do not reach the editor.
  await page.locator('#note').evaluate((field) => field.style.setProperty('display', 'block', 'important'));
  await page.locator('#note').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('rry');
  await expect(page.locator('#note')).toHaveValue('rry');
  await expect(studio.getByRole('button', { name: /^Select/ })).toHaveAttribute('aria-pressed', 'true');

  await studio.getByRole('group', { name: 'Canvas' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+d');
  await expect.poll(() => layers.count()).toBeGreaterThan(count);
  // The host page receives a message a moment later.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Told).handle.hasUnsavedChanges()))
    .toBe(true);
  await page.keyboard.press('Control+s');
  await expect.poll(() => told(page)).toContain('saved');

  await studio.getByRole('button', { name: 'More', exact: true }).click();
  await studio.getByRole('menuitem', { name: 'Download as JSON' }).click();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.stringMatching(/^finished \{"fileName":".+\.json","type":"application\/json"\}$/));
  await studio.getByRole('button', { name: 'More', exact: true }).click();
  await studio.getByRole('menuitem', { name: 'Save as…' }).click();
  await studio.getByRole('textbox', { name: /Name/ }).fill('A card of the bakery');
  await studio.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'A card of the bakery' })).toBeVisible();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.stringMatching(/^moved \{"id":"[\da-f-]{36}"\}$/));
  await studio.getByRole('link', { name: 'Templates' }).click();
  await expect.poll(() => told(page)).toContain('back');
});

test('closing the page around the studio informs other editors of the template at once', async ({
  page,
  context,
}) => {
  token = () => tokens.get('templateDesigner') ?? '';
  await page.goto(`${site.url}/template`);
  const announced = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && EDITOR.test(response.url()),
  );
  await page.evaluate(() => (window as unknown as Told).open_());
  const mine = (await announced).url().replace(EDITOR, `/editors/${randomUUID()}`);
  const others = async () => {
    const headers = { authorization: `Bearer ${token(false)}` };
    const answer = await context.request.put(mine, { headers });
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  expect(await others()).toBe(1);
  await page.goto('about:blank');
  await expect.poll(others).toBe(0);
});

test('S16.21 a missing studio and a missing project are reported', async ({ page }) => {
  token = () => tokens.get('user') ?? '';
  await page.goto(`${site.url}/nowhere`);
  await page.evaluate(() => (window as unknown as Told).open_());
  const failure = {
    during: 'load',
    message: `The studio could not be loaded from ${site.url}/no-studio/frame/index.html.`,
  };
  await expect.poll(() => told(page)).toEqual([`failed ${JSON.stringify(failure)}`]);
  await expect(page.locator('#studio iframe')).toHaveCount(0);

  await page.goto(`${site.url}/unknown`);
  await page.evaluate(() => (window as unknown as Told).open_());
  await expect(studioOf(page).getByText('This project is not there')).toBeVisible();
  await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/"during":"open".*"status":404/));
});
