import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GlyphsItem } from '@/engine/display';
import { openFont } from '@/engine/text';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { black } from '../../engine/pdf/support/inks';
import { drawn, outputOf, runTool } from '../../engine/pdf/support/tools';
import { pdfOf } from '../../engine/pdf/support/ports';

const missing = missingPdfReaders();
const why = because(missing);

/** Draws the glyphs 1, 2 and 3 of a font, 60 points large, as text and as outlines, at the same positions. */
async function bothWays(name: string) {
  const bytes = new Uint8Array(readFileSync(new URL(`cases/${name}.otf`, import.meta.url)));
  const face = openFont(name, bytes);
  const glyphs = [1, 2, 3].map((id, cluster) => ({ id, x: 10 + 60 * cluster, y: 80, cluster }));
  const item: GlyphsItem = {
    type: 'glyphs',
    font: name,
    size: 60,
    text: 'ABC',
    direction: 'leftToRight',
    glyphs,
    overprint: false,
    fill: { type: 'solid', ink: black, opacity: 1 },
  };
  const fonts = () => face;
  return {
    asText: await pdfOf([item], { fonts }),
    asOutlines: await pdfOf([item], { fonts, options: { outlineText: true } }),
  };
}

/** Returns the mean difference of two drawings, up to 255. */
function difference(one: Buffer, other: Buffer): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

function drawnByPoppler(bytes: Uint8Array): Promise<Buffer> {
  const parameters = ['-r', '288', '-png', '-singlefile', '{}', '{folder}/page'];
  const picture = runTool(bytes, 'pdftoppm', parameters, ({ read }) => read('page.png'));
  return sharp(picture).removeAlpha().raw().toBuffer();
}

describe.skipIf(missing)('fonts of other producers', () => {
  it.each([
    'cid-font-blank-in-pdf/cid-not-glyph-number',
    'cid-font-blank-in-pdf/cid-is-glyph-number',
    'cff-matrix-other-size/2048-says-1000',
    'cff-matrix-other-size/2048-with-its-matrix',
  ])(`F6.01 F6.02 show the same letters in a PDF as outlines: %s${why}`, async (name) => {
    const { asText, asOutlines } = await bothWays(name);
    for (const draw of [drawn, drawnByPoppler]) {
      const outlines = await draw(asOutlines);
      expect(outlines.filter((value) => value < 128).length).toBeGreaterThan(20_000);
      expect(difference(await draw(asText), outlines)).toBeLessThan(1);
    }
    expect(outputOf(asText, 'pdftotext', '-q', '{}', '-').replace(/\s/g, '')).toBe('ABC');
  });
});
