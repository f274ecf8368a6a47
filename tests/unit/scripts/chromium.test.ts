import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureShell, findChromium, findShell } from '../../../scripts/chromium';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

describe('the browser that draws pictures', () => {
  it('is the one a setting names', () => {
    const shell = program('chromium-headless-shell');
    vi.stubEnv('HEADLESS_SHELL_PATH', shell);
    expect(ensureShell()).toEqual({ path: shell });
  });

  it('is the browser of all tests when that is the headless build', () => {
    const shell = program('chromium-headless-shell');
    vi.stubEnv('HEADLESS_SHELL_PATH', undefined);
    vi.stubEnv('CHROMIUM_PATH', shell);
    expect(findShell()).toBe(shell);
  });

  it('is never a desktop build used by other tests', () => {
    const desktop = program('chromium');
    vi.stubEnv('HEADLESS_SHELL_PATH', undefined);
    vi.stubEnv('CHROMIUM_PATH', desktop);
    expect(findChromium()).toBe(desktop);
    expect(findShell()).not.toBe(desktop);
  });

  it('is missing with a reason instead of being replaced', () => {
    vi.stubEnv('HEADLESS_SHELL_PATH', join(folder, 'none'));
    expect(ensureShell()).toEqual({ missing: expect.stringContaining('chromium-headless-shell') as string });
  });
});
