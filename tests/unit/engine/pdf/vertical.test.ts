import { describe, expect, it } from 'vitest';
import { textItems } from '@/engine/draw/textItems';
import { writePdf, type PdfInput } from '@/engine/pdf';
import { missingPdfReaders } from '../../../../scripts/readers';
import { drawReference, referenceContext, REFERENCES, type Reference } from '../../../engine/reference';
import { testFonts } from '../support/fonts';
import { paragraphOf } from '../support/text';
import { vertical } from '../support/vertical';
import { black } from './support/inks';
import { inputOf, page } from './support/ports';
import { drawn, outputOf } from './support/tools';

const fonts = testFonts();
const context = await referenceContext(fonts);

/** Writes a page of text in vertical lines of a given length. */
function pdfOfText(text: string, more: Partial<PdfInput> = {}, height = 400): Promise<Uint8Array> {
  const layout = vertical(paragraphOf(text), { height });
  const solid = () => ({ type: 'solid', ink: black, opacity: 1 }) as const;
  const colours = { ground: solid, letters: solid, overprints: () => false };
  const items = textItems(layout, colours, fonts);
  return writePdf(inputOf([page(items, { width: 220, height: 420 })], more));
}

/** Removes invisible characters and line ends from a program's text. */
const plain = (found: string) => found.replaceAll(/[\s\u200b-\u200f\u202a-\u202e]/g, '');

const missing = missingPdfReaders();
const title = 'vertical text in a PDF';
describe.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title} (skipped: ${missing})`,
  () => {
    it.each([
      ['縦書きの文章は、右から左へ「行」が進む。', 60],
      ['1905年にNatsume Sōsekiはタイプライターで書いた', 90],
      ['東京Tokyo駅', 400],
      ['The quick brown fox and the office', 100],
      ['한국어 세로쓰기', 400],
      ['絵🎉と1️⃣', 400],
    ])('S12.42 “%s” is taken out as it is read, over lines of %d points', async (text, height) => {
      const bytes = await pdfOfText(text, {}, height);
      expect(plain(outputOf(bytes, 'pdftotext', '{}', '-'))).toBe(plain(text));
      expect(plain(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))).toBe(plain(text));
    });

    it('S12.42 words of upright and other letters are found whole', async () => {
      const found = outputOf(await pdfOfText('12月25日にPlaten 2.0が出ます。'), 'pdftotext', '{}', '-');
      expect(found).toContain('12月25日にPlaten');
    });

    it('S12.42 columns are read from top to bottom', async () => {
      const { list } = drawReference(REFERENCES['vertical Japanese in two columns'] as Reference, context);
      const found = plain(outputOf(await writePdf(inputOf([list])), 'pdftotext', '{}', '-'));
      expect(found).toMatch(/^「吾輩は猫である。名前はまだ無い。」と、1905年に.*（第一章）。.*つかぬ。$/);
    });

    it('S12.41 outlined it looks the same without a font', async () => {
      const [text, outlined] = await Promise.all([
        pdfOfText('縦書きText'),
        pdfOfText('縦書きText', { options: { outlineText: true } }),
      ]);
      expect(outputOf(outlined, 'pdffonts', '{}').trim().split('\n')).toHaveLength(2);
      const [one, other] = [await drawn(text), await drawn(outlined)];
      const far = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
      expect(far / one.length).toBeLessThan(0.2);
      expect(one.some((value) => value < 32)).toBe(true);
    });

    it('passes a strict syntax check', async () => {
      expect(outputOf(await pdfOfText('縦書きText'), 'qpdf', '--check', '{}')).toContain(
        'No syntax or stream encoding errors found',
      );
    });
  },
);
