import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Every story in Chromium, once a theme: it renders, its play function passes, and axe finds nothing. Spread into the
 * projects of vitest.config.ts.
 */
export async function storyProjects(): Promise<TestProjectConfiguration[]> {
  return Promise.all(['light', 'dark'].map((theme) => storyProject(theme)));
}

async function storyProject(theme: string): Promise<TestProjectConfiguration> {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    plugins: [react(), await storybookTest({ configDir: here, initialGlobals: { theme, motion: 'none' } })],
    test: {
      name: `stories-${theme}`,
      setupFiles: ['tests/failOnConsole.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
