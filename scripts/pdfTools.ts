import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs the tests read PDFs with, by the Debian package each is of: a painter that checked its files only with a reader
 * of its own would repeat its own mistakes.
 */
const PACKAGES: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  pdffonts: 'poppler-utils',
  pdfimages: 'poppler-utils',
  pdftotext: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
};

const missing = (): string[] => {
  const folders = (process.env.PATH ?? '').split(':');
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  return Object.keys(PACKAGES).filter((program) => !isThere(program));
};

const packagesOf = (programs: readonly string[]): string[] => [
  ...new Set(programs.map((program) => PACKAGES[program] ?? program)),
];

/** Why PDFs can't be read with other programs here, and what to do about it; `undefined` where they can. */
export function missingPdfTools(): string | undefined {
  const programs = missing();
  if (programs.length === 0) return undefined;
  return `${programs.join(', ')} not installed; on Debian: apt-get install ${packagesOf(programs).join(' ')}`;
}

/** Installs what is missing where that is possible; elsewhere the tests that need it are skipped. */
export function ensurePdfTools(): void {
  const programs = missing();
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (programs.length === 0 || !canInstall) return;
  console.log(`Installing ${programs.join(', ')}, which PDFs are read with …`);
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packagesOf(programs)],
    options,
  );
}
