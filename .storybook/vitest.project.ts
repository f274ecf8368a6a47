import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { TEST_LIMITS } from '../scripts/testLimits.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Tests every story in Chromium: it renders, its play function passes, and axe finds no violation, nor any in the
 * colours of the other theme. Spread into the projects of vitest.config.ts.
 */
export async function storyProjects(): Promise<TestProjectConfiguration[]> {
  return [await storyProject(), adaptationProject()];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const resolve = { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } };
/* A new object per project, because Vitest writes the project's name into it. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  // A generous timeout: in a clean clone the first page is bundled meanwhile, which takes minutes under load.
  connectTimeout: 300_000,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests stories under adapted browsers: zoom, text size, forced colours, right-to-left text. */
function adaptationProject(): TestProjectConfiguration {
  return {
    root,
    resolve,
    optimizeDeps: { entries: ['tests/browser/**/*.test.tsx', 'stories/components/*.stories.tsx'] },
    plugins: [react()],
    test: {
      name: 'stories-adaptation',
      ...TEST_LIMITS,
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
    /* Found during a test, these would reload its page. */
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
      ...TEST_LIMITS,
      /*
       * One page for all files, as in Storybook itself: reloading everything for each file would take most of the
       * time.
       */
      isolate: false,
      setupFiles: ['tests/failOnConsole.ts', '.storybook/leanReport.ts'],
      browser: createBrowser(),
    },
  };
}
