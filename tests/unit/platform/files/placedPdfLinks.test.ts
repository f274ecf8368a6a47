import { afterAll, describe, expect, it } from 'vitest';
import { newImageFrame, newPlacement, type Document } from '@/engine/document';
import { faultsIn, reportEntries } from '../../../../platform/environment-api/output/reportEntries';
import { openPdfPages } from '../../../../platform/pdf-pages';
import { createRenderer, type RenderRequest } from '../../../../platform/rendering';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { documentOf } from '../../../engine/reference/build';
import { readPdf } from '../../engine/pdf/support/readPdf';
import { outputOf, runTool } from '../../engine/pdf/support/tools';
import { pageOf } from '../pdf-pages/support/pdfOf';
import { pageWith, renderWith } from '../rendering/support/placed';

const pages = openPdfPages();
const renderer = createRenderer({ threads: 1 });
afterAll(() => Promise.all([pages.close(), renderer.close()]));

const missing = missingPdfReaders();
const why = because(missing);

const linkTo = (uri: string, rect = '10 10 60 30', more = '') =>
  `<</Type/Annot/Subtype/Link/Rect[${rect}]${more}/A<</S/URI/URI(${uri})>>>>`;
const SIZE = '/MediaBox[0 0 200 100]';
/** A page of 200 by 100 points with these annotations. */
const linked = (annotations: readonly string[], entries = SIZE) =>
  pageOf('1 0 0 rg 10 10 50 20 re f', `${entries}/Annots[${annotations.join('')}]`);

/** Returns the links of a PDF: their addresses, places and corners. */
const linksOf = (file: Uint8Array = new Uint8Array()) =>
  readPdf(file)
    .filter(({ body }) => body.includes('/Subtype/Link'))
    .map(({ body }) => {
      const listOf = (key: string) =>
        new RegExp(`/${key}\\[([^\\]]*)\\]`)
          .exec(body)?.[1]
          ?.split(' ')
          .map((value) => Math.round(Number(value)));
      const address = Buffer.from(/\/URI<([0-9A-F]*)>/.exec(body)?.[1] ?? '', 'hex').toString('latin1');
      return { address, rect: listOf('Rect'), corners: listOf('QuadPoints') };
    });

const PDF = { format: 'pdf' } as const;

async function outputWith(document: Document, picture: Uint8Array, output: RenderRequest['output'] = PDF) {
  const { files, findings } = await renderWith(renderer, document, picture, { output });
  const lost = findings.flatMap(({ finding }) => (finding.type === 'lostLinks' ? [finding.count] : []));
  return { file: files[0] ?? new Uint8Array(), links: linksOf(files[0]), lost };
}

// The threads compile their code first.
describe('links of placed PDFs', { timeout: 120_000 }, () => {
  const full = pageWith([200, 100]);

  it(`F9.11 are links of the output, at their place${why}`, async () => {
    const picture = linked([
      linkTo('https://example.com/a?b=1'),
      linkTo('mailto:ann@example.com', '100 50 150 60'),
    ]);
    const { file, links, lost } = await outputWith(full, picture);
    expect(links).toEqual([
      { address: 'https://example.com/a?b=1', rect: [10, 10, 60, 30], corners: undefined },
      { address: 'mailto:ann@example.com', rect: [100, 50, 150, 60], corners: undefined },
    ]);
    expect(lost).toEqual([]);
    if (missing) return;
    expect(outputOf(file, 'pdfinfo', '-url', '{}')).toContain('https://example.com/a?b=1');
    expect(outputOf(file, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors');
  });

  it('F9.11 are as large as the frame shows their page, on each page that shows it', async () => {
    const half = pageWith(
      [400, 300],
      [
        [100, 50, 100, 50],
        [200, 200, 200, 100],
      ],
    );
    const { links } = await outputWith(half, linked([linkTo('https://example.com/')]));
    // Half as large, 100 from the left and 50 from the top of a page of 300.
    expect(links.map(({ rect }) => rect)).toEqual([
      [105, 205, 130, 215],
      [210, 10, 260, 30],
    ]);
  });

  it.each([
    ['/Rotate 90', [100, 200], [10, 140, 30, 190]],
    ['/Rotate 180', [200, 100], [140, 70, 190, 90]],
    ['/Rotate 270', [100, 200], [70, 10, 90, 60]],
    ['/CropBox[10 0 110 100]', [100, 100], [0, 10, 50, 30]],
    ['/UserUnit 2', [400, 200], [20, 20, 120, 60]],
  ] as const)('F9.11 follow how their page is looked at: %s', async (entries, [width, height], rect) => {
    const { links } = await outputWith(
      pageWith([width, height]),
      linked([linkTo('https://example.com/')], `${SIZE}${entries}`),
    );
    expect(links.map((link) => link.rect)).toEqual([rect]);
  });

  it('F9.11 are cropped with their page, and removed outside it', async () => {
    const cropped = [
      linkTo('https://example.com/cut', '0 10 60 30'),
      linkTo('https://example.com/gone', '150 10 190 30'),
    ];
    const { links, lost } = await outputWith(
      pageWith([50, 100]),
      linked(cropped, `${SIZE}/CropBox[20 0 70 100]`),
    );
    expect(links).toMatchObject([{ address: 'https://example.com/cut', rect: [0, 10, 40, 30] }]);
    expect(lost).toEqual([]);
  });

  it('F9.11 are cut by the frame that shows a part of their page', async () => {
    const { links } = await outputWith(pageWith([100, 100]), linked([linkTo('https://example.com/')]));
    // The frame shows the middle of the page, from 50 to 150.
    expect(links.map(({ rect }) => rect)).toEqual([[0, 10, 10, 30]]);
  });

  it('F9.11 of a rotated frame have its corners', async () => {
    const frame = {
      ...newImageFrame('Picture'),
      source: { type: 'connector', connectorId: 'media', assetId: 'it' } as const,
    };
    const placement = {
      ...newPlacement('image', { x: 100, y: 100, width: 200, height: 100 }),
      rotationDegrees: 45,
    };
    const turned = documentOf([{ frame, placement }], { width: 400, height: 400 });
    const { links } = await outputWith(turned, linked([linkTo('https://example.com/')]));
    expect(links).toHaveLength(1);
    const [{ corners = [], rect = [] } = {}] = links;
    expect(corners).toHaveLength(8);
    // A rectangle of 50 by 20 rotated by an eighth of a turn is (50 + 20) / √2 wide and high.
    expect(Math.abs((rect[2] ?? 0) - (rect[0] ?? 0) - 49.5)).toBeLessThan(1.5);
    expect(Math.abs((rect[3] ?? 0) - (rect[1] ?? 0) - 49.5)).toBeLessThan(1.5);
  });

  const OTHERS = [
    '<</Type/Annot/Subtype/Link/Rect[10 10 60 30]/Dest[3 0 R/Fit]>>',
    '<</Type/Annot/Subtype/Link/Rect[10 10 60 30]/A<</S/GoTo/D[3 0 R/Fit]>>>>',
    '<</Type/Annot/Subtype/Link/Rect[10 10 60 30]/A<</S/Launch/F(a.exe)>>>>',
    linkTo('javascript:alert\\(1\\)'),
    linkTo('file:///etc/hosts'),
    linkTo('page2.html'),
    linkTo(`https://example.com/${'a'.repeat(2_000)}`),
  ];
  it.each(['pdf', 'check'] as const)('F9.12 to other places are counted and reported: %s', async (format) => {
    const output = format === 'pdf' ? PDF : ({ format, pages: 'all' } as const);
    const { links, lost } = await outputWith(
      full,
      linked([...OTHERS, linkTo('https://example.com/')]),
      output,
    );
    expect(lost).toEqual([OTHERS.length]);
    expect(links).toHaveLength(format === 'pdf' ? 1 : 0);
  });

  it('F9.12 that are not kept are a warning of the report', () => {
    const names = { pages: new Map([['p', 'Front']]), frames: new Map(), firstActions: [] };
    const lost = (count: number) => ({
      record: 0,
      finding: { type: 'lostLinks', pageId: 'p', picture: 'media:it', count } as const,
    });
    const entries = reportEntries([lost(1), lost(2)], names);
    expect(entries.get(0)).toEqual([
      { type: 'LinkNotKept', details: 'The PDF comes without 1 link of media:it on Front.' },
      { type: 'LinkNotKept', details: 'The PDF comes without 2 links of media:it on Front.' },
    ]);
    expect([faultsIn(entries, 'onErrors').size, faultsIn(entries, 'onErrorsAndWarnings').size]).toEqual([
      0, 1,
    ]);
  });

  it('F9.12 exclude hidden ones and other annotations', async () => {
    const none = [
      linkTo('https://example.com/', '10 10 60 30', '/F 2'),
      '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]>>',
      '7',
      'null',
    ];
    const { links, lost } = await outputWith(full, linked(none));
    expect([links, lost]).toEqual([[], []]);
  });

  it('F9.12 beyond a thousand of a page are counted', async () => {
    const many = Array.from({ length: 1_005 }, (_, index) => linkTo(`https://example.com/${index}`));
    const { page, lostLinks } = await pages.read(linked(many));
    expect([page.links?.length, lostLinks]).toEqual([1_000, 5]);
  });

  it('F9.12 have addresses of ASCII characters', async () => {
    const { page } = await pages.read(linked([linkTo('https://example.com/\\344 \\(b\\)')]));
    expect(page.links?.map(({ uri }) => uri)).toEqual(['https://example.com/%C3%A4%20(b)']);
  });

  it('F9.13 are omitted in PDF/X-4 with a finding of their count', async () => {
    const picture = linked([linkTo('https://example.com/'), ...OTHERS]);
    const { links, lost } = await outputWith(full, picture, { format: 'pdf', pdfX4: { title: 'Print' } });
    expect([links, lost]).toEqual([[], [1 + OTHERS.length]]);
  });

  it.skipIf(missing)(`F9.11 are found after another program rewrote the file${why}`, async () => {
    const { file } = await outputWith(full, linked([linkTo('https://example.com/')]));
    const rewritten = runTool(
      file,
      'qpdf',
      ['--object-streams=generate', '{}', '{folder}/out'],
      ({ read }) => new Uint8Array(read('out')),
    );
    const { page } = await pages.read(rewritten);
    expect(page.links).toMatchObject([{ uri: 'https://example.com/' }]);
  });
});
