import type { Browser, BrowserContext, Page } from 'playwright';
import { ENVIRONMENTS } from '@/demo';
import { withVariable } from './editorDocuments';
import { keyToPainted, watchCanvases } from './paintedKeys';
import { signIn } from './signIn';

const API = '/grafx/api/v1/environment/aurora-production';
const PROJECTS = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects`;
const CPU_SLOWDOWN = 4;
const ROWS = 1_000;

/** Times from a key to the frame that shows it, in milliseconds. */
export interface ProjectKeys {
  /** In a field, to the page of 1,000 words with it. */
  readonly field: number;
  /** In a cell of a batch table of 1,000 rows, to the cell with it. */
  readonly cell: number;
  /** In a cell of an equally large table without any logic. */
  readonly bareCell: number;
}

/** Makes a project of a template with 1,000 words. @returns its address */
async function makeProject(url: string, accessToken: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${API}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const id = await post('/templates?name=1000%20words', withVariable());
  return `${url}${PROJECTS}/${await post('/projects', { template: { id } })}`;
}

async function slowly(context: BrowserContext, page: Page, measure: () => Promise<number>): Promise<number> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const took = await measure();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return took;
}

/** Fills the batch table by a paste as from a spreadsheet, and opens the first cell. */
async function openBatchTable(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Batch table/ }).check({ force: true });
  const grid = page.getByRole('grid', { name: 'Rows' });
  await grid.focus();
  await grid.evaluate((element, count) => {
    const clipboardData = new DataTransfer();
    const lines = Array.from({ length: count }, (_, index) => `Aurora ${index}`);
    clipboardData.setData('text/plain', lines.join('\n'));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ROWS);
  // Includes the header, and the empty row at the end.
  await page.locator(`[role=grid][aria-rowcount="${ROWS + 2}"]`).waitFor();
  await page.keyboard.press('Enter');
  await grid.getByRole('textbox').waitFor();
}

async function measureBareCell(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.evaluate((count) => {
    const rows = Array.from({ length: count }, (_, index) => `<tr><td>${index}<td>Aurora ${index}`);
    document.body.innerHTML = `<table><tr><td>0<td><input>${rows.join('')}</table>`;
  }, ROWS);
  await page.getByRole('textbox').focus();
  return slowly(context, page, () => keyToPainted(page, 'field'));
}

/** Types into a field and a cell of a project, on a four times slower processor. */
export async function measureProjectKeys(browser: Browser, url: string): Promise<ProjectKeys> {
  const { state: storageState, accessToken } = await signIn(browser, url, 'templateDesigner');
  const address = await makeProject(url, accessToken);
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  // The compiler of this file names functions with this helper.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(watchCanvases);
  const bareCell = await measureBareCell(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('img', { name: /, page 1 of 1$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('b');
  const field = await slowly(context, page, () => keyToPainted(page));
  await openBatchTable(page);
  const cell = await slowly(context, page, () => keyToPainted(page, 'field'));
  await context.close();
  return { field, cell, bareCell };
}
