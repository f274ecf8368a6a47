import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfPages } from '../../../../platform/pdf-pages';
import {
  drawByPlatform,
  drawByPoppler,
  looksAsByPoppler,
  meanDifference,
  placePageOnWhite,
  SAME_WITHIN,
  type DrawnPage,
} from '../../../../scripts/files/placedPdf';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { outputOf, runTool } from '../../engine/pdf/support/tools';
import { pageOf, pdfOf, streamOf } from '../pdf-pages/support/pdfOf';

const pages = openPdfPages();
afterAll(() => pages.close());

const missing = missingPdfReaders();
const why = because(missing);
const caseOf = (name: string) => new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url)));

/** Draws the original with Poppler, and the page placed in a PDF and as PNG. */
async function threeWays(bytes: Uint8Array) {
  const original = await drawByPoppler(bytes);
  const inPdf = await drawByPoppler(await placePageOnWhite((await pages.read(bytes)).page));
  return { original, inPdf, inPng: await drawByPlatform(pages, bytes, original) };
}

/** Returns the colour of a point, x to the right and y down. */
const at = ({ data, width }: DrawnPage, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

/** Counts pixels darker than half. */
const darkPoints = ({ data }: DrawnPage): number =>
  Array.from({ length: data.length / 3 }, (_, point) => data[point * 3] ?? 255).filter((red) => red < 128)
    .length;

/** Returns the rightmost column with a dark pixel. */
const lastDarkColumn = (page: DrawnPage): number =>
  Array.from({ length: page.width }, (_, x) =>
    Array.from({ length: page.height }, (__, y) => at(page, x, y)[0] ?? 255).some((red) => red < 128),
  ).lastIndexOf(true);

async function expectOriginal(bytes: Uint8Array): Promise<void> {
  const { original, inPdf } = await threeWays(bytes);
  expect(meanDifference(inPdf, original)).toBeLessThan(SAME_WITHIN);
  expect(await looksAsByPoppler(pages, bytes)).toBe(true);
}

// The thread compiles its code first.
describe.skipIf(missing)('placed PDFs', { timeout: 60_000 }, () => {
  it.each(['text-and-lines-without-colour', 'stroke-state'])(
    `F1.01 look as the original when the page was painted before them: %s${why}`,
    async (name) => expectOriginal(caseOf(`placed-pdf-takes-colour-of-page/${name}.pdf`)),
  );

  it.each(['luminosity-fade', 'luminosity-backdrop', 'alpha-fade'])(
    `F1.03 show soft masks as the original: %s${why}`,
    async (name) => expectOriginal(caseOf(`placed-pdf-soft-mask-lost-in-png/${name}.pdf`)),
  );

  it(`F1.03 show the transfer function of a soft mask${why}`, async () => {
    const inverted = '<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>';
    const bytes = pageOf(
      '/G gs 0 0.4 0.8 rg 0 0 40 20 re f',
      `/MediaBox[0 0 40 20]/Resources<</ExtGState<</G<</SMask<</S/Luminosity/TR ${inverted}/G 5 0 R>>>>>>>>`,
      [
        streamOf(
          '1 g 0 0 20 20 re f',
          '/Subtype/Form/BBox[0 0 40 20]/Group<</S/Transparency/CS/DeviceGray>>',
        ),
      ],
    );
    await expectOriginal(bytes);
    const { inPng } = await threeWays(bytes);
    expect([at(inPng, 5, 10), at(inPng, 35, 10)]).toEqual([
      [255, 255, 255],
      [0, 102, 204],
    ]);
  });

  it(`F1.04 show function-based shadings as the original${why}`, async () => {
    const bytes = caseOf('placed-pdf-function-shading-pink/function-shading.pdf');
    await expectOriginal(bytes);
    const { inPng, original } = await threeWays(bytes);
    for (const x of [20, 180])
      for (const y of [10, 90]) {
        const [ours, theirs] = [at(inPng, x, y), at(original, x, y)];
        expect(Math.max(...ours.map((value, index) => Math.abs(value - (theirs[index] ?? 0))))).toBeLessThan(
          6,
        );
      }
  });

  it(`F1.05 open without a password when only changes are restricted${why}`, async () =>
    expectOriginal(caseOf('placed-pdf-restricted-refused/opens-without-password.pdf')));

  it.each(['40', '128', '256'])(
    `F1.05 open without a password with keys of %s bits, text and pictures included${why}`,
    async (bits) => {
      const plain = pageOf('1 0 0 rg 0 0 20 10 re f BT 0 g /F 9 Tf 2 12 Td (Bread) Tj ET', FONT_PAGE);
      const weak = bits === '256' ? [] : ['--allow-weak-crypto'];
      const locked = runTool(
        plain,
        'qpdf',
        [...weak, '--encrypt', '', 'owner', bits, '--', '{}', '{folder}/locked'],
        ({ read }) => new Uint8Array(read('locked')),
      );
      await expectOriginal(locked);
      const pdf = await placePageOnWhite((await pages.read(locked)).page);
      expect(outputOf(pdf, 'pdftotext', '-q', '{}', '-')).toContain('Bread');
    },
  );

  it(`F1.05 open when the protection they name is not in them${why}`, async () => {
    const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 40 20]>>';
    const bytes = pdfOf(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        page,
        streamOf('1 0 0 rg 0 0 20 10 re f'),
      ],
      '/Encrypt 9 0 R',
    );
    const drawn = await drawByPlatform(pages, bytes, { width: 40, height: 20 });
    expect(at(drawn, 5, 15)).toEqual([255, 0, 0]);
  });

  const whole = Buffer.from(pageOf('1 0 0 rg 0 0 20 10 re f'));
  const text = whole.toString('latin1');
  it.each([
    ['without a table', text.slice(0, text.indexOf('xref'))],
    ['with a table elsewhere', text.replace(/startxref\n\d+/, 'startxref\n7')],
    ['with wrong places', text.replaceAll(/00000000(\d\d) 00000 n/g, '0000000000 00000 n')],
    ['without a trailer', text.replace(/trailer[^]*?startxref/, 'startxref')],
    ['with bytes before it', `junk\njunk\n${text}`],
    ['with a length that is wrong', text.replace(/\/Length \d+/, '/Length 7')],
    ['with an object cut off after the page', `${text.slice(0, text.indexOf('xref'))}9 0 obj\n<</A [1 2`],
  ])(`F1.06 open when their table of objects is damaged: %s${why}`, async (_name, damaged) => {
    const bytes = Buffer.from(damaged, 'latin1');
    const { page: placed } = await pages.read(bytes);
    const inPdf = await drawByPoppler(await placePageOnWhite(placed));
    for (const page of [inPdf, await drawByPlatform(pages, bytes, { width: 40, height: 20 })])
      expect([at(page, 5, 15), at(page, 35, 15)]).toEqual([
        [255, 0, 0],
        [255, 255, 255],
      ]);
  });

  it(`F1.07 squeeze letters to the widths of the file when its font is missing${why}`, async () => {
    const { inPng, inPdf, original } = await threeWays(caseOf('placed-pdf-fonts-not-in-it/arial-narrow.pdf'));
    expect(meanDifference(inPdf, original)).toBeLessThan(SAME_WITHIN);
    // “Accessory facilities” in 24 points ends at 177 with the widths of the file, and at 215 with those of a wide
    // font.
    expect(lastDarkColumn(inPng)).toBeGreaterThan(170);
    expect(lastDarkColumn(inPng)).toBeLessThan(180);
  });

  const CJK = [
    ['Japan1', 'UniJIS-UCS2-H', '65E5672C8A9E'],
    ['GB1', 'UniGB-UCS2-H', '4E2D6587'],
    ['CNS1', 'UniCNS-UCS2-H', '4E2D6587'],
    ['Korea1', 'UniKS-UCS2-H', 'D55CAE00'],
  ] as const;
  it.each(CJK)(
    `F1.08 show letters of %s when the file has no font${why}`,
    async (ordering, encoding, letters) => {
      const font = `<</Type/Font/Subtype/Type0/BaseFont/Absent/Encoding/${encoding}/DescendantFonts[5 0 R]>>`;
      const bytes = pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        `<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 200 40]/Resources<</Font<</F ${font}>>>>>>`,
        streamOf(`BT /F 24 Tf 10 10 Td <${letters}> Tj ET`),
        `<</Type/Font/Subtype/CIDFontType0/BaseFont/Absent/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 1>>/FontDescriptor 6 0 R/DW 500>>`,
        '<</Type/FontDescriptor/FontName/Absent/Flags 4/FontBBox[0 -250 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
      ]);
      const drawn = await drawByPlatform(pages, bytes, { width: 200, height: 40 });
      // In the file each is half as wide as its height of 12 points.
      const end = 10 + (letters.length / 4) * 12;
      expect(darkPoints(drawn)).toBeGreaterThan(40);
      expect(lastDarkColumn(drawn)).toBeGreaterThan(end - 8);
      expect(lastDarkColumn(drawn)).toBeLessThanOrEqual(end);
    },
  );
});

const FONT_PAGE =
  '/MediaBox[0 0 40 20]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
