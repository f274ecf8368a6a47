import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { builtInDrawingFonts, drawingToPdf } from '../../../../platform/drawings';
import { openPdfPages } from '../../../../platform/pdf-pages';
import { measureDrawing } from '../../../../scripts/files/measureDrawing';

const pages = openPdfPages();
afterAll(() => pages.close());

const EMOJI = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
);
const CASES = new URL('./cases/svg/', import.meta.url);
const svgOf = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inside}</svg>`);

// Threads compile their code first.
describe('drawings of others', { timeout: 120_000 }, () => {
  it.each(readdirSync(CASES))('F4.13 look as in the original, as shapes and placed: %s', async (name) => {
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

  it('F4.14 that would lose letters or their colours are refused with the reason', async () => {
    const drawn = (text: string, fonts = builtInDrawingFonts) => drawingToPdf(svgOf(text), fonts);
    await expect(drawn('<text y="9" font-family="Inter">a漢</text>')).rejects.toThrow(
      'it has letters that no font here has',
    );
    const emoji = { family: 'Noto Color Emoji', bytes: readFileSync(EMOJI) };
    const fonts = { ...builtInDrawingFonts, read: () => [...builtInDrawingFonts.read(), emoji] };
    await expect(drawn('<text y="9" font-family="Inter">a😀</text>', fonts)).rejects.toThrow(
      'it has letters in several colours',
    );
  });

  it('F4.15 draw text in the generic family they name, and are refused without it', async () => {
    const draw = async (family: string) => {
      const pdf = await pages.ofDrawing(
        svgOf(`<text x="20" y="90" font-family="${family}" font-size="90">I</text>`),
      );
      const { samples } = await pages.draw(pdf, { width: 100, height: 100 });
      return Buffer.from(samples);
    };
    const [serif, plain, named] = [await draw('serif'), await draw('sans-serif'), await draw('Noto Serif')];
    expect(serif.equals(named)).toBe(true);
    expect(serif.equals(plain)).toBe(false);
    await expect(draw('cursive')).rejects.toThrow('text in cursive, which isn’t here');
  });

  it('F4.10 are refused with the reason, and the next one is drawn', async () => {
    await expect(pages.ofDrawing(svgOf('<g>'.repeat(500)))).rejects.toThrow('It is no SVG that can be read.');
    await expect(pages.ofDrawing(svgOf('<g/>'))).resolves.toBeInstanceOf(Uint8Array);
  });
});
