import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfPages } from '../../../../platform/pdf-pages';
import { showPdfPage } from '../../../../platform/pdf-pages/showPdfPage';
import { decodePicture } from '../../../../platform/rendering/decodePicture';
import { drawByPlatform, type DrawnPage } from '../../../../scripts/files/placedPdf';
import { pdfOf, streamOf } from '../pdf-pages/support/pdfOf';

const pages = openPdfPages();
afterAll(() => pages.close());

const SIZE = { width: 400, height: 80 } as const;

/** A descriptor of a font that is not embedded. */
const descriptorOf = (name: string, flags: number, weight = 80) =>
  `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV ${weight}>>`;

/** A page that uses a font by characters, `/C`, and one by glyph numbers, `/G`. */
function pageWith(show: string, face: string, { flags = 32, weight = 80 } = {}): Uint8Array {
  const fonts = `/C<</Type/Font/Subtype/TrueType/BaseFont/${face}/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>/G<</Type/Font/Subtype/Type0/BaseFont/${face}/Encoding/Identity-H/DescendantFonts[5 0 R]>>`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 200 40]/Resources<</Font<<${fonts}>>>>>>`,
    streamOf(`BT 10 12 Td ${show} ET`),
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${face}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 6 0 R/DW 722>>`,
    descriptorOf(face, flags, weight),
  ]);
}

const drawText = (show: string, face: string, look = {}): Promise<DrawnPage> =>
  drawByPlatform(pages, pageWith(show, face, look), SIZE);

/** Counts pixels darker than half. */
const darkPoints = ({ data }: DrawnPage): number => data.filter((value) => value < 128).length / 3;

describe('fonts that are not in a placed PDF', { timeout: 60_000 }, () => {
  // Only “B”: its width is the same in both fonts, so that nothing is squeezed.
  it.each(['ArialMT', 'TimesNewRomanPSMT', 'CourierNewPSMT'])(
    'F9.01 shows the letters of %s when the file has only the numbers of its glyphs',
    async (face) => {
      const [byNumber, byCharacter, none] = await Promise.all(
        ['/G 24 Tf <0025> Tj', '/C 24 Tf (B) Tj', ''].map((show) => drawText(show, face)),
      );
      expect(byNumber?.data.equals(byCharacter?.data ?? Buffer.alloc(0))).toBe(true);
      expect(byNumber?.data.equals(none?.data ?? Buffer.alloc(0))).toBe(false);
    },
  );

  it('F9.01 shows the same letters in a preview and in an output', async () => {
    const bytes = pageWith('/G 24 Tf <00250025> Tj', 'ArialMT');
    const folder = mkdtempSync(join(tmpdir(), 'platen-letters-'));
    try {
      const path = join(folder, 'letters.pdf');
      writeFileSync(path, bytes);
      const preview = (await showPdfPage(path, SIZE.width)).drawn;
      const output = await (await decodePicture(bytes, pages)).onCanvas(SIZE);
      const context = (output.image as Canvas).getContext('2d');
      const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
      const alphas = (samples: ArrayLike<number>) => Array.from(samples).filter((_, at) => at % 4 === 3);
      expect(alphas(data)).toEqual(alphas(preview.samples));
      const unnumbered = await pages.draw(bytes, SIZE);
      expect(alphas(data)).not.toEqual(alphas(unnumbered.samples));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('F9.02 chooses serifs, equal widths and weight by the flags of the missing font', async () => {
    const show = '/C 24 Tf (Bread) Tj';
    const [sans, serif, fixed, bold] = await Promise.all([
      drawText(show, 'Absent', { flags: 32 }),
      drawText(show, 'Absent', { flags: 34 }),
      drawText(show, 'Absent', { flags: 33 }),
      drawText(show, 'Absent', { flags: 32, weight: 160 }),
    ]);
    const drawings = new Set([sans, serif, fixed, bold].map((page) => page.data.toString('base64')));
    expect(drawings.size).toBe(4);
    expect(darkPoints(bold)).toBeGreaterThan(darkPoints(sans) * 1.1);
    // All stems of a sans are thick; serif fonts have thin ones.
    expect(darkPoints(serif)).toBeLessThan(darkPoints(sans));
  });
});
