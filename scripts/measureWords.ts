import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NEW_PARAGRAPH_FORMAT, newTextFrame, type ParagraphOverrides } from '@/engine/document';
import { textItems } from '@/engine/draw/textItems';
import { harfbuzzSubset, writePdf, type SubsetExports } from '@/engine/pdf';
import {
  createFontBook,
  DEFAULT_FAMILY,
  layoutText,
  loadHyphenation,
  openFont,
  type TextParagraph,
} from '@/engine/text';
import { wordsIn } from './wordsIn';

/*
 * Checks that Poppler, MuPDF and pdf.js find and copy the words of lists, tracked text and hyphenated text in a PDF as
 * written: `npm run measure:words -- <folder in which pdfjs-dist is installed>`. The tests run only the first two,
 * because pdf.js is no dependency.
 */

const [folder = ''] = process.argv.slice(2);
const PDF_JS = resolve(folder, 'node_modules/pdfjs-dist/legacy/build/pdf.mjs');
if (!existsSync(PDF_JS)) {
  console.error('Name a folder in which pdfjs-dist is installed (npm install pdfjs-dist).');
  process.exit(1);
}

/** The part of pdf.js in use. */
interface PdfJs {
  getDocument(source: { data: Uint8Array; verbosity: number }): {
    promise: Promise<{
      getPage(number: number): Promise<{
        getTextContent(): Promise<{ items: readonly { str: string; hasEOL: boolean }[] }>;
      }>;
    }>;
  };
}

const { resolve: find } = createRequire(import.meta.url);
const FONT = new Uint8Array(readFileSync(find('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')));
const TEXTS: readonly (readonly [text: string, list?: 'bullets' | 'numbers'])[] = [
  ['Shopping'],
  ['Fresh bread and butter', 'bullets'],
  ['internationalization of responsibilities', 'bullets'],
  ['First things come first', 'numbers'],
  ['Second ones', 'numbers'],
];
const WRITTEN =
  'Shopping • Fresh bread and butter • internationalization of responsibilities 1. First things come first 2. Second ones';
const LOOKS: Readonly<Record<string, readonly [look: ParagraphOverrides, width: number]>> = {
  plain: [{ fontSize: 14 }, 400],
  hyphenated: [{ fontSize: 14, hyphenation: true, language: 'en-US' }, 110],
  tracked: [{ fontSize: 10, trackingRight: 300 }, 400],
};

async function pdfOf(look: ParagraphOverrides, width: number): Promise<Uint8Array> {
  const face = openFont('arimo', FONT);
  const fonts = createFontBook([{ family: DEFAULT_FAMILY, style: 'Regular', face }]);
  const format = { ...NEW_PARAGRAPH_FORMAT, ...look };
  const paragraphs = TEXTS.map(([text, list]): TextParagraph => ({
    runs: [{ text, look: format }],
    format,
    ...(list && { list: { type: list, level: 1 } }),
  }));
  const hyphensOf = await loadHyphenation(['en-US']);
  const { options } = newTextFrame('Text');
  const laid = layoutText({ paragraphs, options, width, height: 400, fonts, hyphensOf });
  const paint = () => ({ type: 'solid', ink: { rgb: [0, 0, 0] }, opacity: 1 }) as const;
  const items = textItems(laid, { letters: paint, ground: paint, overprints: () => false }, fonts);
  const { instance } = await WebAssembly.instantiate(
    readFileSync(find('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  const bleed = { top: 0, right: 0, bottom: 0, left: 0 };
  return writePdf({
    pages: [{ width: width + 20, height: 420, bleed, items }],
    fonts: fonts.faceOfKey,
    pictures: () => undefined,
    ports: { subsetFont: harfbuzzSubset(instance.exports as unknown as SubsetExports) },
  });
}

async function readByPdfJs(data: Uint8Array): Promise<string> {
  const { getDocument } = (await import(pathToFileURL(PDF_JS).href)) as PdfJs;
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
}

const work = mkdtempSync(join(tmpdir(), 'platen-words-'));
for (const [name, [look, width]] of Object.entries(LOOKS)) {
  const path = join(work, `${name}.pdf`);
  const bytes = await pdfOf(look, width);
  writeFileSync(path, bytes);
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const readings = {
    Poppler: run('pdftotext', path, '-'),
    MuPDF: run('mutool', 'draw', '-q', '-F', 'txt', path),
    'pdf.js': await readByPdfJs(bytes),
  };
  for (const [reader, found] of Object.entries(readings))
    console.log(`${name}, ${reader}: ${wordsIn(found) === WRITTEN ? 'right' : wordsIn(found)}`);
}
rmSync(work, { recursive: true });
