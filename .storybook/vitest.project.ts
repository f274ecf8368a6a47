import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Every story in Chromium: it renders, its play function passes, and axe finds nothing, nor anything in the colours of
 * the other theme. Spread into the projects of vitest.config.ts.
 */
export async function storyProjects(): Promise<TestProjectConfiguration[]> {
  return [await storyProject(), adaptationProject()];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const resolve = { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } };
/* Made anew for each project, because Vitest writes the project's name into it. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  // When to give up: what the first page loads of a clean clone is bundled meanwhile, which takes minutes beside other work.
  connectTimeout: 300_000,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Stories as readers see them who set up their browser: zoom, text size, forced colours, writing from right to left. */
function adaptationProject(): TestProjectConfiguration {
  return {
    root,
    resolve,
    optimizeDeps: { entries: ['tests/browser/**/*.test.tsx', 'stories/components/*.stories.tsx'] },
    plugins: [react()],
    test: {
      name: 'stories-adaptation',
      include: ['tests/browser/**/*.test.tsx'],
      isolate: false,
      setupFiles: ['tests/failOnConsole.ts'],
      browser: createBrowser(),
    },
  };
}

async function storyProject(): Promise<TestProjectConfiguration> {
  return {
    root,
    resolve,
    /* Found while running, it would reload the page under a test. */
    optimizeDeps: { include: ['storybook/internal/csf', 'storybook/theming/create', 'axe-core'] },
    plugins: [
      react(),
      await storybookTest({
        configDir: here,
        initialGlobals: { theme: 'light', themes: 'both', motion: 'none' },
      }),
    ],
    test: {
      name: 'stories-themes',
      /* The page with a frame for every screen is looked at twice, once a theme. */
      testTimeout: 30_000,
      /* One page for all, as in Storybook itself: loading everything anew for each file takes most of the time. */
      isolate: false,
      setupFiles: ['tests/failOnConsole.ts', '.storybook/leanReport.ts'],
      browser: createBrowser(),
    },
  };
}
