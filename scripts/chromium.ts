import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, installPackages } from './debianPackages.ts';

/** Flags for every Chromium in tests: no sandbox for root, no traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's headless build of Chromium, which drew the baselines of the visual check. */
const SHELL = 'chromium-headless-shell';

/** The headless build first: it needs no window and opens a page several times faster. */
const SYSTEM_PATHS = [
  `/usr/bin/${SHELL}`,
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
 * Returns why Chromium is missing here, with the way to install it; `undefined` when there is one.
 * @throws Error when `CHROMIUM_PATH` names a missing file
 */
export const missingChromium = (): string | undefined =>
  locate() === undefined
    ? `No Chromium found; on Debian: apt-get install ${SHELL}; elsewhere: npx playwright install chromium, or set CHROMIUM_PATH`
    : undefined;

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @throws Error with the package to install when there is none
 */
export function findChromium(): string {
  const path = locate();
  if (path) return path;
  throw new Error(missingChromium());
}

/** Installs the distribution's Chromium if it is missing and installable. */
export function installChromium(): void {
  if (locate() !== undefined || !canInstall()) return;
  console.log('No Chromium found; installing the distribution’s package …');
  if (!install(SHELL)) install('chromium');
}

/** Like {@link findChromium}, but first installs Debian's package if possible. */
export function ensureChromium(): string {
  installChromium();
  return findChromium();
}

/**
 * Returns the headless build: at `HEADLESS_SHELL_PATH` (empty for none), else `CHROMIUM_PATH` if it is one, else the
 * system's. The build with windows uses the system's hinting, so it draws other pictures.
 */
export function findShell(): string | undefined {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
  const candidates =
    HEADLESS_SHELL_PATH === undefined
      ? [...(CHROMIUM_PATH && basename(CHROMIUM_PATH) === SHELL ? [CHROMIUM_PATH] : []), `/usr/bin/${SHELL}`]
      : [HEADLESS_SHELL_PATH];
  return candidates.find((path) => existsSync(path));
}

/** Like {@link findShell}, but first installs Debian's package if possible, beside any other browser. */
export function ensureShell(): { path: string } | { missing: string } {
  const found = findShell();
  if (found) return { path: found };
  const howTo = `Debian has it as the package ${SHELL}; HEADLESS_SHELL_PATH names one elsewhere.`;
  if (process.env.HEADLESS_SHELL_PATH !== undefined || !canInstall())
    return { missing: `Pictures are drawn by ${SHELL}, which is not installed. ${howTo}` };
  console.log(`Installing ${SHELL}, which draws the pictures …`);
  const isInstalled = install(SHELL);
  const path = findShell();
  if (isInstalled && path) return { path };
  return { missing: `Pictures are drawn by ${SHELL}, which could not be installed. ${howTo}` };
}

function install(name: string): boolean {
  try {
    installPackages([name]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the package of the browser for tests and pictures; none when it is installed, or a setting selects another.
 */
export const missingBrowserPackages = (): readonly string[] =>
  findShell() !== undefined || process.env.HEADLESS_SHELL_PATH !== undefined ? [] : [SHELL];
