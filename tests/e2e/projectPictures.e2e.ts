import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ENVIRONMENTS, demoId } from '@/demo';
import { expect, test } from './support/test';

const NAME = 'Post: cinnamon knots';
const PATH = `/environments/${ENVIRONMENTS.auroraProduction}/studio/projects/${demoId(
  `project:${ENVIRONMENTS.auroraProduction}:user:${NAME}`,
)}`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 255, b: 0 } } })
    .png()
    .toBuffer();

/** Returns the share of a picture that is as green as the uploaded one. */
async function greenIn(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 255) < 40 && (data[at + 1] ?? 0) > 215 && (data[at + 2] ?? 255) < 40) green += 1;
  return green / (info.width * info.height);
}

const shown = async (page: Page) => {
  const url = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return greenIn(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
};

test.use({ allowedConsole: [/400/] });

test('H1.07 H1.09 a plain user puts a picture of their own into a project, and downloads it in a PNG', async ({
  openAs,
}, testInfo) => {
  const page = await openAs('user');
  await page.goto(PATH);
  await expect(page.getByRole('img', { name: new RegExp(`^${NAME}, page 1 of`) })).toBeVisible();
  const send = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a picture: Photo' }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await send('small.png', await picture(60, 30));
  await expect(page.getByText(/^small\.png is 60 × 30 px\. It has to be at least/)).toBeVisible();
  expect(await shown(page)).toBe(0);
  await send('green.png', await picture(900, 900));
  await expect.poll(() => shown(page)).toBeGreaterThan(0.1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => shown(page)).toBeGreaterThan(0.1);

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: /PNG/ }).first().check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = testInfo.outputPath('post.png');
  await (await downloading).saveAs(file);
  expect(await greenIn(readFileSync(file))).toBeGreaterThan(0.1);
});
