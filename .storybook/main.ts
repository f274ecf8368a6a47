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
  /* Address of the console that stories of screens link to; by default that of `npm start`. */
  env: (config) => ({ STORYBOOK_CONSOLE_URL: 'http://localhost:4400', ...config }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), consolePage(root), moduleGraph(root), unbundledSegmenter()],
    /* Found at start-up, because a package found later reloads the page during a story. */
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx', 'src/**/*.{ts,tsx}'],
      /* These look for their wasm next to their modules. */
      exclude: ['harfbuzzjs', 'icu'],
    },
  }),
};

export default config;
