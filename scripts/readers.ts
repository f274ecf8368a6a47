import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs with which tests read PDFs, by their Debian packages: a painter tested only with our own reader would repeat
 * its own mistakes.
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

/** The same for videos. */
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

/** Returns why other programs can't read PDFs here, with the way to install them; `undefined` when they can. */
export const missingPdfReaders = (): string | undefined => inWords(missingOf(OF_PDF));

/** Returns why this program can't read barcodes here; `undefined` when it can. */
export const missingBarcodeReader = (program: 'zbarimg' | 'dmtxread'): string | undefined =>
  inWords(missingOf({ [program]: program }));

/** Returns why other programs can't read videos here; `undefined` when they can. */
export const missingFilmReaders = (): string | undefined => inWords(missingOf(OF_FILMS));

/** The packages of missing programs. */
export const missingReaderPackages = (): readonly string[] => packagesOf(missingOf(PACKAGES));
