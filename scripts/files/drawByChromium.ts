import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import type { DrawingFont } from '../../platform/drawings';
import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { onPaper, type DrawnPage } from './placedPdf';

let browser: Promise<Browser> | undefined;

/** Draws a drawing with Chromium at a size in pixels, with these fonts besides the machine's. */
export async function drawByChromium(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  fonts: readonly DrawingFont[],
): Promise<DrawnPage> {
  browser ??= chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  const page = await (await browser).newPage({ viewport: { width, height } });
  const faces = fonts.map(
    ({ family, bytes }) =>
      `@font-face{font-family:"${family}";src:url(data:font/ttf;base64,${Buffer.from(bytes).toString('base64')})}`,
  );
  const size = `width:${width}px;height:${height}px`;
  try {
    await page.setContent(
      `<style>body{margin:0}body>svg{display:block;${size}}${faces.join('')}</style>${svg}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await onPaper(sharp(await page.screenshot()));
  } finally {
    await page.close();
  }
}
