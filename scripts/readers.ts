import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs the tests read PDFs with, by the Debian package each is of: a painter that checked its files only with a reader
 * of its own would repeat its own mistakes.
 */
const OF_PDF: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  pdffonts: 'poppler-utils',
  pdfimages: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
};

/** The same for barcodes. */
const OF_BARCODES: Readonly<Record<string, string>> = { zbarimg: 'zbar-tools', dmtxread: 'dmtx-utils' };

/** The same for films. */
const OF_FILMS: Readonly<Record<string, string>> = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg' };

const PACKAGES = { ...OF_PDF, ...OF_BARCODES, ...OF_FILMS };

const missingOf = (programs: Readonly<Record<string, string>>): string[] => {
  const folders = (process.env.PATH ?? '').split(':');
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  return Object.keys(programs).filter((program) => !isThere(program));
};

const packagesOf = (programs: readonly string[]): string[] => [
  ...new Set(programs.map((program) => PACKAGES[program] ?? program)),
];

const inWords = (programs: readonly string[]): string | undefined =>
  programs.length === 0
    ? undefined
    : `${programs.join(', ')} not installed; on Debian: apt-get install ${packagesOf(programs).join(' ')}`;

/** Why PDFs can't be read with other programs here, and what to do about it; `undefined` where they can. */
export const missingPdfReaders = (): string | undefined => inWords(missingOf(OF_PDF));

/** Why barcodes of this program can't be read here; `undefined` where they can. */
export const missingBarcodeReader = (program: 'zbarimg' | 'dmtxread'): string | undefined =>
  inWords(missingOf({ [program]: program }));

/** Why films can't be read with other programs here; `undefined` where they can. */
export const missingFilmReaders = (): string | undefined => inWords(missingOf(OF_FILMS));

/** The packages those programs are of that are not there. */
export const missingReaderPackages = (): readonly string[] => packagesOf(missingOf(PACKAGES));
