import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium, findShell } from '../../scripts/chromium';
import type { Renderer } from './renderer';

/** Flags that draw letters alike on every machine: no hinting, no coloured edges, no processor-specific code. */
const DRAWING_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
];

/** Starts the Chromium that draws pictures (the headless shell if there is one), and identifies it. */
export async function launchRenderer(): Promise<{ browser: Browser; renderer: Renderer }> {
  const executablePath = findShell() ?? ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...DRAWING_FLAGS] });
  const renderer = { browser: browser.version(), build: basename(executablePath), system: systemName() };
  return { browser, renderer };
}

function systemName(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    const value = (key: string) => new RegExp(`^${key}="?([^"\\n]*)"?$`, 'mu').exec(release)?.[1];
    return [value('ID') ?? process.platform, value('VERSION_ID')].filter(Boolean).join(' ');
  } catch {
    return process.platform;
  }
}
