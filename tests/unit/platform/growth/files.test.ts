import { PDFParser, type PDFContext } from '@cantoo/pdf-lib';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, it } from 'vitest';
import { prepareDrawing, readDrawn } from '@/engine/drawing';
import { openZip, zip, ZipError } from '@/domain/archive';
import { ARCHIVE_LIMITS, archivePaths, partsOf } from '@/domain/template-archive';
import { UnreadablePdfError } from '../../../../platform/pdf-pages';
import { firstPage } from '../../../../platform/pdf-pages/firstPage';
import { readPdfPage } from '../../../../platform/pdf-pages/readPdfPage';
import { openWorkCounter } from '../../support/countWork';
import { searchForGrowth, type Subject } from '../../support/searchForGrowth';

const counter = openWorkCounter(['saxes', '@cantoo/pdf-lib']);
afterAll(() => counter.close());

/** Returns a refusal like a reader's caller. */
async function refusing(
  read: () => Promise<unknown>,
  Refusal: new (...given: never[]) => Error,
): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Makes a drawing that closes every opened element. */
function drawingOf(pieces: readonly string[]): string {
  const open: string[] = [];
  const parts = pieces.map((piece) => {
    const opened = /^<(\w+)(?: [^>/]*)?>$/.exec(piece)?.[1];
    if (piece === '</>') return open.length > 0 ? `</${open.pop() ?? ''}>` : '';
    if (opened !== undefined) open.push(opened);
    return piece;
  });
  const end = open.toReversed().map((name) => `</${name}>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...parts, ...end].join('')}</svg>`;
}

const DRAWING: Subject<string> = {
  prepare: drawingOf,
  read: (text) => [prepareDrawing(text), readDrawn(text)],
  // Excludes the even-odd rule, which compares lines with each other, up to a limit.
  pieces: [
    '<g>',
    '</>',
    '<g class="a"/>',
    '<g class="a b c" style="fill:red;stroke:none"/>',
    '<style>.a{fill:red}</style>',
    '<style>.b,.c{fill:red;stroke:blue}</style>',
    '<path d="M0 0L1 1h2z"/>',
    '<rect class="a" width="1" height="1" fill="url(#a)" clip-path="url(#c)"/>',
    '<linearGradient id="a">',
    '<linearGradient id="a" href="#b"/>',
    '<linearGradient id="b" href="#a"/>',
    '<stop class="a" offset="1"/>',
    '<clipPath id="c"><rect width="9" height="9"/></clipPath>',
    'words',
    '<!-- -->',
  ],
};

interface Archive {
  readonly bytes: Uint8Array;
}

/** Makes an archive of files by these names, with their number in place of `#`. */
async function archiveOf(names: readonly string[]): Promise<Archive> {
  const pieces: Uint8Array[] = [];
  const entries = names.map((name, index) => ({
    name: name.replace('#', String(index)),
    bytes: Buffer.from('x'),
  }));
  for await (const piece of zip(entries)) pieces.push(piece);
  return { bytes: Buffer.concat(pieces) };
}

const ARCHIVE: Subject<Archive> = {
  prepare: archiveOf,
  read: ({ bytes }) =>
    refusing(async () => {
      const source = {
        size: bytes.length,
        read: (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length)),
        inflate: (packed: Uint8Array, most: number) =>
          Promise.resolve(inflateRawSync(packed, { maxOutputLength: most })),
      };
      const files = await openZip(source, { ...ARCHIVE_LIMITS, entries: 65_535 });
      partsOf(files);
      for (const file of files) await file.bytes();
    }, ZipError),
  pieces: [
    'notes/#.json',
    'pictures/#.png',
    'pictures/a/b/#.jpg',
    'pictures/#',
    'fonts/#.ttf',
    'fonts/#/',
    '#',
    'ä#.png',
  ],
  size: 150,
};

const PATHS: Subject = {
  prepare: (pieces) => pieces.map((name, index) => name.replace('#', String(index))),
  read: (names) => {
    const giveArchivePath = archivePaths();
    for (const name of names) giveArchivePath('pictures/', name);
  },
  pieces: ['a.png', 'A.png', 'a (2).png', 'b', '#.png', 'a (#).png', 'a/b.png'],
};

/** Makes a PDF of these objects, the first of which is its catalog. */
function textOf(bodies: readonly string[]): Uint8Array {
  const text = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${text}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

/** Makes a PDF of one page of these objects, in which `@` is the number of the next one and `~` its own. */
function pdfOf(pieces: readonly string[]): Uint8Array {
  const [objects, streams] = [
    pieces.filter((piece) => !piece.startsWith(' ')),
    pieces.filter((piece) => piece.startsWith(' ')),
  ];
  const names = objects.map((_, index) => `/F${index} ${index + 5} 0 R`).join('');
  const refs = objects.map((_, index) => `${index + 5} 0 R`).join(' ');
  const paints = objects.map((_, index) => `/F${index} Do`).join(' ');
  const content = `${streams.join('')} ${paints}`;
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count 1/MediaBox[0 0 9 9]/Kids[3 0 R]>>`,
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<<${names}>>/All[${refs}]>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...objects.map((body, index) =>
      body
        .replaceAll('@', String(index + 1 < objects.length ? index + 6 : 3))
        .replaceAll('~', String(index + 5)),
    ),
  ];
  return textOf(bodies);
}

const form = (content: string) =>
  `<</Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</N @ 0 R/S ~ 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
const PDF: Subject<Uint8Array> = {
  prepare: pdfOf,
  read: (bytes) => refusing(() => readPdfPage(bytes), UnreadablePdfError),
  pieces: [
    '<</Next @ 0 R>>',
    '[@ 0 R @ 0 R 1 (a) <00> /DeviceCMYK]',
    '<</Type/OCG/Name(a)>>',
    '<</Type/Font/Subtype/Type1/BaseFont/A>>',
    '<</BM/Multiply/SMask<</G @ 0 R>>>>',
    form('1 0 0 1 k'),
    form('/N Do'),
    form('/N Do /N Do'),
    '[[[[[]]]]]',
    ' q 1 0 0 1 0 0 cm Q',
    ' /F0 Do',
    ' 0 0 1 0 k',
    ' /P scn',
    ' [',
    ' (a',
  ],
  size: 200,
};

/** Makes a PDF of these nodes between its catalog and its only page; each may have all as its kids. */
function treeOf(nodes: readonly string[]): Uint8Array {
  const refs = nodes.map((_, index) => `${index + 4} 0 R`).join(' ');
  const bodies = [
    '<</Type/Catalog/Pages 4 0 R>>',
    '<</Type/Page/MediaBox[0 0 9 9]>>',
    `[${refs} 2 0 R]`,
    ...nodes.map((body, index) => body.replaceAll('@', String(index + 1 < nodes.length ? index + 5 : 2))),
  ];
  return textOf(bodies);
}

const TREE: Subject<PDFContext> = {
  prepare: (nodes) => PDFParser.forBytesWithOptions(treeOf(nodes)).parseDocument(),
  read: firstPage,
  pieces: ['<</Kids 3 0 R>>', '<</Kids[@ 0 R]>>', '<</Kids[]>>', '<</Kids[@ 0 R @ 0 R 4 0 R]>>', '[]', '(a)'],
};

/** Makes a PDF of one page whose content is in streams, with any number of references to them. */
function contentOf(pieces: readonly string[]): Uint8Array {
  const refs = pieces.filter((piece) => piece.endsWith('R'));
  const content = pieces.filter((piece) => !piece.endsWith('R')).join('');
  return textOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]>>',
    `<</Type/Page/MediaBox[0 0 9 9]/Contents[${refs.join('')} 4 0 R]>>`,
    ...['Hex', '85'].map((kind) => {
      const packed = kind === 'Hex' ? Buffer.from(content).toString('hex') : 'z'.repeat(content.length);
      return `<</Filter/ASCII${kind}Decode/Length ${packed.length + 1}>>\nstream\n${packed}>\nendstream`;
    }),
  ]);
}

const CONTENT: Subject<Uint8Array> = {
  prepare: contentOf,
  read: PDF.read,
  pieces: [' 4 0 R', ' 5 0 R', ' 1 0 0 1 k', ' q Q', ' (a', ' [', ' /'],
  size: 200,
};

describe('work on files a stranger sends', () => {
  it('H5.31 grows with the length of a drawing', { timeout: 120_000 }, () =>
    searchForGrowth(counter, DRAWING),
  );
  it('H5.32 grows with the files of an archive', { timeout: 120_000 }, () =>
    searchForGrowth(counter, ARCHIVE),
  );
  it('H5.33 grows with the pictures of a template that becomes an archive', { timeout: 120_000 }, () =>
    searchForGrowth(counter, PATHS),
  );
  it.each(Object.entries({ objects: PDF, content: CONTENT }))(
    'H5.34 grows with the %s of a placed PDF',
    { timeout: 120_000 },
    (_, subject) => searchForGrowth(counter, subject),
  );
  it('H5.34 grows with the tree of pages of a placed PDF', { timeout: 120_000 }, () =>
    searchForGrowth(counter, TREE),
  );
});
