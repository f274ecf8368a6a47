import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { consolePage } from './consolePage.ts';
import { moduleGraph } from './moduleGraph.ts';
import { SEGMENTER_FILES, unbundledSegmenter } from './unbundledSegmenter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    ...SEGMENTER_FILES,
  ],
  /* Where the console runs that stories of screens link to: that of `npm start` unless it is told. */
  env: (config) => ({ STORYBOOK_CONSOLE_URL: 'http://localhost:4400', ...config }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), consolePage(root), moduleGraph(root), unbundledSegmenter()],
    /* Found at the start, because a package found later reloads the page under a running story. */
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx', 'src/**/*.{ts,tsx}'],
      /* Look for their wasm beside themselves. */
      exclude: ['harfbuzzjs', 'icu'],
    },
  }),
};

export default config;
