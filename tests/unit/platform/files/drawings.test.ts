import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { builtInDrawingFonts, drawingToPdf } from '../../../../platform/drawings';
import { openPdfPages } from '../../../../platform/pdf-pages';
import { measureDrawing } from '../../../../scripts/files/measureDrawing';

const pages = openPdfPages();
afterAll(() => pages.close());

const CASES = new URL('./cases/svg/', import.meta.url);
const svgOf = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inside}</svg>`);

// Threads compile what they run first.
describe('drawings of others', { timeout: 120_000 }, () => {
  it.each(readdirSync(CASES))('F4.13 look as they were drawn, as shapes and placed: %s', async (name) => {
    const outcomes = await measureDrawing(new URL(name, CASES).pathname);
    expect(outcomes?.['Placed']).toBe('right');
    expect(['right', { fault: 'It is placed as one picture.' }]).toContainEqual(outcomes?.['Shapes']);
  });

  it.each([
    ['UTF-16', 'utf16le', [0xff, 0xfe]],
    ['Latin-1', 'latin1', []],
  ] as const)('F4.13 are read in the encoding they are in: %s', async (name, encoding, mark) => {
    const declared = name === 'Latin-1' ? '<?xml version="1.0" encoding="iso-8859-1"?>' : '';
    const text = `${declared}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="é" width="9" height="9"/></svg>`;
    const bytes = Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]);
    const { page } = await pages.read(await drawingToPdf(bytes, builtInDrawingFonts));
    expect([page.width, page.height]).toEqual([6.75, 6.75]);
  });

  it('F4.07 have text in the fonts of the platform, Arial with letters as wide', async () => {
    const pdf = await pages.ofDrawing(
      svgOf('<text x="0" y="90" font-family="Arial" font-size="90">I</text><text y="9"/>'),
    );
    const { samples, width, height } = await pages.draw(pdf, { width: 100, height: 100 });
    const { channels } = await sharp(samples, { raw: { width, height, channels: 4 } }).stats();
    expect(channels[3]?.max).toBe(255);
  });

  it('F4.10 are refused with the reason, and the next one is drawn', async () => {
    await expect(pages.ofDrawing(svgOf('<g>'.repeat(500)))).rejects.toThrow('It is no SVG that can be read.');
    await expect(pages.ofDrawing(svgOf('<g/>'))).resolves.toBeInstanceOf(Uint8Array);
  });
});
