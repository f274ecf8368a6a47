import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ENVIRONMENTS } from '@/demo';
import { layeredPsd } from '../unit/platform/photoshop/support/psdOf';
import { Designer } from './support/designer';
import { layersOf, paperOf, stageOf } from './support/templateCanvas';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="80" height="80">${inside}</svg>`;
/** As exported by design tools: clipped to its own size, with an even-odd hole and a gradient defined last. */
const SUN = svgOf(
  [
    '<g clip-path="url(#all)"><path id="Sun" fill-rule="evenodd" fill="url(#dawn)"',
    ' d="M20 2C30 2 38 10 38 20C38 30 30 38 20 38C10 38 2 30 2 20C2 10 10 2 20 2ZM12 12H28V28H12Z"/></g>',
    '<defs><linearGradient id="dawn" x1="2" y1="2" x2="38" y2="38" gradientUnits="userSpaceOnUse">',
    '<stop stop-color="orange"/><stop offset="1" stop-color="rgb(240 83 45)"/></linearGradient>',
    '<clipPath id="all"><rect width="40" height="40" fill="white"/></clipPath></defs>',
  ].join(''),
);
const FLOWER = svgOf(
  '<g fill="rgb(240 83 45)"><circle cx="12" cy="20" r="6"/><circle cx="28" cy="20" r="6"/></g>',
);

/** Drops a file in the middle of the page. */
async function drop(page: Page, file: { name: string; type: string; base64: string }): Promise<void> {
  const box = await paperOf(page).boundingBox();
  if (!box) throw new Error('There is no page.');
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await stageOf(page).evaluate(
    (stage, { name, type, base64, ...where }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      stage.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...where }));
    },
    { ...file, ...at },
  );
}
const asSvg = (name: string, text: string) => ({
  name,
  type: 'image/svg+xml',
  base64: Buffer.from(text).toString('base64'),
});

test('drawings of other programs are dropped or pasted as shapes, as a picture, or refused with the reason', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await new Designer(page).begin(TEMPLATES, 'Drawn elsewhere', 'A5');

  await drop(page, asSvg('sun.svg', SUN));
  await expect(layersOf(page)).toHaveText([/^Sun/]);
  await expect(page.getByRole('button', { name: 'Undo drawing' })).toBeEnabled();

  await page.evaluate((text) => navigator.clipboard.writeText(text), FLOWER);
  await stageOf(page).focus();
  await page.keyboard.press('Control+v');
  await expect(layersOf(page).filter({ hasText: 'Drawing 1' })).toBeVisible();

  // Pastes the copy made here, though the system clipboard still has the drawing.
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('button', { name: 'Undo paste' })).toBeEnabled();

  // Text becomes outlines in an available font, and the message names it.
  await drop(page, asSvg('words.svg', svgOf('<text y="9" font-family="Nowhere">Hi</text>')));
  await expect(
    page.getByText(
      'words.svg may look different from what was drawn. It has text in Nowhere, which isn’t here and is drawn in Arimo.',
    ),
  ).toBeVisible();

  // A drawing that shapes can't show becomes one picture in the media.
  const mask = '<mask id="m"><circle cx="20" cy="20" r="9" fill="gray"/></mask>';
  await drop(page, asSvg('moon.svg', svgOf(`${mask}<rect width="40" height="40" mask="url(#m)"/>`)));
  await expect(
    page.getByText('moon.svg was placed as one picture. It has masks, which shapes can’t show.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo new picture' })).toBeEnabled();
  await drop(page, { name: 'notes.txt', type: 'text/plain', base64: '' });
  await expect(page.getByText(/notes\.txt was not added\. Pictures are PNG/)).toBeVisible();

  const picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await drop(page, { name: 'sea.png', type: 'image/png', base64: picture.toString('base64') });
  await expect(page.getByRole('button', { name: 'Undo new picture' })).toBeEnabled();
  const source = page.getByRole('combobox', { name: 'Source' });
  await expect(source.getByRole('option', { name: 'sea.png' })).toHaveCount(1);
  await expect(source).toHaveValue(/"assetId"/);

  const psd = (name: string, bytes: Buffer) => ({ name, type: '', base64: bytes.toString('base64') });
  await drop(page, psd('half.psd', layeredPsd().subarray(0, 40)));
  await expect(page.getByText('half.psd was not added. The PSD can’t be read: it is damaged.')).toBeVisible();
  await drop(page, psd('columns.psd', layeredPsd(20)));
  await expect(source.getByRole('option', { name: 'columns.psd' })).toHaveCount(1);
});

test('F8.01 F8.02 F8.04 text of other programs is pasted with its looks, and copied frames reach the system clipboard', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await new Designer(page).begin(TEMPLATES, 'Pasted from elsewhere', 'A5');
  // The browser sanitizes HTML that a page writes to the clipboard, but not that of other programs.
  await stageOf(page).evaluate((stage) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p style="color: rgb(230, 57, 70)">Fresh</p><ul><li>Roll</li></ul>');
    clipboardData.setData('text/plain', 'Fresh');
    stage.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(layersOf(page)).toHaveText([/^Text 1/]);
  await expect(page.getByRole('button', { name: 'Undo paste' })).toBeEnabled();
  await page.evaluate(() => navigator.clipboard.writeText('one\ntwo'));
  await stageOf(page).focus();
  await page.keyboard.press('Control+v');
  await expect(layersOf(page)).toHaveText([/^Text 2/, /^Text 1/]);

  await page.keyboard.press('Control+c');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const [html, plain] = await Promise.all(
          ['text/html', 'text/plain'].map(async (type) => (await item?.getType(type))?.text()),
        );
        return { hasFrames: html?.includes('data-template-frames'), plain };
      }),
    )
    .toEqual({ hasFrames: true, plain: 'one\ntwo' });
  // The window has lost the focus since: the system clipboard has the latest copy.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.keyboard.press('Control+v');
  await expect(layersOf(page)).toHaveCount(3);
});
