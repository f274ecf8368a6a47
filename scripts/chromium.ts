import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags every Chromium of the tests is started with: no sandbox for root, no traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless build first: it draws no window of its own and opens a page several times faster. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightPath(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

function locate(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no file.`);
  }
  return [...SYSTEM_PATHS, ...playwrightPath()].find((path) => existsSync(path));
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @throws Error saying what to install when there is none.
 */
export function findChromium(): string {
  const path = locate();
  if (path) return path;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH.',
  );
}

/** Like {@link findChromium}, but installs Debian's package first where that is possible. */
export function ensureChromium(): string {
  const path = locate();
  if (path) return path;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    console.log('No Chromium found; installing the distribution’s package …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = (name: string) => spawnSync('apt-get', ['install', '-y', '-qq', name]).status === 0;
    if (!install('chromium-headless-shell')) install('chromium');
  }
  return findChromium();
}
