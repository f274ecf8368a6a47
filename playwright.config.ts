import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/seedTemplate.ts',
  // One more than cores, as with as many these idle for a fifth of the time: a browser waits for the platform, a test for both.
  workers: Math.min(availableParallelism() + 1, 6),
  fullyParallel: false,
  forbidOnly: true,
  // It ends a test that hangs: on a slow and busy machine the whole of a long one takes two minutes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'reports/e2e.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1440, height: 900 },
  },
});
