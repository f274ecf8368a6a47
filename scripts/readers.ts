import { execFileSync, spawnSync } from 'node:child_process';
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

/** Installs what is missing where that is possible; elsewhere the tests that need it are skipped. */
export function ensureReaders(): void {
  const programs = missingOf(PACKAGES);
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (programs.length === 0 || !canInstall) return;
  console.log(`Installing ${programs.join(', ')}, which our files are read with …`);
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packagesOf(programs)],
      options,
    );
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
